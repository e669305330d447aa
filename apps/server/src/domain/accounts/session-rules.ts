const hour = 3_600_000;
const dayOfWriting = 12 * hour;
/** Nobody is signed in for longer without a password, however much they write. */
const longest = 30 * 24 * hour;

/** "Remember me" makes the session long; else it covers a long day of writing. */
export function sessionExpiry(isRemembered: boolean, now: Date): Date {
  return new Date(now.getTime() + (isRemembered ? longest : dayOfWriting));
}

/** Of a session that is written in: another day of writing from now, and never less than it had. */
export function renewedExpiry(session: { createdAt: Date; expiresAt: Date }, now: Date): Date {
  const renewed = Math.min(now.getTime() + dayOfWriting, session.createdAt.getTime() + longest);
  return new Date(Math.max(renewed, session.expiresAt.getTime()));
}

/** Written down once in ten minutes: a page asks for many things. */
const usedStep = 10 * 60_000;

/** Before when a session was last used, if that has to be written down anew; null where it is known well enough. */
export function usedBefore(lastUsedAt: Date | null, now: Date): Date | null {
  const before = new Date(now.getTime() - usedStep);
  return lastUsedAt === null || lastUsedAt < before ? before : null;
}

export type SessionState = 'valid' | 'expired' | 'ended';

export function sessionState(session: { expiresAt: Date; endedAt: Date | null }, now: Date): SessionState {
  if (session.endedAt) return 'ended';
  return session.expiresAt > now ? 'valid' : 'expired';
}
