import fc from 'fast-check';
import { expect, it } from 'vitest';
import { computeMinutesMax, groupMinutesBySitting } from './minutes-drawing.ts';

const minute = 60_000;

it('minutes more than half an hour apart belong to two sittings', () => {
  const points = [0, 5, 36, 68].map((at) => ({ x: at * minute, y: 1 }));
  expect(groupMinutesBySitting(points).map(({ from, to }) => [from / minute, to / minute])).toEqual([
    [0, 37],
    [68, 69],
  ]);
});

it('each minute belongs to exactly one sitting', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 5000 })), (minutes) => {
      const points = minutes.toSorted((a, b) => a - b).map((at) => ({ x: at * minute, y: 1 }));
      const sittings = groupMinutesBySitting(points);
      for (const { x } of points)
        expect(sittings.filter(({ from, to }) => from <= x && x < to)).toHaveLength(1);
    }),
  );
});

it.each([
  [[12, 200], 200],
  [[201], 251],
  [[], 200],
])('the axis of %j ends at %d', (amounts, top) => {
  expect(computeMinutesMax(amounts.map((y, x) => ({ x, y })))).toBe(top);
});
