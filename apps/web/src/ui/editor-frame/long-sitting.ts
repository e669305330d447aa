/** When a session that is written in is let go on; pure over the moments of it. */
const minute = 60_000;
/** Far more often than it would have to be: the last one has to come before an end that may be near. */
const renewsEvery = 60 * minute;
const triesAgainAfter = minute;

export interface Renewals {
  /** Of the last answer; null before the first in this page. */
  heardAt: number | null;
  requestedAt: number | null;
}

export function isRenewalDue({ heardAt, requestedAt }: Renewals, now: number): boolean {
  if (requestedAt !== null && now - requestedAt < triesAgainAfter) return false;
  return heardAt === null || now - heardAt >= renewsEvery;
}
