import type { Average } from '@redraft/contracts';
import { middleOf } from '../spread/describe-spread.ts';

/** A mean of at least this multiple of the median is not representative. */
const muchAbove = 1.5;

/** With few values: a value above this multiple of the median is an outlier. */
const farAbove = 3;

/**
 * Whether outliers dominate the mean. They may be more than a tenth of all values, so the ninth decile is no reference: the mean is compared with the
 * middle half, which is robust against up to a quarter of outliers.
 */
export function isRaisedByOutliers({ box, dots, mean }: Average): boolean {
  if (mean === null) return false;
  if (box !== null) return mean > box.threeQuarters || (box.middle > 0 && mean >= muchAbove * box.middle);
  const middle = middleOf({ box, dots });
  return dots.length > 2 && middle !== null && Math.max(...dots) > farAbove * middle;
}
