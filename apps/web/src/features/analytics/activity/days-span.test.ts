import fc from 'fast-check';
import { expect, it } from 'vitest';
import { computeDaySpan, dayAfter, daysBetween } from './days-span.ts';

it('days take their time on the clock of the class, a day without an hour included', () => {
  const { from, to } = computeDaySpan({ from: '2026-03-29', to: '2026-03-29' }, 'Europe/Berlin');
  expect((to - from) / 3_600_000).toBe(23);
});

it('a day so many days later is so many days away', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4000 }), (days) => {
      expect(daysBetween('2024-02-28', dayAfter('2024-02-28', days))).toBe(days);
    }),
  );
});
