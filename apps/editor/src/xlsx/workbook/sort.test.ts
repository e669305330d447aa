import { blankXlsx } from '@redraft/documents';
import { describe, expect, it } from 'vitest';
import { readWorkbook } from '../format/read-workbook.ts';
import { parseAddress, parseArea } from './area.ts';
import { countTotalRows, findDataRegion, hasHeaderRow, hasReferencesToOtherRows } from './data-region.ts';
import { applyEdit, createHistory, type WorkbookEdit } from './edits.ts';
import { type Area, getCell, getSheet, type Sheet, type Value, type Workbook } from './workbook.ts';

const now = () => Date.UTC(2026, 10, 23);
const blank = readWorkbook(blankXlsx(), now).workbook;
const id = blank.sheets[0]?.id ?? 0;

const areaOf = (name: string): Area => {
  const area = parseArea(name);
  if (area === null) throw new Error(name);
  return area;
};

/** A workbook with these rows from A1; text that starts with an equals sign is a formula. */
function bookOf(rows: readonly (readonly Value[])[], ...more: WorkbookEdit[]): Workbook {
  const changes = rows.flatMap((cells, row) =>
    cells.map((value, column) =>
      typeof value === 'string' && value.startsWith('=')
        ? { row, column, value: null, formula: value.slice(1) }
        : { row, column, value },
    ),
  );
  return after(blank, { kind: 'cells', sheet: id, changes }, ...more);
}

const after = (workbook: Workbook, ...edits: WorkbookEdit[]): Workbook =>
  edits.reduce((history, edit) => applyEdit(history, edit, now), createHistory(workbook)).workbook;

const sheetIn = (workbook: Workbook): Sheet => getSheet(workbook, id);
const at = (workbook: Workbook, cell: string): Value | undefined =>
  getCell(sheetIn(workbook), parseAddress(cell) ?? { row: 0, column: 0 })?.value;
const column = (workbook: Workbook, letter: string, rows: readonly number[]): unknown[] =>
  rows.map((row) => at(workbook, `${letter}${row}`) ?? null);
const bold = (area: string): WorkbookEdit => ({
  kind: 'look',
  sheet: id,
  areas: [areaOf(area)],
  patch: { isBold: true },
});

describe('a header row', () => {
  const isHeader = (workbook: Workbook, area: string): boolean =>
    hasHeaderRow(workbook, sheetIn(workbook), areaOf(area));
  it('a header row is told by words over numbers', () => {
    const workbook = bookOf([
      ['Name', 'City', 'Points'],
      ['Ida', 'Bonn', 3],
      ['Ali', 'Köln', 1],
    ]);
    expect(isHeader(workbook, 'A1:C3')).toBe(true);
    expect(isHeader(workbook, 'A2:C3')).toBe(false);
  });
  it('a header row is told by its looks where all is words, or all is numbers', () => {
    const words = [
      ['Name', 'City'],
      ['Ida', 'Bonn'],
      ['Ali', 'Köln'],
    ];
    expect(isHeader(bookOf(words), 'A1:B3')).toBe(false);
    expect(isHeader(bookOf(words, bold('A1:B1')), 'A1:B3')).toBe(true);
    const years = [
      [2024, 2025],
      [3, 4],
      [1, 2],
    ];
    expect(isHeader(bookOf(years), 'A1:B3')).toBe(false);
    expect(isHeader(bookOf(years, bold('A1:B1')), 'A1:B3')).toBe(true);
  });
  it('a header row is not told by stripes, but by being frozen', () => {
    const words = [['Ida'], ['Ali'], ['Ben'], ['Zoe']];
    expect(isHeader(bookOf(words, bold('A1'), bold('A3')), 'A1:A4')).toBe(false);
    const frozen = bookOf(words, { kind: 'freeze', sheet: id, rows: 1, columns: 0 });
    expect(isHeader(frozen, 'A1:A4')).toBe(true);
  });
});

