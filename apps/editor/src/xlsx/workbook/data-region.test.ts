import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyAll, createWorkbook, getFirstSheet, toArea } from '../testing/cells.ts';
import { contains, containsArea, createAreaBetween, formatArea } from './area.ts';
import { countTotalRows, findDataRegion, hasHeaderRow, hasReferencesToOtherRows } from './data-region.ts';
import { type CellAddress, emptyRow, type Row, type Sheet } from './workbook.ts';

const findRegion = (cells: Parameters<typeof createWorkbook>[0], start: string): string | null => {
  const region = findDataRegion(getFirstSheet(createWorkbook(cells)), toArea(start));
  return region === null ? null : formatArea(region);
};

const table = { B2: 'a', C2: 'b', B3: 1, C3: 2, B4: 3 };

it.each<[string, Parameters<typeof createWorkbook>[0], string, string | null]>([
  ['the cells around one of them', table, 'C3', 'B2:C4'],
  ['the cells beside an empty one', table, 'D3', 'B2:C4'],
  ['the cells beside an empty corner', table, 'A5', 'B2:C4'],
  ['no cells two columns away', table, 'E3', null],
  ['nothing on an empty sheet', {}, 'A1', null],
  ['cells that touch only at a corner', { A1: 1, B2: 2, C3: 3 }, 'A1', 'A1:C3'],
  ['one side of an empty column', { A1: 1, C1: 2 }, 'A1', 'A1'],
  ['both sides of an empty column inside', { A1: 1, C1: 2, A2: 3, B2: 4, C2: 5 }, 'A1', 'A1:C2'],
  ['a cell with only a formula', { A1: '=""', A2: '=Z9' }, 'A2', 'A1:A2'],
])('the data region has %s', (_, cells, start, expected) => {
  expect(findRegion(cells, start)).toBe(expected);
});

const emptySheet = getFirstSheet(createWorkbook({}));

function createSheet(places: readonly CellAddress[]): Sheet {
  const rows = new Map<number, Row>();
  for (const { row, column } of places) {
    const cells = new Map(rows.get(row)?.cells).set(column, { value: 1, style: 0 });
    rows.set(row, { ...emptyRow, cells });
  }
  return { ...emptySheet, rows };
}

it('a data region is surrounded by empty cells, and contains the regions of its cells', () => {
  const place = fc.record({ row: fc.nat(7), column: fc.nat(7) });
  fc.assert(
    fc.property(fc.array(place, { minLength: 1, maxLength: 14 }), (places) => {
      const sheet = createSheet(places);
      const [start = { row: 0, column: 0 }] = places;
      const region = findDataRegion(sheet, createAreaBetween(start, start));
      if (region === null) throw new Error('The region of a filled cell is missing');
      const surroundings = {
        top: region.top - 1,
        left: region.left - 1,
        bottom: region.bottom + 1,
        right: region.right + 1,
      };
      const near = places.filter((one) => contains(surroundings, one));
      expect(near.filter((one) => !contains(region, one))).toEqual([]);
      for (const one of near) {
        const other = findDataRegion(sheet, createAreaBetween(one, one));
        expect(other !== null && containsArea(region, other)).toBe(true);
      }
    }),
  );
});

it.each<[string, Parameters<typeof createWorkbook>[0], string, boolean]>([
  ['text above numbers', { A1: 'Count', A2: 1 }, 'A1:A2', true],
  ['text above formulas', { A1: 'Count', A2: '="x"' }, 'A1:A2', true],
  ['text above a gap and numbers', { A1: 'Count', A3: 1 }, 'A1:A3', true],
  ['text above text', { A1: 'Fruit', A2: 'Apple' }, 'A1:A2', false],
  ['numbers above numbers', { A1: 2025, A2: 1 }, 'A1:A2', false],
  ['a formula above numbers', { A1: '="Count"', A2: 1 }, 'A1:A2', false],
  ['text and a number above numbers', { A1: 'Count', B1: 1, A2: 1, B2: 2 }, 'A1:B2', false],
  ['text in one of two columns', { A1: 'Count', A2: 1, B2: 2 }, 'A1:B2', true],
  ['an empty first row', { A2: 1 }, 'A1:A2', false],
  ['a single row', { A1: 'Count' }, 'A1', false],
])('a first row with %s is judged as a header or not', (_, cells, area, expected) => {
  const workbook = createWorkbook(cells);
  expect(hasHeaderRow(workbook, getFirstSheet(workbook), toArea(area))).toBe(expected);
});

