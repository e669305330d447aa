const hour = 3_600_000;
const dayOfWriting = 12 * hour;
/** The maximum length of a session without entering a password again, however active it is. */
const longest = 30 * 24 * hour;

/** "Remember me" makes the session long; otherwise it covers a long day of writing. */
export function sessionExpiry(isRemembered: boolean, now: Date): Date {
  return new Date(now.getTime() + (isRemembered ? longest : dayOfWriting));
}

/** The expiry of an active session: another day of writing from now, and never earlier than before. */
export function renewedExpiry(session: { createdAt: Date; expiresAt: Date }, now: Date): Date {
  const renewed = Math.min(now.getTime() + dayOfWriting, session.createdAt.getTime() + longest);
  return new Date(Math.max(renewed, session.expiresAt.getTime()));
}

/** Last use is recorded every ten minutes at most: a page makes many requests. */
const usedStep = 10 * 60_000;

/** The previous last use, if it must be updated; null if it is recent enough. */
export function usedBefore(lastUsedAt: Date | null, now: Date): Date | null {
  const before = new Date(now.getTime() - usedStep);
  return lastUsedAt === null || lastUsedAt < before ? before : null;
}

export type SessionState = 'valid' | 'expired' | 'ended';

export function sessionState(session: { expiresAt: Date; endedAt: Date | null }, now: Date): SessionState {
  if (session.endedAt) return 'ended';
  return session.expiresAt > now ? 'valid' : 'expired';
}

/** Sessions that ended before this are deleted: long enough to answer from where an account was used. */
export function oldestKeptSession(now: Date): Date {
  return new Date(now.getTime() - 30 * 24 * hour);
}
