import { expect, it } from 'vitest';
import { largestOf, middleOf } from './describe-spread.ts';

const box = { low: 3.4, quarter: 4, middle: 6, threeQuarters: 9.75, high: 14.4 };

it('the largest value that is drawn is the end of a whisker, or a dot', () => {
  expect(
    largestOf([
      { box, dots: [] },
      { box: null, dots: [2, 20] },
    ]),
  ).toBe(20);
  expect(largestOf([{ box, dots: [] }])).toBe(14.4);
  expect(largestOf([])).toBe(0);
});

it.each([
  [[], null],
  [[4], 4],
  [[2, 4], 3],
  [[1, 2, 9], 2],
  [[1, 2, 4, 9], 3],
])('the middle of %j is %j', (dots, middle) => {
  expect(middleOf({ box: null, dots })).toBe(middle);
});

it('the middle of five and more is that of their box', () => {
  expect(middleOf({ box, dots: [] })).toBe(6);
});
