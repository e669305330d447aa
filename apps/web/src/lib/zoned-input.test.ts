import fc from 'fast-check';
import { DateTime } from 'luxon';
import { expect, it } from 'vitest';
import { fromDay, fromInstant, toDay, toInstant } from './zoned-input.ts';

const zones = ['Europe/Berlin', 'America/New_York', 'Pacific/Auckland', 'Asia/Kolkata', 'UTC'];

it('a picked time is the same instant in every zone', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_000_000_000 }), fc.constantFrom(...zones), (seconds, zone) => {
      const iso = new Date(seconds * 1000).toISOString();
      expect(Date.parse(toInstant(fromInstant(iso, zone)))).toBe(seconds * 1000);
    }),
  );
});
it('a picked time keeps the class wall time across the change to summer time', () => {
  const dayBefore = fromInstant('2026-03-28T08:00:00Z', 'Europe/Berlin');
  expect(toInstant(dayBefore?.plus({ days: 1 }) ?? null)).toBe('2026-03-29T07:00:00Z');
});
it('a picked time is empty while it is incomplete', () => {
  expect(toInstant(DateTime.invalid('unfinished'))).toBe('');
  expect(toInstant(null)).toBe('');
  expect(fromInstant('', 'UTC')).toBeNull();
  expect(fromInstant('soon', 'UTC')).toBeNull();
});

it('a day stays the same in the picker', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), (days) => {
      const day = new Date(days * 86_400_000).toISOString().slice(0, 10);
      expect(toDay(fromDay(day))).toBe(day);
      expect(toDay(fromDay(`${day}T23:59:00Z`))).toBe(day);
    }),
  );
});
