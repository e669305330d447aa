import fc from 'fast-check';
import { expect, it } from 'vitest';
import { axisTo, computeLabelMargin, durationStep, roundStep, valueAxis } from './value-axis.ts';

it.each([
  [0, 1],
  [1, 1],
  [1.2, 2],
  [2.1, 5],
  [20, 20],
  [21, 25],
  [51, 100],
  [4999, 5000],
])('a step of %d or more is %d', (value, step) => {
  expect(roundStep(value)).toBe(step);
});

it.each([
  [30, 60],
  [700, 900],
  [4000, 7200],
  [100_000, 172_800],
  [300_000, 432_000],
])('a step of %d seconds or more is one of a clock: %d', (seconds, step) => {
  expect(durationStep(seconds)).toBe(step);
});

it('figures beside the grid have room for the longest of them', () => {
  expect(computeLabelMargin(['0', '5'], 56)).toBe(56);
  expect(computeLabelMargin(['0', '1 Std 30 Min'], 56)).toBeGreaterThanOrEqual(12 * 7);
});

it('an axis of values begins at 0, ends at or above the largest value and has its lines on whole steps', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e7, noNaN: true }), (largest) => {
      const { top, ticks, yOf } = valueAxis(largest, { from: 200, to: 10 });
      expect(top).toBeGreaterThanOrEqual(largest);
      expect(ticks[0]).toEqual({ value: 0, at: 200 });
      expect(ticks.at(-1)?.value).toBeCloseTo(top);
      expect(yOf(top)).toBeCloseTo(10);
      expect(ticks.length).toBeLessThanOrEqual(6);
    }),
  );
});
it('an axis of values ends where it was asked to, with no line above that', () => {
  const { top, ticks } = axisTo(251, { from: 200, to: 10 });
  expect(top).toBe(251);
  expect(ticks.map(({ value }) => value)).toEqual([0, 100, 200]);
});
