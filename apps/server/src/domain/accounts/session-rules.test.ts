import { describe, expect, it } from 'vitest';
import { renewedExpiry, sessionExpiry, sessionState } from './session-rules.ts';

const now = new Date('2026-03-01T10:00:00Z');
const at = (offsetMs: number) => new Date(now.getTime() + offsetMs);

describe('a session', () => {
  it.each([
    ['is valid one millisecond before its expiry', 1, null, 'valid'],
    ['has expired at its expiry', 0, null, 'expired'],
    ['has expired after it', -1, null, 'expired'],
    ['has ended when it was signed out, however long it would have lasted', 1000, now, 'ended'],
  ] as const)('a session %s', (_name, offset, endedAt, expected) => {
    expect(sessionState({ expiresAt: at(offset), endedAt }, now)).toBe(expected);
  });

  const hours = (count: number) => at(count * 3_600_000);
  it.each([
    ['of a day goes on for twelve hours from now', hours(-11), hours(1), hours(12)],
    ['that is remembered keeps what it has', hours(-11), hours(709), hours(709)],
    [
      'that is remembered goes on at its end for what is left of thirty days',
      hours(-715),
      hours(1),
      hours(5),
    ],
    ['of thirty days ends', hours(-720), hours(0), hours(0)],
  ])('a session %s when it is renewed', (_name, createdAt, expiresAt, expected) => {
    expect(renewedExpiry({ createdAt, expiresAt }, now)).toEqual(expected);
  });

  it('a remembered session lasts longer', () => {
    expect(sessionExpiry(true, now).getTime()).toBeGreaterThan(sessionExpiry(false, now).getTime());
  });
});
