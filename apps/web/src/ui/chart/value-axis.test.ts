import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  computeLabelMargin,
  createAxisTo,
  createValueAxis,
  roundDurationStep,
  roundStep,
} from './value-axis.ts';

it.each([
  [0, 1],
  [1, 1],
  [1.2, 2],
  [2.1, 5],
  [20, 20],
  [21, 25],
  [51, 100],
  [4999, 5000],
])('a step of at least %d is %d', (value, step) => {
  expect(roundStep(value)).toBe(step);
});

it.each([
  [30, 60],
  [700, 900],
  [4000, 7200],
  [100_000, 172_800],
  [300_000, 432_000],
])('a duration step of at least %d seconds is %d', (seconds, step) => {
  expect(roundDurationStep(seconds)).toBe(step);
});

it('labels beside the grid have space for the longest', () => {
  expect(computeLabelMargin(['0', '5'], 56)).toBe(56);
  expect(computeLabelMargin(['0', '1 Std 30 Min'], 56)).toBeGreaterThanOrEqual(12 * 7);
});

it('a value axis starts at 0, ends at or above the largest value and has lines at whole steps', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e7, noNaN: true }), (largest) => {
      const { top, ticks, yOf } = createValueAxis(largest, { from: 200, to: 10 });
      expect(top).toBeGreaterThanOrEqual(largest);
      expect(ticks[0]).toEqual({ value: 0, at: 200 });
      expect(ticks.at(-1)?.value).toBeCloseTo(top);
      expect(yOf(top)).toBeCloseTo(10);
      expect(ticks.length).toBeLessThanOrEqual(6);
    }),
  );
});
it('a value axis ends where requested, with no line above', () => {
  const { top, ticks } = createAxisTo(251, { from: 200, to: 10 });
  expect(top).toBe(251);
  expect(ticks.map(({ value }) => value)).toEqual([0, 100, 200]);
});
