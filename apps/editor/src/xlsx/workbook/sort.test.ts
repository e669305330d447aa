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

const toArea = (name: string): Area => {
  const area = parseArea(name);
  if (area === null) throw new Error(name);
  return area;
};

/** A workbook with these rows from A1; text that starts with an equals sign is a formula. */
function createWorkbook(rows: readonly (readonly Value[])[], ...more: WorkbookEdit[]): Workbook {
  const changes = rows.flatMap((cells, row) =>
    cells.map((value, column) =>
      typeof value === 'string' && value.startsWith('=')
        ? { row, column, value: null, formula: value.slice(1) }
        : { row, column, value },
    ),
  );
  return applyEdits(blank, { kind: 'cells', sheet: id, changes }, ...more);
}

const applyEdits = (workbook: Workbook, ...edits: WorkbookEdit[]): Workbook =>
  edits.reduce((history, edit) => applyEdit(history, edit, now), createHistory(workbook)).workbook;

const getTestSheet = (workbook: Workbook): Sheet => getSheet(workbook, id);
const getValue = (workbook: Workbook, cell: string): Value | undefined =>
  getCell(getTestSheet(workbook), parseAddress(cell) ?? { row: 0, column: 0 })?.value;
const getColumnValues = (workbook: Workbook, letter: string, rows: readonly number[]): unknown[] =>
  rows.map((row) => getValue(workbook, `${letter}${row}`) ?? null);
const createBoldEdit = (area: string): WorkbookEdit => ({
  kind: 'look',
  sheet: id,
  areas: [toArea(area)],
  patch: { isBold: true },
});

describe('a header row', () => {
  const hasHeader = (workbook: Workbook, area: string): boolean =>
    hasHeaderRow(workbook, getTestSheet(workbook), toArea(area));
  it('a header row is recognised by text above numbers', () => {
    const workbook = createWorkbook([
      ['Name', 'City', 'Points'],
      ['Ida', 'Bonn', 3],
      ['Ali', 'Köln', 1],
    ]);
    expect(hasHeader(workbook, 'A1:C3')).toBe(true);
    expect(hasHeader(workbook, 'A2:C3')).toBe(false);
  });
  it('a header row is recognised by its formatting if all cells are text, or all are numbers', () => {
    const words = [
      ['Name', 'City'],
      ['Ida', 'Bonn'],
      ['Ali', 'Köln'],
    ];
    expect(hasHeader(createWorkbook(words), 'A1:B3')).toBe(false);
    expect(hasHeader(createWorkbook(words, createBoldEdit('A1:B1')), 'A1:B3')).toBe(true);
    const years = [
      [2024, 2025],
      [3, 4],
      [1, 2],
    ];
    expect(hasHeader(createWorkbook(years), 'A1:B3')).toBe(false);
    expect(hasHeader(createWorkbook(years, createBoldEdit('A1:B1')), 'A1:B3')).toBe(true);
  });
  it('a header row is recognised if it is frozen, but not by alternating formats', () => {
    const words = [['Ida'], ['Ali'], ['Ben'], ['Zoe']];
    expect(hasHeader(createWorkbook(words, createBoldEdit('A1'), createBoldEdit('A3')), 'A1:A4')).toBe(false);
    const frozen = createWorkbook(words, { kind: 'freeze', sheet: id, rows: 1, columns: 0 });
    expect(hasHeader(frozen, 'A1:A4')).toBe(true);
  });
});

