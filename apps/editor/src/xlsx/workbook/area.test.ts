import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  contains,
  containsArea,
  createAreaBetween,
  formatAddress,
  formatArea,
  formatColumn,
  intersectArea,
  isOneCell,
  overlaps,
  parseAddress,
  parseArea,
  parseColumn,
  shiftAddress,
  shiftArea,
  shiftEnds,
  shiftIndex,
  toCellKey,
  uniteAreas,
} from './area.ts';
import { type Area, type CellAddress, lastColumn, lastRow, type Shift } from './workbook.ts';

const randomAddress: fc.Arbitrary<CellAddress> = fc.record({
  row: fc.nat(lastRow),
  column: fc.nat(lastColumn),
});
const nearbyAddress: fc.Arbitrary<CellAddress> = fc.record({ row: fc.nat(12), column: fc.nat(12) });
const randomArea: fc.Arbitrary<Area> = fc
  .tuple(nearbyAddress, nearbyAddress)
  .map(([one, other]) => createAreaBetween(one, other));
const randomShift: fc.Arbitrary<Shift> = fc.record({
  axis: fc.constantFrom('rows' as const, 'columns' as const),
  at: fc.nat(12),
  count: fc.integer({ min: -6, max: 6 }).filter((count) => count !== 0),
});

it.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [701, 'ZZ'],
  [702, 'AAA'],
  [lastColumn, 'XFD'],
])('column %d is named %s', (column, name) => {
  expect(formatColumn(column)).toBe(name);
  expect(parseColumn(name)).toBe(column);
});

it('any address survives formatting and parsing, with dollar signs and in lower case', () => {
  fc.assert(
    fc.property(randomAddress, (one) => {
      const name = formatAddress(one);
      expect(parseAddress(name)).toEqual(one);
      expect(parseAddress(name.toLowerCase().replace(/([a-z]+)(\d+)/, '$$$1$$$2'))).toEqual(one);
    }),
  );
});

it.each(['', 'A', '1', 'A0', 'XFE1', 'A1048577', 'AAAA1', 'A1:B2', ' A1', 'A-1'])(
  'the text %j is not an address',
  (text) => {
    expect(parseAddress(text)).toBeNull();
  },
);

it.each([
  ['B2:A1', { top: 0, left: 0, bottom: 1, right: 1 }],
  ['$A$1:B$2', { top: 0, left: 0, bottom: 1, right: 1 }],
  ['B:A', { top: 0, bottom: lastRow, left: 0, right: 1 }],
  ['3:2', { top: 1, bottom: 2, left: 0, right: lastColumn }],
  ['C', { top: 0, bottom: lastRow, left: 2, right: 2 }],
  ['A1:B', null],
  ['1:A', null],
  ['0:1', null],
  ['XFE:XFE', null],
  ['1:1048577', null],
  ['', null],
])('the text %j is parsed to the area %j', (text, expected) => {
  expect(parseArea(text)).toEqual(expected);
});

it('an area of one cell is formatted as one address', () => {
  fc.assert(
    fc.property(randomArea, (one) => {
      expect(formatArea(one).includes(':')).toBe(!isOneCell(one));
      expect(parseArea(formatArea(one))).toEqual(one);
    }),
  );
});

it('the intersection of two areas contains exactly the cells of both', () => {
  fc.assert(
    fc.property(randomArea, randomArea, nearbyAddress, (one, other, cell) => {
      const both = intersectArea(one, other);
      expect(both !== null && contains(both, cell)).toBe(contains(one, cell) && contains(other, cell));
      expect(both === null).toBe(!overlaps(one, other));
      expect(overlaps(one, other)).toBe(overlaps(other, one));
    }),
  );
});

it('the union of two areas is the smallest area that contains both', () => {
  fc.assert(
    fc.property(randomArea, randomArea, (one, other) => {
      const both = uniteAreas(one, other);
      expect(containsArea(both, one) && containsArea(both, other)).toBe(true);
      expect(uniteAreas(both, one)).toEqual(both);
      expect(containsArea(one, other)).toBe(formatArea(uniteAreas(one, other)) === formatArea(one));
    }),
  );
});

it('a shifted area contains exactly the shifted cells of the area', () => {
  fc.assert(
    fc.property(randomArea, nearbyAddress, randomShift, (one, cell, by) => {
      const [shiftedArea, shiftedCell] = [shiftArea(one, by), shiftAddress(cell, by)];
      fc.pre(shiftedCell !== null);
      expect(shiftedArea !== null && shiftedCell !== null && contains(shiftedArea, shiftedCell)).toBe(
        contains(one, cell),
      );
    }),
  );
});

it('two cells of a sheet have the same key only if they are the same cell', () => {
  const place = fc.oneof(randomAddress, nearbyAddress);
  fc.assert(
    fc.property(place, place, (one, other) => {
      const isSame = one.row === other.row && one.column === other.column;
      expect(toCellKey(one.row, one.column) === toCellKey(other.row, other.column)).toBe(isSame);
    }),
    {
      examples: [
        [
          { row: 0, column: lastColumn },
          { row: 1, column: 0 },
        ],
      ],
    },
  );
});

it('inserting and then deleting rows or columns restores the area', () => {
  fc.assert(
    fc.property(randomArea, randomShift, (one, by) => {
      fc.pre(by.count > 0);
      const shiftedArea = shiftArea(one, by);
      expect(shiftedArea === null ? null : shiftArea(shiftedArea, { ...by, count: -by.count })).toEqual(one);
    }),
  );
});

it.each<[number, Omit<Shift, 'axis'>, number | null]>([
  [2, { at: 3, count: 2 }, 2],
  [3, { at: 3, count: 2 }, 5],
  [3, { at: 3, count: -2 }, null],
  [4, { at: 3, count: -2 }, null],
  [5, { at: 3, count: -2 }, 3],
])('shiftIndex moves index %d after the shift %j to %j', (line, by, expected) => {
  expect(shiftIndex(line, by)).toBe(expected);
});

it('whole rows and columns stay whole after a shift', () => {
  expect(shiftEnds(0, lastRow, { axis: 'rows', at: 5, count: 3 })).toEqual({ from: 0, to: lastRow });
  expect(shiftEnds(0, lastColumn, { axis: 'columns', at: 5, count: -3 })).toEqual({
    from: 0,
    to: lastColumn,
  });
});

it('a shift cuts off ranges at the end of the sheet', () => {
  expect(shiftEnds(5, lastRow - 1, { axis: 'rows', at: 6, count: 9 })).toEqual({ from: 5, to: lastRow });
  expect(shiftEnds(lastRow, lastRow, { axis: 'rows', at: 6, count: 9 })).toBeNull();
});
