import { expect, it } from 'vitest';
import { computeMedian, findLargest } from './describe-spread.ts';

const box = { low: 3.4, quarter: 4, middle: 6, threeQuarters: 9.75, high: 14.4 };

it('the largest drawn value is the end of a whisker or a dot', () => {
  expect(
    findLargest([
      { box, dots: [] },
      { box: null, dots: [2, 20] },
    ]),
  ).toBe(20);
  expect(findLargest([{ box, dots: [] }])).toBe(14.4);
  expect(findLargest([])).toBe(0);
});

it.each([
  [[], null],
  [[4], 4],
  [[2, 4], 3],
  [[1, 2, 9], 2],
  [[1, 2, 4, 9], 3],
])('the median of %j is %j', (dots, middle) => {
  expect(computeMedian({ box: null, dots })).toBe(middle);
});

it('the median of five and more values is the median of their box', () => {
  expect(computeMedian({ box, dots: [] })).toBe(6);
});
