import { averageOf } from '@redraft/analytics';
import { expect, it } from 'vitest';
import { isRaisedByOutliers } from './outlier-rules.ts';

/** Thirteen students of one class, around 12. */
const typical = [8, 9, 10, 10, 11, 11, 12, 12, 12, 13, 14, 15, 16];

it.each([
  ['two of fifteen are far above the others', [...typical, 220, 300], true],
  ['one of fourteen is far above the others', [...typical, 500], true],
  ['three of sixteen are far above the others', [...typical, 90, 110, 130], true],
  ['all are equal', [12, 12, 12, 12, 12, 12], false],
  ['they are spread evenly around their median', typical, false],
  ['one is slightly above the others', [...typical, 30], false],
  ['one is far below the others', [...typical.map((value) => value * 10), 1], false],
  ['the larger half is twice the smaller one', [5, 5, 5, 5, 10, 10, 10, 10], false],
  ['most are zero', [0, 0, 0, 0, 0, 0, 0, 50], true],
  ['there is one value', [40], false],
  ['there are two values', [10, 400], false],
  ['one of three is far above the others', [10, 15, 335], true],
  ['three values differ', [10, 15, 40], false],
  ['there are no values', [], false],
])('a mean is raised by outliers if %s: %j, %s', (_which, values, expected) => {
  expect(isRaisedByOutliers(averageOf(values))).toBe(expected);
});
