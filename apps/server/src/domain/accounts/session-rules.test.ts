import { describe, expect, it } from 'vitest';
import { sessionExpiry, sessionState } from './session-rules.ts';

const now = new Date('2026-03-01T10:00:00Z');
const at = (offsetMs: number) => new Date(now.getTime() + offsetMs);

describe('a session', () => {
  it.each([
    ['is valid one millisecond before its expiry', 1, null, 'valid'],
    ['has expired at its expiry', 0, null, 'expired'],
    ['has expired after it', -1, null, 'expired'],
    ['has ended when it was signed out, however long it would have lasted', 1000, now, 'ended'],
  ] as const)('%s', (_name, offset, endedAt, expected) => {
    expect(sessionState({ expiresAt: at(offset), endedAt }, now)).toBe(expected);
  });

  it('lasts longer when it is to be remembered', () => {
    expect(sessionExpiry(true, now).getTime()).toBeGreaterThan(sessionExpiry(false, now).getTime());
  });
});
