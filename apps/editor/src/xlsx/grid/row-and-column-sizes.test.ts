import { expect, it } from 'vitest';
import { readWorkbook } from '../format/read-workbook.ts';
import { createRichWorkbook } from '../testing/rich-workbook.ts';
import { applyToWorkbook } from '../workbook/apply-edit.ts';
import type { WorkbookEdit } from '../workbook/edits.ts';
import { getSheet, type Workbook } from '../workbook/workbook.ts';
import { getRowSizes } from './row-and-column-sizes.ts';

const { workbook } = readWorkbook(createRichWorkbook(), () => 0);
const sizesOf = (of: Workbook) => getRowSizes(of, getSheet(of, 1), 100);
const enter = (row: number, value: string): WorkbookEdit => ({
  kind: 'cells',
  sheet: 1,
  changes: [{ row, column: 1, value }],
});
const resize = (size: number): WorkbookEdit => ({
  kind: 'size',
  sheet: 1,
  axis: 'rows',
  from: 2,
  to: 2,
  size,
});

it('rows that keep their heights keep their positions, as the same object', () => {
  const before = sizesOf(workbook);
  expect(sizesOf(applyToWorkbook(workbook, enter(2, 'other')))).toBe(before);
});

it.each<[what: string, edit: WorkbookEdit, row: number, expected: number]>([
  ['a row with another height', resize(60), 2, 80],
  ['a new row without a height', enter(50, 'new'), 50, 21],
  ['a hidden row', { kind: 'hide', sheet: 1, axis: 'rows', from: 3, to: 3, isHidden: true }, 3, 0],
])(
  '%s has its new size although sizes of the sheet before the change are cached',
  (_, edit, row, expected) => {
    sizesOf(workbook);
    const sizes = sizesOf(applyToWorkbook(workbook, edit));
    expect(sizes.size(row)).toBe(expected);
    expect(sizes.start(row + 1) - sizes.start(row)).toBe(expected);
  },
);

it('positions of rows return to what they were when a height is undone', () => {
  const before = sizesOf(workbook).start(60);
  expect(sizesOf(applyToWorkbook(workbook, resize(60))).start(60)).toBeGreaterThan(before);
  expect(sizesOf(workbook).start(60)).toBe(before);
});
