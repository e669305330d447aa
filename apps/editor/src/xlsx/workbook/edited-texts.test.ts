import { expect, it } from 'vitest';
import { listEditedTexts } from './edited-texts.ts';
import type { CellChange, Edit } from './edits.ts';
import type { Value } from './workbook.ts';

const enter = (row: number, value: Value, formula?: string): Edit => {
  const change: CellChange = { row, column: 0, value, ...(formula === undefined ? {} : { formula }) };
  return { kind: 'cells', sheet: 1, changes: [change] };
};
const note = (row: number, text: string | null): Edit => ({
  kind: 'note',
  sheet: 1,
  place: { row, column: 0 },
  author: 'R. Weber',
  text,
});

it.each<[string, Edit[], string[]]>([
  ['no edits', [], []],
  [
    'texts, numbers and truth values',
    [enter(0, 'pear'), enter(1, 1.5), enter(2, true)],
    ['pear', '1.5', 'true'],
  ],
  ['a formula', [enter(0, 3, 'A2+1')], ['=A2+1']],
  ['an emptied cell', [enter(0, null)], []],
  ['an error', [enter(0, { error: '#N/A' })], []],
  ['a cell edited twice', [enter(0, 'one'), enter(1, 'two'), enter(0, 'three')], ['three', 'two']],
  ['a cell edited and emptied', [enter(0, 'one'), enter(0, null)], []],
  ['a note beside its cell', [enter(0, 'one'), note(0, 'why')], ['one', 'why']],
  ['a note that was deleted', [note(0, 'why'), note(0, null)], []],
  ['a change of sizes', [{ kind: 'freeze', sheet: 1, rows: 1, columns: 1 }], []],
])('the texts of %s are the last content of each cell', (_, edits, expected) => {
  expect(listEditedTexts(edits)).toEqual(expected);
});

it('cells with the same address on two sheets are told apart', () => {
  const changes = [{ row: 0, column: 0, value: 'x' }];
  const edit: Edit = {
    kind: 'many',
    edits: [
      { kind: 'cells', sheet: 1, changes },
      { kind: 'many', edits: [{ kind: 'cells', sheet: 2, changes }] },
    ],
  };
  expect(listEditedTexts([edit])).toEqual(['x', 'x']);
});
