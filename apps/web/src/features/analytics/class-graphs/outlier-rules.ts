import type { Average } from '@redraft/contracts';
import { middleOf } from '../spread/describe-spread.ts';

/** Of a mean that says little of most values: it is at least so many times their median. */
const muchAbove = 1.5;

/** Of few values: one of more than three times the median. */
const farAbove = 3;

/**
 * Whether the mean is made by a few values far above the others. They may be more than a tenth of all, so that the ninth tenth tells nothing: the
 * mean is held against the middle half, which no quarter of the values can move.
 */
export function isRaisedByOutliers({ box, dots, mean }: Average): boolean {
  if (mean === null) return false;
  if (box !== null) return mean > box.threeQuarters || (box.middle > 0 && mean >= muchAbove * box.middle);
  const middle = middleOf({ box, dots });
  return dots.length > 2 && middle !== null && Math.max(...dots) > farAbove * middle;
}
