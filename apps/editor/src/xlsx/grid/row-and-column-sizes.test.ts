import { expect, it } from 'vitest';
import { readWorkbook } from '../format/read-workbook.ts';
import { applyAll, createWorkbook } from '../testing/cells.ts';
import { createRichWorkbook } from '../testing/rich-workbook.ts';
import { applyToWorkbook } from '../workbook/apply-edit.ts';
import type { WorkbookEdit } from '../workbook/edits.ts';
import type { CellFormat } from '../workbook/style.ts';
import { getSheet, type Workbook } from '../workbook/workbook.ts';
import { getRowSizes } from './row-and-column-sizes.ts';

const read = readWorkbook(createRichWorkbook(), () => 0).workbook;
/** Rows are lower than a line of text, unless they have one. */
const workbook: Workbook = {
  ...read,
  sheets: read.sheets.map((sheet) => ({ ...sheet, defaultHeight: 12 })),
};
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
  ['a new row without a height', enter(50, 'new'), 50, 20],
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

it.each([
  ['a number, which does not wrap,', 0.142857142857, 20],
  ['words that wrap', 'one two three four five six', 74],
])('a row with %s is as high as its lines', (_, value, expected) => {
  const styles = workbook.styles.map((style, index) =>
    index === 0 ? { ...style, format: { ...style.format, wraps: true } } : style,
  );
  const sheet = getSheet(workbook, 1);
  const cells = new Map([[1, { value, formula: '', style: 0 }]]);
  const rows = new Map([[0, { height: null, isHidden: false, style: null, cells }]]);
  expect(getRowSizes({ ...workbook, styles }, { ...sheet, rows }, 100).size(0)).toBe(expected);
});

const longText = 'one two three four five six seven eight nine ten';

it.each([
  ['over several rows is as high as others', { top: 2, left: 1, bottom: 3, right: 1 }, 20],
  [
    'over several columns is as high as its lines in all of them',
    { top: 2, left: 1, bottom: 2, right: 4 },
    38,
  ],
  ['in a single cell is as high as its lines', null, 128],
])('a row with words that wrap %s', (_, merge, expected) => {
  const styles = workbook.styles.map((style, index) =>
    index === 0 ? { ...style, format: { ...style.format, wraps: true } } : style,
  );
  const edited = applyToWorkbook({ ...workbook, styles }, enter(2, longText));
  const sheets = edited.sheets.map((sheet) => ({ ...sheet, merges: merge === null ? [] : [merge] }));
  // Without the merged cells, the same row was measured before.
  sizesOf(edited);
  expect(sizesOf({ ...edited, sheets }).size(2)).toBe(expected);
});

it.each<[what: string, format: Partial<CellFormat>, first: number, then: number, isHigher: boolean]>([
  ['a number that becomes another one', { wraps: true }, 1, 123_456_789, false],
  ['a number that becomes words that wrap', { wraps: true }, 1, 0, true],
  ['a rotated number that becomes longer', { rotation: 90 }, 1, 123_456_789, true],
])('a row has the height of a result: %s', (_, format, first, then, isHigher) => {
  const plain = createWorkbook({ A1: first, A2: '=IF(A1=0,"one two three four five six seven",A1)' });
  const styles = plain.styles.map((style) => ({ ...style, format: { ...style.format, ...format } }));
  const before = { ...plain, styles };
  const heightIn = (of: Workbook) => getRowSizes(of, getSheet(of, 1), 100).size(1);
  const height = heightIn(before);
  const after = applyAll(before, {
    kind: 'cells',
    sheet: 1,
    changes: [{ row: 0, column: 0, value: then }],
  });
  expect(heightIn(after) > height).toBe(isHigher);
  expect(heightIn(after)).toBe(heightIn({ ...after, styles: [...styles] }));
});
