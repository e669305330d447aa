import { median, quantileOfSorted } from './quantiles.ts';

/** Fewer values are told one by one (docs/metrics.md#quantiles). */
const minForBox = 5;

export interface Box {
  low: number;
  quarter: number;
  middle: number;
  threeQuarters: number;
  high: number;
}

/** How values of several students lie: a box at 10, 25, 50, 75 and 90 per cent, of fewer than five the values in order. */
export interface Spread {
  n: number;
  box: Box | null;
  dots: number[];
}

export function computeBox(values: readonly number[]): Box | null {
  if (values.length < minForBox) return null;
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => quantileOfSorted(sorted, share) ?? 0;
  return { low: at(0.1), quarter: at(0.25), middle: at(0.5), threeQuarters: at(0.75), high: at(0.9) };
}

export function computeSpread(values: readonly number[]): Spread {
  const box = computeBox(values);
  return { n: values.length, box, dots: box === null ? values.toSorted((a, b) => a - b) : [] };
}

export interface Average extends Spread {
  mean: number | null;
  /** Of a sample; null of fewer than two values. */
  sd: number | null;
}

/** The same with mean and sample standard deviation (docs/metrics.md#words-per-minute). */
export function averageOf(values: readonly number[]): Average {
  const n = values.length;
  if (n === 0) return { ...computeSpread(values), mean: null, sd: null };
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { ...computeSpread(values), mean, sd: n < 2 ? null : Math.sqrt(squares / (n - 1)) };
}

/** Fewer say nothing about a middle (docs/metrics.md#rank). */
const minForDistance = 8;
/** Makes the distance of a bell curve's values one of standard deviations. */
const likeDeviations = 0.6745;

export interface Distances {
  median: number | null;
  /** Median of the distances from the median. */
  mad: number | null;
  /** Of each value, in the given order; null below eight values, and where half of them are equal. */
  z: (number | null)[];
}

/** How far each value is from the middle of all (docs/metrics.md#rank). */
export function computeDistances(values: readonly number[]): Distances {
  const middle = median(values);
  if (middle === null) return { median: null, mad: null, z: [] };
  const mad = median(values.map((value) => Math.abs(value - middle)));
  const isReported = values.length >= minForDistance && mad !== null && mad > 0;
  return {
    median: middle,
    mad,
    z: values.map((value) => (isReported ? (likeDeviations * (value - middle)) / mad : null)),
  };
}
