import type { Average } from '@redraft/contracts';
import { computeMedian } from '../spread/describe-spread.ts';

/** A mean of at least this multiple of the median is not representative. */
const outlierFactor = 1.5;

/** With few values: a value above this multiple of the median is an outlier. */
const outlierFactorOfFew = 3;

/**
 * Whether outliers dominate the mean. They may be more than a tenth of all values, so the ninth decile is no reference: the mean is compared with the
 * middle half, which is robust against up to a quarter of outliers.
 */
export function isRaisedByOutliers({ box, dots, mean }: Average): boolean {
  if (mean === null) return false;
  if (box !== null) return mean > box.threeQuarters || (box.middle > 0 && mean >= outlierFactor * box.middle);
  const median = computeMedian({ box, dots });
  return dots.length > 2 && median !== null && Math.max(...dots) > outlierFactorOfFew * median;
}
