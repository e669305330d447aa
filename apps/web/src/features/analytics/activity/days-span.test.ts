import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, computeDaySpan, daysBetween } from './days-span.ts';

it('the days of a graph follow the class time zone, including days without activity', () => {
  const { from, to } = computeDaySpan({ from: '2026-03-29', to: '2026-03-29' }, 'Europe/Berlin');
  expect((to - from) / 3_600_000).toBe(23);
});

it('adding days and counting days are inverse', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4000 }), (days) => {
      expect(daysBetween('2024-02-28', addDays('2024-02-28', days))).toBe(days);
    }),
  );
});