const names = { A1: 'Fruit', B1: 'Colour', A2: 'Apple', B2: 'red', A3: 'Pear', B3: 'green' };

it.each([
  ['A1:B1', true],
  ['A1', false],
  ['A1:B3', false],
  ['A1:B2', false],
])('bold text in %s makes the first row a header: %j', (bold, expected) => {
  const workbook = applyAll(createWorkbook(names), {
    kind: 'look',
    sheet: 1,
    areas: [toArea(bold)],
    patch: { isBold: true },
  });
  expect(hasHeaderRow(workbook, getFirstSheet(workbook), toArea('A1:B3'))).toBe(expected);
});

it('rows frozen down to the first row of an area make it a header', () => {
  const freeze = (rows: number) =>
    applyAll(createWorkbook(names), { kind: 'freeze', sheet: 1, rows, columns: 0 });
  expect(
    [0, 1, 2].map((rows) => hasHeaderRow(freeze(rows), getFirstSheet(freeze(rows)), toArea('A1:B3'))),
  ).toEqual([false, true, false]);
});

it.each<[string, Parameters<typeof createWorkbook>[0], string, number]>([
  ['a sum', { A1: 1, A2: 2, A3: '=SUM(A1:A2)' }, 'A1:A3', 1],
  ['a sum and an average', { A1: 1, A2: 2, A3: '=SUM(A1:A2)', A4: '=AVERAGE(A1:A2)' }, 'A1:A4', 2],
  ['a sum through a name', { B2: 1, B3: 2, B4: 3, B5: '=SUM(apples)' }, 'B2:B5', 1],
  ['a sum of another sheet', { A1: 1, A2: 2, A3: "=SUM('Sum & total'!A1:A2)" }, 'A1:A3', 0],
  ['a sum of its own sheet by name', { A1: 1, A2: 2, A3: '=SUM(harvest!A1:A2)' }, 'A1:A3', 1],
  ['a formula about its own row', { A1: 1, B1: '=A1*2', A2: 2, B2: '=A2*2' }, 'A1:B2', 0],
  ['a sum of its own row', { A1: 1, B1: 2, C1: '=SUM(A1:B1)', A2: 1, C2: '=SUM(A2:B2)' }, 'A1:C2', 0],
  ['a sum in the middle', { A1: 1, A2: 2, A3: '=SUM(A1:A2)', A4: 4 }, 'A1:A4', 0],
  ['no formula', { A1: 1, A2: 2 }, 'A1:A2', 0],
])('the total rows at the end of an area with %s are counted', (_, cells, area, expected) => {
  const workbook = createWorkbook(cells);
  expect(countTotalRows(workbook, getFirstSheet(workbook), toArea(area))).toBe(expected);
});

it('a column of running sums has no total rows', () => {
  const rows = Array.from({ length: 9 }, (_, index) => index + 3);
  const workbook = createWorkbook({
    A1: 1,
    A2: 2,
    ...Object.fromEntries(rows.map((row) => [`B${row}`, `=SUM(A1:A${row - 1})`])),
  });
  expect(countTotalRows(workbook, getFirstSheet(workbook), toArea('A1:B11'))).toBe(0);
});

it.each([
  ['A3*2', false],
  ['A2*2', true],
  ['A$2*2', false],
  ['SUM(A3:C3)', false],
  ['SUM(A3:A4)', true],
  ['SUM(A$1:A$9)', false],
  ['SUM(A:A)', false],
  ['"A2"', false],
  ['SUM(2:2)', true],
  ['SUM(3:3)', false],
  ['SUM($2:$2)', false],
  ['$A4', true],
])('the formula %s in the third row refers to other rows: %j', (formula, expected) => {
  const sheet = getFirstSheet(createWorkbook({ A1: 1, A3: 2, D3: `=${formula}` }));
  expect(hasReferencesToOtherRows(sheet, toArea('A1:D4'))).toBe(expected);
});
