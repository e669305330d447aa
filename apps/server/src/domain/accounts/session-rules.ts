const hour = 3_600_000;

/** "Remember me" makes the session long; else it covers a long day of writing. */
export function sessionExpiry(isRemembered: boolean, now: Date): Date {
  return new Date(now.getTime() + (isRemembered ? 30 * 24 : 12) * hour);
}

export type SessionState = 'valid' | 'expired' | 'ended';

export function sessionState(session: { expiresAt: Date; endedAt: Date | null }, now: Date): SessionState {
  if (session.endedAt) return 'ended';
  return session.expiresAt > now ? 'valid' : 'expired';
}