it('findDataRegion returns the contiguous filled cells around a cell', () => {
  const workbook = createWorkbook([
    ['Name', 'Points', null, 'apart'],
    ['Ida', 3],
    [null, 1],
    [],
    ['elsewhere', 9],
  ]);
  const findRegion = (cell: string) => findDataRegion(getTestSheet(workbook), toArea(cell));
  expect(findRegion('A2')).toEqual(toArea('A1:B3'));
  expect(findRegion('D1')).toEqual(toArea('D1'));
  expect(findRegion('A5')).toEqual(toArea('A5:B5'));
  expect(findRegion('F9')).toBeNull();
});
it('countTotalRows counts rows with sums, also through names, but no running totals', () => {
  const rows = [
    ['Name', 'Points'],
    ['Ida', 3],
    ['Ali', 1],
    ['Sum', '=SUM(B2:B3)'],
    ['Mean', '=AVERAGE(B2:B3)'],
  ];
  const countTotals = (workbook: Workbook, area: string) =>
    countTotalRows(workbook, getTestSheet(workbook), toArea(area));
  expect(countTotals(createWorkbook(rows), 'A1:B5')).toBe(2);
  const named = { ...createWorkbook([...rows.slice(0, 3), ['Sum', '=SUM(Points)']]) };
  const name = { name: 'Points', sheet: null, formula: 'Sheet1!$B$2:$B$3', source: null };
  const called = { ...named, sheets: [{ ...getTestSheet(named), name: 'Sheet1' }] };
  expect(countTotals({ ...called, definedNames: [name] }, 'A1:B4')).toBe(1);
  const balances = createWorkbook(
    [1, 2, 3, 4, 5, 6, 7, 8].map((value, row) => [value, `=SUM(A$1:A${row + 1})`]),
  );
  expect(countTotals(balances, 'A1:B8')).toBe(0);
});
it('hasReferencesToOtherRows recognises relative references to other rows', () => {
  const refersToOtherRows = (formula: string) =>
    hasReferencesToOtherRows(
      getTestSheet(
        createWorkbook([
          [1, null],
          [2, formula],
        ]),
      ),
      toArea('A1:B2'),
    );
  expect(['=A2*2', '=A$1*A2', '=A1+A2', '=SUM(A1:A2)', '=SUM(A:A)'].map(refersToOtherRows)).toEqual([
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
  const createSortEdit = (
    area: string,
    key: number,
    more: Partial<Extract<WorkbookEdit, { kind: 'sort' }>> = {},
  ): WorkbookEdit => ({
    kind: 'sort',
    sheet: id,
    area: toArea(area),
    column: key,
    isDescending: false,
    ...more,
  });
  it('sorting compares further columns if the first one is equal', () => {
    const workbook = applyEdits(
      createWorkbook(rows),
      createSortEdit('A2:D4', 1, { isDescending: true, thenBy: [{ column: 2, isDescending: false }] }),
    );
    expect(getColumnValues(workbook, 'A', [1, 2, 3, 4, 5])).toEqual(['Name', 'Ben', 'Ida', 'Ali', 'Sum']);
  });
  it.each([
    ['es', ['nube', 'Nudo', 'ñandú', 'Oca']],
    ['en', ['ñandú', 'nube', 'Nudo', 'Oca']],
    [undefined, ['ñandú', 'nube', 'Nudo', 'Oca']],
  ])('sorting orders texts by the alphabet of %s', (lang, expected) => {
    const words = createWorkbook([['ñandú'], ['Oca'], ['Nudo'], ['nube']]);
    const language = lang === undefined ? {} : { lang };
    const sorted = applyEdits(words, createSortEdit('A1:A4', 0, language));
    expect(getColumnValues(sorted, 'A', [1, 2, 3, 4])).toEqual(expected);
    const reversed = applyEdits(words, createSortEdit('A1:A4', 0, { ...language, isDescending: true }));
    expect(getColumnValues(reversed, 'A', [4, 3, 2, 1])).toEqual(expected);
  });
  it('sorting moves formulas that refer to their own row, and keeps totals in place', () => {
    const workbook = applyEdits(createWorkbook(rows), createSortEdit('A2:D4', 2));
    expect(getColumnValues(workbook, 'D', [2, 3, 4])).toEqual([2, 2, 6]);
    expect(getCell(getTestSheet(workbook), { row: 3, column: 3 })?.formula).toBe('C4*2');
    expect(getCell(getTestSheet(workbook), { row: 4, column: 2 })?.formula).toBe('SUM(C2:C4)');
    expect(getValue(workbook, 'C5')).toBe(5);
  });
  it('sorting moves neither cells outside its area nor hidden rows', () => {
    const workbook = applyEdits(
      createWorkbook(rows, { kind: 'hide', sheet: id, axis: 'rows', from: 2, to: 2, isHidden: true }),
      createSortEdit('A2:B4', 0),
    );
    expect(getColumnValues(workbook, 'A', [2, 3, 4])).toEqual(['Ben', 'Ali', 'Ida']);
    expect(getColumnValues(workbook, 'C', [2, 3, 4])).toEqual([3, 1, 1]);
  });
  it('one undo reverts a sort', () => {
    const before = createWorkbook(rows);
    const sorted = applyEdit(createHistory(before), createSortEdit('A2:D4', 0), now);
    expect(applyEdit(sorted, { kind: 'undo' }, now).workbook).toBe(before);
  });
});
