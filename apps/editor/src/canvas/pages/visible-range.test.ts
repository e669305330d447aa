import { expect, it } from 'vitest';
import { computeDropIndex, computeVisibleRange } from './visible-range.ts';

it.each([
  [0, 0, 10],
  [5000, 47, 60],
  [30_000, 297, 299],
])('a list scrolled to %i renders only the visible rows', (from, first, last) => {
  expect(computeVisibleRange({ from, viewSize: 700, size: 100 }, 300)).toEqual({ first, last });
});
it.each([
  [0, 2, 0],
  [140, 0, 0],
  [160, 0, 1],
  [990, 0, 4],
  [210, 4, 2],
])('a row dropped at %i moves row %i to %i', (at, moving, expected) => {
  expect(computeDropIndex(at, { size: 100, count: 5, moving })).toBe(expected);
});
