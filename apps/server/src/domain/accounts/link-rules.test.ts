import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isLinkOpen, linkExpiry, minutesLeft } from './link-rules.ts';

const now = new Date('2026-03-01T10:00:00Z');
const at = (milliseconds: number) => new Date(now.getTime() + milliseconds);

it.each([
  ['works one millisecond before its end', 1, null, true],
  ['does not at its end', 0, null, false],
  ['does not once it was used', 1000, now, false],
] as const)('a mailed link %s', (_name, left, usedAt, expected) => {
  expect(isLinkOpen({ expiresAt: at(left), usedAt }, now)).toBe(expected);
});

it.each([
  ['recovery', 60],
  ['first-password', 7 * 24 * 60],
  ['confirm', 7 * 24 * 60],
] as const)('a mailed link for %s is valid for %i minutes', (kind, minutes) => {
  expect(minutesLeft(linkExpiry(kind, now), now)).toBe(minutes);
});

it('a valid mailed link never has zero minutes left', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 ** 9 }), (left) => {
      const minutes = minutesLeft(at(left), now);
      expect(minutes).toBeGreaterThan(0);
      expect(minutes * 60_000 - left).toBeLessThan(60_000);
      expect(minutes * 60_000).toBeGreaterThanOrEqual(left);
    }),
  );
});
