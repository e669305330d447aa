import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createWorkbook, getFirstSheet, toArea } from '../testing/cells.ts';
import { formatAddress } from '../workbook/area.ts';
import { type Area, emptyRow, type Row, type Value } from '../workbook/workbook.ts';
import { getRangeStatistics } from './range-statistics.ts';

const getStatistics = (cells: Record<string, Value>, ...ranges: string[]) => {
  const statistics = getRangeStatistics(getFirstSheet(createWorkbook(cells)).rows, ranges.map(toArea));
  if (statistics === null) throw new Error('The range is too large');
  return statistics;
};

it('the statistics of a range are those of its numbers', () => {
  const statistics = getStatistics({ A1: 4, A2: 'x', A3: -2, A4: true, A5: 1, B1: 99 }, 'A1:A9');
  expect([...statistics.sorted()]).toEqual([-2, 1, 4]);
  expect([statistics.min, statistics.max, statistics.average]).toEqual([-2, 4, 1]);
  expect(statistics.deviation()).toBeCloseTo(Math.sqrt(6));
});

it('a cell in two of the ranges is counted once', () => {
  const statistics = getStatistics({ A1: 1, A2: 2, A3: 3 }, 'A1:A2', 'A2:A3', 'A1:B3');
  expect([...statistics.sorted()]).toEqual([1, 2, 3]);
  expect(statistics.countOf(2)).toBe(1);
});

it.each<[Value, number]>([
  ['apple', 2],
  ['pear', 0],
  [1, 1],
  ['1', 1],
  [true, 1],
  ['true', 0],
  [{ error: '#N/A' }, 1],
  [null, 0],
])('the value %j is counted by its type, and without regard to case: %i', (value, expected) => {
  const cells = { A1: 'Apple', A2: 'APPLE', A3: 1, A4: '1', A5: true, A6: { error: '#N/A' } };
  expect(getStatistics(cells, 'A1:A9').countOf(value)).toBe(expected);
});

it('a range without numbers has no minimum, maximum or average', () => {
  const statistics = getStatistics({ A1: 'x' }, 'A1:A9');
  expect([statistics.min, statistics.max, statistics.sorted().length]).toEqual([
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    0,
  ]);
  expect(statistics.average).toBeNaN();
});

it('statistics of random numbers in overlapping ranges equal those computed at once', () => {
  const area: fc.Arbitrary<Area> = fc
    .record({ top: fc.nat(5), left: fc.nat(5), rows: fc.nat(4), columns: fc.nat(4) })
    .map(({ top, left, rows, columns }) => ({ top, left, bottom: top + rows, right: left + columns }));
  const cell = fc.record({ row: fc.nat(9), column: fc.nat(9), value: fc.integer({ min: -99, max: 99 }) });
  fc.assert(
    fc.property(
      fc.array(area, { minLength: 1, maxLength: 3 }),
      fc.array(cell, { maxLength: 30 }),
      (areas, cells) => {
        const rows = new Map<number, Row>();
        for (const { row, column, value } of cells) {
          const entries = new Map(rows.get(row)?.cells).set(column, { value, style: 0 });
          rows.set(row, { ...emptyRow, cells: entries });
        }
        const inside = new Map<string, number>();
        for (const { row, column, value } of cells) {
          const isInside = areas.some(
            ({ top, left, bottom, right }) =>
              top <= row && row <= bottom && left <= column && column <= right,
          );
          if (isInside) inside.set(formatAddress({ row, column }), value);
        }
        const expected = [...inside.values()].sort((a, b) => a - b);
        const statistics = getRangeStatistics(rows, areas);
        expect([...(statistics?.sorted() ?? [])]).toEqual(expected);
        expect(statistics?.min).toBe(expected[0] ?? Number.POSITIVE_INFINITY);
        expect(statistics?.max).toBe(expected.at(-1) ?? Number.NEGATIVE_INFINITY);
      },
    ),
  );
});

it('statistics are computed once for each state of the rows', () => {
  const { rows } = getFirstSheet(createWorkbook({ A1: 1 }));
  const areas = [toArea('A1:A9')];
  expect(getRangeStatistics(rows, areas)).toBe(getRangeStatistics(rows, areas));
  expect(getRangeStatistics(new Map(rows), areas)).not.toBe(getRangeStatistics(rows, areas));
});

it('a range with more values than the limit has no statistics', () => {
  const cells = new Map(Array.from({ length: 10_000 }, (_, column) => [column, { value: 1, style: 0 }]));
  const rows = (count: number) =>
    new Map(Array.from({ length: count }, (_, row) => [row, { ...emptyRow, cells }]));
  const areas = [toArea('A1:XFD99')];
  expect(getRangeStatistics(rows(30), areas)?.average).toBe(1);
  expect(getRangeStatistics(rows(31), areas)).toBeNull();
});
