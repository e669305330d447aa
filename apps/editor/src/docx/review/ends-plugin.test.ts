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

it('paragraph ends are marked as changed at once, and unmarked at once', () => {
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
