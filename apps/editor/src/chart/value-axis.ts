import { type ScaleLinear, scaleLinear } from 'd3-scale';
import type { ValueAxis } from './chart.ts';

export type ValueScale = ScaleLinear<number, number>;

/** An axis of values with its marks. */
export interface ScaledAxis {
  scale: ValueScale;
  ticks: readonly number[];
}

/** Smallest and largest value along an axis. */
export interface Extent {
  min: number;
  max: number;
  /** Shares of a whole, which end at 100 %. */
  isShare: boolean;
}

/** Smallest and largest of these values. */
export function findExtent(values: Iterable<number>, isShare = false): Extent {
  const extent = { min: Number.POSITIVE_INFINITY, max: Number.NEGATIVE_INFINITY, isShare };
  for (const value of values) {
    extent.min = Math.min(extent.min, value);
    extent.max = Math.max(extent.max, value);
  }
  return extent;
}

interface AxisRoom {
  range: readonly [number, number];
  /** Pixels that the labels of these marks need from one to the next. */
  measure: (ticks: readonly number[]) => number;
}

const maxIntervals = 10;
/** Marks of a step that the file sets. */
const maxFixedIntervals = 100;
/** Steps that are tried, each larger than the one before. */
const maxSteps = 12;
/** Smaller differences cannot be divided into steps: those would be rounded to zero. */
const minDifference = Number.MIN_VALUE * 1e6;
/** Differences of larger values are not numbers. */
const limitValue = (value: number): number => Math.min(1e300, Math.max(-1e300, value));

/** An axis whose ends and marks are computed where the file leaves them open, with as many marks as there is room for. */
export function scaleAxis(extent: Extent, axis: ValueAxis, { range, measure }: AxisRoom): ScaledAxis {
  const [start, end] = range;
  const length = Math.abs(end - start);
  const ends = findEnds(extent, axis);
  let ticks = axis.majorUnit === null ? [] : listTicks(ends, axis.majorUnit);
  let step = roundUp((ends.to - ends.from) / maxIntervals);
  for (let tried = 0; ticks.length < 2 && tried < maxSteps; tried++, step = roundUp(step * 1.5)) {
    const candidate = listTicks(ends, step);
    const count = candidate.length - 1;
    const isLast = tried === maxSteps - 1 || count <= 1;
    if (isLast || (count <= maxIntervals && count * measure(candidate) <= length)) ticks = candidate;
  }
  const [from = 0, to = 1] = [
    ends.isFromFixed ? ends.from : ticks[0],
    ends.isToFixed ? ends.to : ticks.at(-1),
  ];
  const scale = scaleLinear()
    .domain(from < to ? [from, to] : [from, from + 1])
    .range(axis.isReversed ? [end, start] : [start, end]);
  return { scale, ticks };
}

interface Ends {
  from: number;
  to: number;
  /** Set by the file, or zero: not rounded to a mark. */
  isFromFixed: boolean;
  isToFixed: boolean;
}

/**
 * The ends before they are rounded to marks, as Excel computes them: an axis begins at zero unless all values are close together, and goes on by a
 * twentieth of their difference beyond them (support.microsoft.com, KB 214075).
 */
function findEnds({ min, max, isShare }: Extent, axis: ValueAxis): Ends {
  const [low, high] = min <= max ? [limitValue(min), limitValue(max)] : [0, 1];
  const difference = high - low;
  const isClose = difference > 0 && difference < Math.max(low, -high) / 5;
  const length = isClose ? difference : Math.max(high, 0) - Math.min(low, 0);
  const room = isShare ? 0 : length / 20;
  const computed = isClose
    ? { from: low > 0 ? low - difference / 2 : low - room, to: low > 0 ? high + room : high + difference / 2 }
    : { from: low < 0 ? low - room : 0, to: high > 0 ? high + room : 0 };
  const from = limitValue(axis.min ?? computed.from);
  const to = limitValue(axis.max ?? computed.to);
  const isOrdered = to - from > minDifference;
  return {
    from,
    to: isOrdered ? to : from + 1,
    isFromFixed: axis.min !== null || (!isClose && low >= 0),
    isToFixed: isOrdered && (axis.max !== null || (!isClose && high <= 0)),
  };
}

/** The next of 1, 2, 5, 10 … */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const factor = [1, 2, 5].find((one) => one * power >= value * (1 - 1e-9)) ?? 10;
  return factor * power;
}

/** From the lower to the upper end, or to the next mark beyond an end that is not fixed; none if they were too many. */
function listTicks({ from, to, isFromFixed, isToFixed }: Ends, step: number): number[] {
  const first = isFromFixed ? from : Math.floor(from / step + 1e-9) * step;
  const intervals = (to - first) / step;
  const count = isToFixed ? Math.floor(intervals + 1e-9) : Math.ceil(intervals - 1e-9);
  if (!(count <= maxFixedIntervals)) return [];
  return Array.from({ length: count + 1 }, (_, index) => roundTick(first + index * step, step));
}

/** Sums of steps like 0.1 are not exact. */
function roundTick(value: number, step: number): number {
  const rounded = Number((Math.round(value / step) * step).toPrecision(12));
  return Math.abs(rounded - value) < step * 1e-6 ? rounded : value;
}
