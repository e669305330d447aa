import fc from 'fast-check';
import { expect, it } from 'vitest';
import { averageOf, computeDistances, computeSpread } from './spread.ts';

const example = [2, 4, 4, 5, 7, 9, 12, 20];

it('a spread of five values and more is a box by linear interpolation', () => {
  const { n, box, dots } = computeSpread(example);
  expect({ n, dots }).toEqual({ n: 8, dots: [] });
  expect(box).toEqual({
    low: expect.closeTo(3.4, 10),
    quarter: 4,
    middle: 6,
    threeQuarters: 9.75,
    high: expect.closeTo(14.4, 10),
  });
});

it.each([
  [[], { n: 0, box: null, dots: [] }],
  [[3], { n: 1, box: null, dots: [3] }],
  [[9, 1, 4, 4], { n: 4, box: null, dots: [1, 4, 4, 9] }],
  [[5, 5, 5, 5, 5], { n: 5, box: { low: 5, quarter: 5, middle: 5, threeQuarters: 5, high: 5 }, dots: [] }],
])('a spread of %o is %o', (values, spread) => {
  expect(computeSpread(values)).toEqual(spread);
});

it('a spread does not depend on the order, and its parts ascend within the values', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 5 }), (values) => {
      const { box } = computeSpread(values);
      expect(computeSpread(values.toReversed())).toEqual(computeSpread(values));
      const parts = box === null ? [] : [box.low, box.quarter, box.middle, box.threeQuarters, box.high];
      expect(parts).toEqual(parts.toSorted((a, b) => a - b));
      expect(parts[0]).toBeGreaterThanOrEqual(Math.min(...values));
      expect(parts[4]).toBeLessThanOrEqual(Math.max(...values));
    }),
  );
});

it.each([
  [[], null, null],
  [[7], 7, null],
  [[2, 4], 3, Math.SQRT2],
  [[2, 4, 4, 4, 5, 5, 7, 9], 5, Math.sqrt(32 / 7)],
])('an average of %o has the mean %s and the sample standard deviation %s', (values, mean, sd) => {
  expect(averageOf(values)).toMatchObject({ mean, sd });
});

it('the distance from the mean is in standard deviations of the class', () => {
  const { median, mad, z } = computeDistances(example);
  expect({ median, mad }).toEqual({ median: 6, mad: 2.5 });
  expect(z.map((value) => value?.toFixed(2))).toEqual([
    '-1.08',
    '-0.54',
    '-0.54',
    '-0.27',
    '0.27',
    '0.81',
    '1.62',
    '3.78',
  ]);
});

it.each([
  ['seven values', [1, 2, 3, 4, 5, 6, 7]],
  ['values of which half are equal', [5, 5, 5, 5, 5, 1, 9, 30]],
  ['no value', []],
])('the distance from the mean is null for %s', (_name, values) => {
  expect(computeDistances(values).z).toEqual(values.map(() => null));
});
