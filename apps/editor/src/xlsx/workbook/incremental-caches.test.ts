import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listSheetFormulas } from '../formula/formula-lists.ts';
import { applyAll, createWorkbook, getFirstSheet } from '../testing/cells.ts';
import type { CellChange } from './edits.ts';
import { computeUsedArea, type Sheet } from './workbook.ts';

const content = fc.constantFrom<Pick<CellChange, 'value' | 'formula'>[]>(
  { value: null },
  { value: 7 },
  { value: 'text' },
  { value: null, formula: 'A1+1' },
  { value: null, formula: 'SEQUENCE(A1,2)' },
  { value: null, formula: 'SUM(A1:C3)' },
);
const change = fc
  .tuple(fc.nat(5), fc.nat(5), content)
  .map(([row, column, one]): CellChange => ({ row, column, ...one }));
const edits = fc.array(fc.array(change, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 12 });

/** Nothing is remembered of these rows. */
const copyRows = (sheet: Sheet): Sheet => ({
  ...sheet,
  id: sheet.id + 1000,
  rows: new Map(
    [...sheet.rows].map(([index, row]) => [index, { ...row, cells: new Map(row.cells) }] as const),
  ),
});

const listFormulas = (sheet: Sheet) => {
  const { lists, arrays } = listSheetFormulas(sheet);
  return { lists: [...lists].sort(([one], [other]) => one - other), arrays: new Set(arrays) };
};

it('the used range and the formulas, carried from edit to edit, are those that a first look finds', () => {
  fc.assert(
    fc.property(edits, (several) => {
      let workbook = createWorkbook({ A1: 2, B2: '=A1*2' });
      for (const changes of several) {
        // Both are remembered before each edit.
        computeUsedArea(getFirstSheet(workbook));
        listSheetFormulas(getFirstSheet(workbook));
        workbook = applyAll(workbook, { kind: 'cells', sheet: 1, changes });
        const sheet = getFirstSheet(workbook);
        const fresh = copyRows(sheet);
        expect(computeUsedArea(sheet)).toEqual(computeUsedArea(fresh));
        expect(listFormulas(sheet)).toEqual(listFormulas(fresh));
      }
    }),
  );
});
