import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  areaBetween,
  contains,
  containsArea,
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
  unionArea,
} from './area.ts';
import { type Area, type CellAddress, lastColumn, lastRow, type Shift } from './workbook.ts';

const place: fc.Arbitrary<CellAddress> = fc.record({ row: fc.nat(lastRow), column: fc.nat(lastColumn) });
const near: fc.Arbitrary<CellAddress> = fc.record({ row: fc.nat(12), column: fc.nat(12) });
const area: fc.Arbitrary<Area> = fc.tuple(near, near).map(([one, other]) => areaBetween(one, other));
const shift: fc.Arbitrary<Shift> = fc.record({
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
])('the name of a place has column %d as %s', (column, name) => {
  expect(formatColumn(column)).toBe(name);
  expect(parseColumn(name)).toBe(column);
});

it('the name of a place is read as it is written, with dollar signs or not, in capitals or not', () => {
  fc.assert(
    fc.property(place, (one) => {
      const name = formatAddress(one);
      expect(parseAddress(name)).toEqual(one);
      expect(parseAddress(name.toLowerCase().replace(/([a-z]+)(\d+)/, '$$$1$$$2'))).toEqual(one);
    }),
  );
});

it.each(['', 'A', '1', 'A0', 'XFE1', 'A1048577', 'AAAA1', 'A1:B2', ' A1', 'A-1'])(
  'the name of a place %j is none',
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
])('the name of an area %j is read as %j', (text, expected) => {
  expect(parseArea(text)).toEqual(expected);
});

it('the name of an area is that of one cell where it is one', () => {
  fc.assert(
    fc.property(area, (one) => {
      expect(formatArea(one).includes(':')).toBe(!isOneCell(one));
      expect(parseArea(formatArea(one))).toEqual(one);
    }),
  );
});

it('two areas have in common what lies in both, and nothing else', () => {
  fc.assert(
    fc.property(area, area, near, (one, other, cell) => {
      const both = intersectArea(one, other);
      expect(both !== null && contains(both, cell)).toBe(contains(one, cell) && contains(other, cell));
      expect(both === null).toBe(!overlaps(one, other));
      expect(overlaps(one, other)).toBe(overlaps(other, one));
    }),
  );
});

it('two areas lie in the area of both, the smallest that holds them', () => {
  fc.assert(
    fc.property(area, area, (one, other) => {
      const both = unionArea(one, other);
      expect(containsArea(both, one) && containsArea(both, other)).toBe(true);
      expect(unionArea(both, one)).toEqual(both);
      expect(containsArea(one, other)).toBe(formatArea(unionArea(one, other)) === formatArea(one));
    }),
  );
});

it('lines that are put in and taken out leave each cell of an area in it, and take those out that they took', () => {
  fc.assert(
    fc.property(area, near, shift, (one, cell, by) => {
      const [now, there] = [shiftArea(one, by), shiftAddress(cell, by)];
      fc.pre(there !== null);
      expect(now !== null && there !== null && contains(now, there)).toBe(contains(one, cell));
    }),
  );
});

it('lines that are put in and taken out that are taken out again leave everything where it was', () => {
  fc.assert(
    fc.property(area, shift, (one, by) => {
      fc.pre(by.count > 0);
      const now = shiftArea(one, by);
      expect(now === null ? null : shiftArea(now, { ...by, count: -by.count })).toEqual(one);
    }),
  );
});

it.each<[number, Omit<Shift, 'axis'>, number | null]>([
  [2, { at: 3, count: 2 }, 2],
  [3, { at: 3, count: 2 }, 5],
  [3, { at: 3, count: -2 }, null],
  [4, { at: 3, count: -2 }, null],
  [5, { at: 3, count: -2 }, 3],
])('lines that are put in and taken out line %d after %j stands at %j', (line, by, expected) => {
  expect(shiftIndex(line, by)).toBe(expected);
});

it('lines that are put in and taken out leave whole rows and columns whole', () => {
  expect(shiftEnds(0, lastRow, { axis: 'rows', at: 5, count: 3 })).toEqual({ from: 0, to: lastRow });
  expect(shiftEnds(0, lastColumn, { axis: 'columns', at: 5, count: -3 })).toEqual({
    from: 0,
    to: lastColumn,
  });
});

it('lines that are put in and taken out push nothing beyond the end of the sheet', () => {
  expect(shiftEnds(5, lastRow - 1, { axis: 'rows', at: 6, count: 9 })).toEqual({ from: 5, to: lastRow });
  expect(shiftEnds(lastRow, lastRow, { axis: 'rows', at: 6, count: 9 })).toBeNull();
});
