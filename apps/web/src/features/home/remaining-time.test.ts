import fc from 'fast-check';
import { expect, it } from 'vitest';
import { computeRemainingTime } from './remaining-time.ts';

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
] as const)('the remaining time of a deadline in %i ms', (ms, expected) => {
  expect(computeRemainingTime(ms, { now: 0, zone: 'UTC' })).toEqual(expected);
});

it('the remaining time of a deadline is counted in calendar days of the class time zone', () => {
  const [now, at] = [Date.parse('2026-11-28T02:55:00Z'), Date.parse('2026-11-30T01:43:00Z')];
  const days = (zone: string) => computeRemainingTime(at, { now, zone }).count;
  expect([days('Europe/Berlin'), days('America/Los_Angeles')]).toEqual([2, 2]);
  expect(computeRemainingTime(now + 36 * 60 * minute, { now, zone: 'Europe/Berlin' })).toEqual({
    unit: 'day',
    count: 1,
  });
});

it('the remaining time of a deadline in hours and minutes is rounded down', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e11, max: 1e11 }), fc.nat(1e12), (away, now) => {
      const { unit, count } = computeRemainingTime(now + away, { now, zone: 'UTC' });
      if (unit === 'day') return;
      expect(Math.abs(count) * lengths[unit]).toBeLessThanOrEqual(Math.abs(away));
      expect(Math.abs(away) - Math.abs(count) * lengths[unit]).toBeLessThan(lengths[unit]);
    }),
  );
});