it('the rows that are sorted are all that stand together around a cell', () => {
  const workbook = bookOf([['Name', 'Points', null, 'apart'], ['Ida', 3], [null, 1], [], ['elsewhere', 9]]);
  const region = (cell: string) => findDataRegion(sheetIn(workbook), areaOf(cell));
  expect(region('A2')).toEqual(areaOf('A1:B3'));
  expect(region('D1')).toEqual(areaOf('D1'));
  expect(region('A5')).toEqual(areaOf('A5:B5'));
  expect(region('F9')).toBeNull();
});
it('the rows that are sorted end before totals, also those of a name, but not before what each row sums up', () => {
  const rows = [
    ['Name', 'Points'],
    ['Ida', 3],
    ['Ali', 1],
    ['Sum', '=SUM(B2:B3)'],
    ['Mean', '=AVERAGE(B2:B3)'],
  ];
  const totals = (workbook: Workbook, area: string) =>
    countTotalRows(workbook, sheetIn(workbook), areaOf(area));
  expect(totals(bookOf(rows), 'A1:B5')).toBe(2);
  const named = { ...bookOf([...rows.slice(0, 3), ['Sum', '=SUM(Points)']]) };
  const name = { name: 'Points', sheet: null, formula: 'Sheet1!$B$2:$B$3', source: null };
  const called = { ...named, sheets: [{ ...sheetIn(named), name: 'Sheet1' }] };
  expect(totals({ ...called, definedNames: [name] }, 'A1:B4')).toBe(1);
  const balances = bookOf([1, 2, 3, 4, 5, 6, 7, 8].map((value, row) => [value, `=SUM(A$1:A${row + 1})`]));
  expect(totals(balances, 'A1:B8')).toBe(0);
});
it('the rows that are sorted are known to speak of other rows', () => {
  const reaches = (formula: string) =>
    hasReferencesToOtherRows(
      sheetIn(
        bookOf([
          [1, null],
          [2, formula],
        ]),
      ),
      areaOf('A1:B2'),
    );
  expect(['=A2*2', '=A$1*A2', '=A1+A2', '=SUM(A1:A2)', '=SUM(A:A)'].map(reaches)).toEqual([
    false,
    false,
    true,
    true,
    false,
  ]);
});

describe('sorting', () => {
  const rows = [
    ['Name', 'City', 'Points', 'Twice'],
    ['Ida', 'Bonn', 3, '=C2*2'],
    ['Ali', 'Aachen', 1, '=C3*2'],
    ['Ben', 'Bonn', 1, '=C4*2'],
    ['Sum', null, '=SUM(C2:C4)', null],
  ];
  const sort = (
    area: string,
    key: number,
    more: Partial<Extract<WorkbookEdit, { kind: 'sort' }>> = {},
  ): WorkbookEdit => ({
    kind: 'sort',
    sheet: id,
    area: areaOf(area),
    column: key,
    isDescending: false,
    ...more,
  });
  it('sorting goes by the further columns where the first is alike', () => {
    const workbook = after(
      bookOf(rows),
      sort('A2:D4', 1, { isDescending: true, thenBy: [{ column: 2, isDescending: false }] }),
    );
    expect(column(workbook, 'A', [1, 2, 3, 4, 5])).toEqual(['Name', 'Ben', 'Ida', 'Ali', 'Sum']);
  });
  it('sorting takes along what a formula says of its own row, and leaves what sums the rows up', () => {
    const workbook = after(bookOf(rows), sort('A2:D4', 2));
    expect(column(workbook, 'D', [2, 3, 4])).toEqual([2, 2, 6]);
    expect(getCell(sheetIn(workbook), { row: 3, column: 3 })?.formula).toBe('C4*2');
    expect(getCell(sheetIn(workbook), { row: 4, column: 2 })?.formula).toBe('SUM(C2:C4)');
    expect(at(workbook, 'C5')).toBe(5);
  });
  it('sorting moves nothing outside of its area, and no hidden row', () => {
    const workbook = after(
      bookOf(rows, { kind: 'hide', sheet: id, axis: 'rows', from: 2, to: 2, isHidden: true }),
      sort('A2:B4', 0),
    );
    expect(column(workbook, 'A', [2, 3, 4])).toEqual(['Ben', 'Ali', 'Ida']);
    expect(column(workbook, 'C', [2, 3, 4])).toEqual([3, 1, 1]);
  });
  it('sorting puts rows back in one step', () => {
    const before = bookOf(rows);
    const sorted = applyEdit(createHistory(before), sort('A2:D4', 0), now);
    expect(applyEdit(sorted, { kind: 'undo' }, now).workbook).toBe(before);
  });
});
