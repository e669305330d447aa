import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyAll, createWorkbook, getFirstSheet, toArea } from '../testing/cells.ts';
import {
  type ChartRange,
  detectChartRange,
  findChartRange,
  listSeriesReferences,
  maxChartSeries,
} from './chart-ranges.ts';
import { chartTypes } from './charts.ts';

const table = {
  B1: 'Apples',
  C1: 'Pears',
  A2: 'May',
  A3: 'June',
  A4: 'July',
  B2: 1,
  B3: 2,
  B4: 3,
  C2: 4,
  C3: 5,
  C4: 6,
};
const numbers = { A1: 1, B1: 2, A2: 3, B2: 4, A3: 5, B3: 6 };

it.each<[string, Parameters<typeof createWorkbook>[0], string, string]>([
  ['names at both edges', table, 'A1:C4', 'columns with header and categories'],
  ['names in the first row only', table, 'B1:C4', 'columns with header'],
  ['names in the first column only', table, 'A2:C4', 'columns with categories'],
  ['numbers only', numbers, 'A1:B3', 'columns'],
  ['more columns than rows', table, 'A1:C2', 'rows with header and categories'],
  [
    'an empty corner above years',
    { B1: 2025, A2: 1, A3: 2, A4: 3, B2: 4, B3: 5, B4: 6 },
    'A1:B4',
    'columns with header and categories',
  ],
  ['one cell', numbers, 'A1', 'columns'],
  ['one row of numbers', { A1: 1, B1: 2, C1: 3 }, 'A1:C1', 'rows'],
  ['a row with its name', { A1: 'Apples', B1: 2, C1: 3 }, 'A1:C1', 'rows with header'],
])('a range with %s is divided into series', (_, cells, area, expected) => {
  const workbook = createWorkbook(cells);
  const { isInRows, hasHeader, hasCategories } = detectChartRange(
    workbook,
    getFirstSheet(workbook),
    toArea(area),
    'column',
  );
  const parts = [hasHeader ? 'header' : '', hasCategories ? 'categories' : ''].filter((part) => part !== '');
  expect(
    [isInRows ? 'rows' : 'columns', parts.join(' and ')].filter((part) => part !== '').join(' with '),
  ).toBe(expected);
});

it('dates in the first column are categories, and other numbers are values', () => {
  const workbook = createWorkbook(numbers);
  const dated = applyAll(workbook, {
    kind: 'look',
    sheet: 1,
    areas: [toArea('A1:A3')],
    patch: { format: 'yyyy-mm-dd' },
  });
  const detect = (one: typeof workbook) =>
    detectChartRange(one, getFirstSheet(one), toArea('A1:B3'), 'line').hasCategories;
  expect([detect(workbook), detect(dated)]).toEqual([false, true]);
});

it('a scatter chart takes its first column as positions, whatever it contains', () => {
  const workbook = createWorkbook(numbers);
  const detect = (type: 'scatter' | 'line') =>
    detectChartRange(workbook, getFirstSheet(workbook), toArea('A1:B3'), type).hasCategories;
  expect([detect('scatter'), detect('line')]).toEqual([true, false]);
});

const range: ChartRange = {
  sheet: 1,
  area: toArea('A1:C4'),
  hasHeader: true,
  hasCategories: true,
  isInRows: false,
};

it('series in columns and in rows have the references of their names, categories and values', () => {
  const workbook = createWorkbook(table);
  const categories = 'Harvest!$A$2:$A$4';
  expect(listSeriesReferences(workbook, range, 'column')).toEqual([
    { name: 'Harvest!$B$1', categories, values: 'Harvest!$B$2:$B$4' },
    { name: 'Harvest!$C$1', categories, values: 'Harvest!$C$2:$C$4' },
  ]);
  expect(
    listSeriesReferences(workbook, { ...range, isInRows: true, hasCategories: false }, 'column')[3],
  ).toEqual({
    name: 'Harvest!$A$4',
    categories: '',
    values: 'Harvest!$B$4:$C$4',
  });
});

it.each<[string, Partial<ChartRange>, number]>([
  ['a header alone', { area: toArea('A1:C1') }, 0],
  ['categories alone', { area: toArea('A1:A4') }, 0],
  ['a sheet that is gone', { sheet: 99 }, 0],
  ['more columns than a chart shows', { area: toArea('A1:CZ4') }, maxChartSeries],
])('a range with %s gives %2$j series', (_, changes, expected) => {
  expect(listSeriesReferences(createWorkbook(table), { ...range, ...changes }, 'column')).toHaveLength(
    expected,
  );
});

it('a pie has one series, and a doughnut has one for each ring', () => {
  const count = (type: 'pie' | 'doughnut') => listSeriesReferences(createWorkbook(table), range, type).length;
  expect([count('pie'), count('doughnut')]).toEqual([1, 2]);
});

it('the references of any range give a range with the same references again', () => {
  const workbook = createWorkbook(table);
  fc.assert(
    fc.property(
      fc.record({ top: fc.nat(9), left: fc.nat(9), rows: fc.nat(5), columns: fc.nat(5) }),
      fc.constantFrom(...chartTypes),
      fc.boolean(),
      fc.boolean(),
      fc.boolean(),
      ({ top, left, rows, columns }, type, hasHeader, hasCategories, isInRows) => {
        const area = { top, left, bottom: top + rows, right: left + columns };
        const references = listSeriesReferences(
          workbook,
          { sheet: 1, area, hasHeader, hasCategories, isInRows },
          type,
        );
        fc.pre(references.length > 0);
        const found = findChartRange(workbook, references, type);
        expect(found === null ? null : listSeriesReferences(workbook, found, type)).toEqual(references);
      },
    ),
  );
});

it.each([
  ['series of different lengths', 'Harvest!$B$2:$B$4', 'Harvest!$C$2:$C$3'],
  ['series of two sheets', 'Harvest!$B$2:$B$4', "'Sum & total'!$C$2:$C$4"],
  ['series that leave a column out', 'Harvest!$B$2:$B$4', 'Harvest!$D$2:$D$4'],
  ['a reference that is lost', 'Harvest!$B$2:$B$4', '#REF!'],
])('there is no range for %s', (_, ...formulas) => {
  const references = formulas.map((values) => ({ name: '', categories: '', values }));
  expect(findChartRange(createWorkbook(table), references, 'column')).toBeNull();
});
