// @vitest-environment jsdom
import { schema } from '@eigenpal/docx-editor-core/prosemirror';
import { EditorState, TextSelection, type Transaction } from 'prosemirror-state';
import { CellSelection } from 'prosemirror-tables';
import { expect, it } from 'vitest';
import { createCellArrowsPlugin } from './cell-arrows.ts';

const paragraph = (text: string) => schema.node('paragraph', null, [schema.text(text)]);
const cell = (...texts: readonly string[]) => schema.node('tableCell', null, texts.map(paragraph));
const row = (...cells: readonly ReturnType<typeof cell>[]) => schema.node('tableRow', null, cells);

/** A table of two rows between two paragraphs; each text is found once. */
const writeTable = (isRightToLeft: boolean) =>
  schema.node('doc', null, [
    paragraph('above'),
    schema.node('table', { bidi: isRightToLeft ? true : null }, [
      row(cell('one', 'more'), cell('two'), cell('three')),
      row(cell('four'), cell('five'), cell('six')),
    ]),
    paragraph('below'),
  ]);

/** Text with the caret `|`, or the texts of the selected cells, after the keys. Each paragraph counts as a single letter, with both edges at the caret. */
function press(isRightToLeft: boolean, at: string, ...keys: readonly string[]): string {
  const plugin = createCellArrowsPlugin();
  let state = EditorState.create({ doc: writeTable(isRightToLeft), plugins: [plugin] });
  state.doc.descendants((node, pos) => {
    if (node.text === at) state = state.apply(state.tr.setSelection(TextSelection.create(state.doc, pos)));
  });
  const view = {
    get state() {
      return state;
    },
    dispatch: (tr: Transaction) => {
      state = state.apply(tr);
    },
    endOfTextblock: () => true,
  };
  const { handleKeyDown } = plugin.props;
  for (const name of keys) {
    const event = new KeyboardEvent('keydown', {
      key: name.replace('Shift-', ''),
      shiftKey: name.startsWith('Shift-'),
    });
    if (handleKeyDown && Reflect.apply(handleKeyDown, plugin, [view, event]) !== true) return 'not handled';
  }
  const { selection } = state;
  if (!(selection instanceof CellSelection)) return selection.$head.parent.textContent;
  const selected: string[] = [];
  selection.forEachCell((one) => selected.push(one.textContent));
  return selected.join(' ');
}

it.each([
  ['right to left', true, 'two', 'ArrowLeft', 'three'],
  ['right to left', true, 'two', 'ArrowRight', 'more'],
  ['right to left', true, 'three', 'ArrowLeft', 'four'],
  ['right to left', true, 'one', 'ArrowLeft', 'more'],
  ['right to left', true, 'one', 'ArrowRight', 'above'],
  ['right to left', true, 'six', 'ArrowLeft', 'below'],
  ['left to right', false, 'two', 'ArrowLeft', 'more'],
  ['left to right', false, 'two', 'ArrowRight', 'three'],
  ['left to right', false, 'six', 'ArrowRight', 'below'],
])('in a table from %s, the caret goes to where the arrow points', (_direction, isRtl, at, key, expected) => {
  expect(press(isRtl, at, key)).toBe(expected);
});

it('in a table from right to left, Shift and the left arrow select the cell at the left', () => {
  expect(press(true, 'two', 'Shift-ArrowLeft')).toBe('two three');
  expect(press(true, 'two', 'Shift-ArrowRight')).toBe('onemore two');
  expect(press(true, 'more', 'Shift-ArrowLeft', 'Shift-ArrowLeft')).toBe('onemore two three');
  expect(press(true, 'four', 'Shift-ArrowLeft', 'Shift-ArrowRight')).toBe('four');
});

it('in a table from right to left, Shift and an arrow stay in a cell with another paragraph, and in the row', () => {
  expect(press(true, 'one', 'Shift-ArrowLeft')).toBe('more');
  expect(press(true, 'three', 'Shift-ArrowLeft')).toBe('three');
});

it('an arrow leaves selected cells on the side that it points to', () => {
  expect(press(true, 'two', 'Shift-ArrowLeft', 'ArrowLeft')).toBe('three');
  expect(press(true, 'two', 'Shift-ArrowRight', 'ArrowRight')).toBe('above');
});

it('outside of tables, arrows are left to the browser', () => {
  expect(press(true, 'above', 'ArrowLeft')).toBe('not handled');
});
