const minute = 60_000;
const dayMs = 24 * 60 * minute;

/** The purpose of a mailed link. */
export type LinkPurpose = 'confirm' | 'recover';
/** A requested recovery, or the first password of an account created by someone else. */
export type RecoveryKind = 'recovery' | 'first-password';

/** A link in a mailbox is a security risk, so a recovery link lasts an hour; links that nobody waits for last a week. */
const lifetimes: Record<RecoveryKind | 'confirm', number> = {
  recovery: 60 * minute,
  'first-password': 7 * dayMs,
  confirm: 7 * dayMs,
};

export function linkExpiry(kind: RecoveryKind | 'confirm', now: Date): Date {
  return new Date(now.getTime() + lifetimes[kind]);
}

export function isLinkOpen(link: { expiresAt: Date; usedAt: Date | null }, now: Date): boolean {
  return link.usedAt === null && link.expiresAt > now;
}

/** Rounded up, so that thirty seconds do not show as zero. */
export function minutesLeft(expiresAt: Date, now: Date): number {
  return Math.ceil((expiresAt.getTime() - now.getTime()) / minute);
}

/** A limit, because strangers can trigger these mails. */
export const maxLinksPerHour = 5;

export function anHourBefore(now: Date): Date {
  return new Date(now.getTime() - 60 * minute);
}

/** Links that ended before this are deleted; they need not even be reported as expired. */
export function linkRetentionStart(now: Date): Date {
  return new Date(now.getTime() - 30 * dayMs);
}
