import { expect, it } from 'vitest';
import { median, quantile } from './quantiles.ts';

const list = [20, 2, 4, 5, 4, 7, 12, 9];

it('quantiles are those of type 7', () => {
  expect([0.25, 0.5, 0.75].map((share) => quantile(list, share))).toEqual([4, 6, 9.75]);
  expect(quantile(list, 0.1)).toBeCloseTo(3.4);
  expect(quantile(list, 0.9)).toBeCloseTo(14.4);
});

it('quantiles of an empty list are null', () => {
  expect(median([])).toBeNull();
});
