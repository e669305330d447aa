import { contains } from '../workbook/area.ts';
import { type Area, isError, type Row, type Value } from '../workbook/workbook.ts';

/** What rules about a whole range need of it; each is computed on first use. */
export interface RangeStatistics {
  /** Ascending. */
  sorted: () => Float64Array;
  min: number;
  max: number;
  average: number;
  deviation: () => number;
  countOf: (value: Value) => number;
}

/** More cells in a range would make each edit slow; the rules of such a range are not shown. */
const maxCells = 300_000;

const cache = new WeakMap<ReadonlyMap<number, Row>, Map<readonly Area[], RangeStatistics | null>>();

/** Null if the range has too many cells. Computed once for each state of the rows. */
export function getRangeStatistics(
  rows: ReadonlyMap<number, Row>,
  areas: readonly Area[],
): RangeStatistics | null {
  const cached = cache.get(rows) ?? new Map<readonly Area[], RangeStatistics | null>();
  cache.set(rows, cached);
  const known = cached.get(areas);
  if (known !== undefined) return known;
  const values = listValues(rows, areas);
  const statistics = values === null ? null : computeStatistics(values);
  cached.set(areas, statistics);
  return statistics;
}

function listValues(rows: ReadonlyMap<number, Row>, areas: readonly Area[]): Value[] | null {
  const values: Value[] = [];
  for (const [row, { cells }] of rows) {
    for (const [index, area] of areas.entries()) {
      if (row < area.top || row > area.bottom) continue;
      for (const [column, { value }] of cells) {
        if (value === null || column < area.left || column > area.right) continue;
        const isCounted = areas.slice(0, index).some((one) => contains(one, { row, column }));
        if (isCounted) continue;
        if (values.push(value) > maxCells) return null;
      }
    }
  }
  return values;
}

function computeStatistics(values: readonly Value[]): RangeStatistics {
  const numbers = new Float64Array(values.length);
  let count = 0;
  let [min, max, sum] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0];
  for (const value of values) {
    if (typeof value !== 'number') continue;
    numbers[count++] = value;
    sum += value;
    if (value < min) min = value;
    if (value > max) max = value;
  }
  const found = numbers.subarray(0, count);
  const average = sum / count;
  let sorted: Float64Array | null = null;
  let counts: Map<string, number> | null = null;
  return {
    sorted: () => {
      sorted ??= found.slice().sort();
      return sorted;
    },
    min,
    max,
    average,
    deviation: () => Math.sqrt(found.reduce((total, one) => total + (one - average) ** 2, 0) / count),
    countOf: (value) => {
      if (counts === null) {
        counts = new Map();
        for (const one of values) counts.set(toKey(one), (counts.get(toKey(one)) ?? 0) + 1);
      }
      return counts.get(toKey(value)) ?? 0;
    },
  };
}

/** Text is compared without regard to case. */
const toKey = (value: Value): string =>
  isError(value) ? `error ${value.error}` : `${typeof value} ${String(value).toLowerCase()}`;
