import { expect, it } from 'vitest';
import { computeDeletionDay, computeDeletionStart, computeLastDeletableEnd } from './retention-rules.ts';

it.each([
  ['2026-01-31', 1, '2026-03-01'],
  ['2026-02-28', 12, '2027-03-01'],
  ['2024-02-29', 12, '2025-03-01'],
  ['2026-06-30', 240, '2046-07-01'],
])('a class that ended on %s is kept for %i months, until before %s', (endDay, months, day) => {
  expect(computeDeletionDay(endDay, months)).toBe(day);
});

it.each([
  ['2026-03-03T00:00:00Z', 12, '2025-03-01'],
  ['2026-03-02T23:59:59Z', 12, '2025-02-28'],
  ['2026-03-31T12:00:00Z', 1, '2026-02-28'],
])('at %s classes are deleted after %i months that ended until %s', (now, months, day) => {
  expect(computeLastDeletableEnd(months, new Date(now))).toBe(day);
});

it('a class is never deleted before its day of deletion', () => {
  for (const now of ['2026-03-30T05:00:00Z', '2026-02-28T23:00:00Z', '2028-02-29T01:00:00Z'])
    for (const months of [1, 6, 11, 12, 13])
      expect(
        computeDeletionDay(computeLastDeletableEnd(months, new Date(now)), months) <= now.slice(0, 10),
      ).toBe(true);
});

it('nothing is deleted within a week after the setting was changed', () => {
  expect(computeDeletionStart(new Date('2026-03-02T10:00:00Z'))).toEqual(new Date('2026-03-09T10:00:00Z'));
});
