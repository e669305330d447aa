import { expect, it } from 'vitest';
import { docOfLines, press, select, type, undoEdit, writerOf } from '../tracking/testing/keyboard.ts';
import { endsPlugin } from './ends-plugin.ts';

it('the ends of paragraphs are shown as changed as soon as they are, and no longer', () => {
  const plugin = endsPlugin();
  const writer = writerOf(docOfLines(['one', 'two']), { suggests: true });
  writer.state = writer.state.reconfigure({ plugins: [plugin, ...writer.state.plugins] });
  const shown = () => (plugin.getState(writer.state)?.find() ?? []).map(({ from, to }) => [from, to]);
  select(writer, 9);
  press(writer, 'Enter');
  type(writer, 'x');
  expect(shown()).toEqual([[5, 10]]);
  select(writer, 4);
  press(writer, 'Delete');
  expect(shown()).toEqual([
    [0, 5],
    [5, 10],
  ]);
  undoEdit(writer);
  expect(shown()).toEqual([[5, 10]]);
});
