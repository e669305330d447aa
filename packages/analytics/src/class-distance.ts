import { median } from './quantiles.ts';

const leastStudents = 8;
/** Makes the median absolute deviation of a normal distribution comparable with its standard deviation. */
const normalScale = 0.6745;
const farFrom = 3.5;

export interface ClassDistance {
  z: number;
  /** Shown as "far from the middle of the class". */
  isFar: boolean;
}

/** Robust distance from the middle of the class; null below eight students or without spread (spec 4 §14). */
export function classDistance(own: number, all: readonly number[]): ClassDistance | null {
  const middle = median(all);
  if (all.length < leastStudents || middle === null) return null;
  const spread = median(all.map((value) => Math.abs(value - middle)));
  if (!spread) return null;
  const z = (normalScale * (own - middle)) / spread;
  return { z, isFar: Math.abs(z) > farFrom };
}
