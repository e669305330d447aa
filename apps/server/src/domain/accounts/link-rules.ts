const minute = 60_000;
const day = 24 * 60 * minute;

/** What a mailed link is for. */
export type LinkPurpose = 'confirm' | 'recover';
/** A recovery that somebody asked for, or the first password of an account that was made for them. */
export type RecoveryKind = 'recovery' | 'first-password';

/** A link in a mailbox is a key under the mat: an hour for a recovery, a week where nobody waits for the mail. */
const lifetimes: Record<RecoveryKind | 'confirm', number> = {
  recovery: 60 * minute,
  'first-password': 7 * day,
  confirm: 7 * day,
};

export function linkExpiry(kind: RecoveryKind | 'confirm', now: Date): Date {
  return new Date(now.getTime() + lifetimes[kind]);
}

export function isLinkOpen(link: { expiresAt: Date; usedAt: Date | null }, now: Date): boolean {
  return link.usedAt === null && link.expiresAt > now;
}

/** Begun minutes count: somebody with thirty seconds left has not none. */
export function minutesLeft(expiresAt: Date, now: Date): number {
  return Math.ceil((expiresAt.getTime() - now.getTime()) / minute);
}

/** More mails in an hour would be a nuisance that strangers can make. */
export const maxLinksPerHour = 5;

export function anHourBefore(now: Date): Date {
  return new Date(now.getTime() - 60 * minute);
}

/** Links that are long over are of no use, not even to say so. */
export function linkRetentionStart(now: Date): Date {
  return new Date(now.getTime() - 30 * day);
}
