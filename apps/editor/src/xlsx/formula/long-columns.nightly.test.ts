import { expect, it } from 'vitest';
import { createWorkbook, getValueAt, now } from '../testing/cells.ts';
import { applyEdit, createHistory } from '../workbook/edits.ts';

it.each([
  ['MODE(A:A)', 1],
  ['PERCENTRANK(A:A,1)', 0],
  ['LARGE(A:A,1)', 1],
  ['RANK(1,A:A)', 1],
])('a function calculates with a column of two hundred thousand numbers: %s', (formula, expected) => {
  const changes = Array.from({ length: 200_000 }, (_, row) => ({ row, column: 0, value: 1 }));
  const long = applyEdit(createHistory(createWorkbook({})), { kind: 'cells', sheet: 1, changes }, now);
  const edit = { kind: 'cells', sheet: 1, changes: [{ row: 0, column: 1, value: null, formula }] } as const;
  expect(getValueAt(applyEdit(long, edit, now).workbook, 'B1')).toBe(expected);
});
