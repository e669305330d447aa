import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findBusiestTime, findDayPart } from './busy-times.ts';

const hour = (start: string, amount: number, texts = 1) => ({ start, amount, texts });

it('the busiest part of a week is computed in the class time zone', () => {
  const hours = [
    hour('2026-10-13T17:00:00Z', 50),
    hour('2026-10-20T18:00:00Z', 40),
    hour('2026-10-15T06:00:00Z', 10),
  ];
  expect(findBusiestTime(hours, 'Europe/Berlin')).toEqual({
    weekday: 2,
    part: 'evening',
    share: 0.9,
    days: 2,
  });
});

it('an hour counts once for each submission that was changed in it', () => {
  const hours = [hour('2026-10-12T08:00:00Z', 60), hour('2026-10-14T08:00:00Z', 20, 6)];
  expect(findBusiestTime(hours, 'UTC')?.weekday).toBe(3);
});

it('the busiest time is missing if nothing was written', () => {
  expect(findBusiestTime([], 'UTC')).toBeNull();
});

it.each([
  [0, 'night'],
  [5, 'night'],
  [6, 'morning'],
  [12, 'afternoon'],
  [18, 'evening'],
  [23, 'evening'],
])('%d o’clock is %s', (hourOfDay, part) => {
  expect(findDayPart(hourOfDay)).toBe(part);
});

it('the share of the busiest time is its part of all changes', () => {
  const hours = fc.array(
    fc.record({
      since: fc.integer({ min: 490_000, max: 491_000 }),
      amount: fc.integer({ min: 1, max: 500 }),
    }),
    { minLength: 1 },
  );
  fc.assert(
    fc.property(hours, (sample) => {
      const writtenHours = sample.map(({ since, amount }) =>
        hour(new Date(since * 3_600_000).toISOString(), amount),
      );
      const share = findBusiestTime(writtenHours, 'Asia/Kolkata')?.share ?? 0;
      expect(share).toBeGreaterThanOrEqual(1 / 28);
      expect(share).toBeLessThanOrEqual(1 + 1e-9);
    }),
  );
});
