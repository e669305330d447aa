import { expect, it } from 'vitest';
import {
  createDocOfLines,
  createSimulatedWriter,
  pressKey,
  select,
  type,
  undoEdit,
} from '../tracking/testing/keyboard.ts';
import { createParagraphMarksPlugin } from './ends-plugin.ts';

it('the ends of paragraphs are shown as changed as soon as they are, and no longer', () => {
  const plugin = createParagraphMarksPlugin();
  const writer = createSimulatedWriter(createDocOfLines(['one', 'two']), { isSuggesting: true });
  writer.state = writer.state.reconfigure({ plugins: [plugin, ...writer.state.plugins] });
  const shown = () => (plugin.getState(writer.state)?.find() ?? []).map(({ from, to }) => [from, to]);
  select(writer, 9);
  pressKey(writer, 'Enter');
  type(writer, 'x');
  expect(shown()).toEqual([[5, 10]]);
  select(writer, 4);
  pressKey(writer, 'Delete');
  expect(shown()).toEqual([
    [0, 5],
    [5, 10],
  ]);
  undoEdit(writer);
  expect(shown()).toEqual([[5, 10]]);
});
