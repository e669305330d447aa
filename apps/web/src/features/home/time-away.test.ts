import fc from 'fast-check';
import { expect, it } from 'vitest';
import { computeTimeAway } from './time-away.ts';

const minute = 60_000;
const lengths = { minute, hour: 60 * minute };

it.each([
  [0, { unit: 'minute', count: 0 }],
  [89 * minute, { unit: 'minute', count: 89 }],
  [90 * minute, { unit: 'hour', count: 1 }],
  [-200 * minute, { unit: 'hour', count: -3 }],
  [35 * 60 * minute, { unit: 'hour', count: 35 }],
  [47 * 60 * minute, { unit: 'day', count: 1 }],
  [8 * 1440 * minute, { unit: 'day', count: 8 }],
] as const)('how far away a deadline is %i ms', (ms, expected) => {
  expect(computeTimeAway(ms, { now: 0, zone: 'UTC' })).toEqual(expected);
});

it('how far away a deadline is is told in days of the calendar, on the clock of the class', () => {
  const [now, at] = [Date.parse('2026-11-28T02:55:00Z'), Date.parse('2026-11-30T01:43:00Z')];
  const days = (zone: string) => computeTimeAway(at, { now, zone }).count;
  expect([days('Europe/Berlin'), days('America/Los_Angeles')]).toEqual([2, 2]);
  expect(computeTimeAway(now + 36 * 60 * minute, { now, zone: 'Europe/Berlin' })).toEqual({
    unit: 'day',
    count: 1,
  });
});

it('how far away a deadline is is never said to be farther than it is, in hours and minutes', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e11, max: 1e11 }), fc.nat(1e12), (away, now) => {
      const { unit, count } = computeTimeAway(now + away, { now, zone: 'UTC' });
      if (unit === 'day') return;
      expect(Math.abs(count) * lengths[unit]).toBeLessThanOrEqual(Math.abs(away));
      expect(Math.abs(away) - Math.abs(count) * lengths[unit]).toBeLessThan(lengths[unit]);
    }),
  );
});
