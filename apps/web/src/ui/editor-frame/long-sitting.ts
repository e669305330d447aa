/** When the session of an active writer is renewed; pure functions of timestamps. */
const minute = 60_000;
/** Much more often than necessary, because the session may already be close to its end. */
const renewsEvery = 60 * minute;
const triesAgainAfter = minute;

export interface Renewals {
  /** Time of the last answer; null before the first in this page. */
  heardAt: number | null;
  requestedAt: number | null;
}

export function isRenewalDue({ heardAt, requestedAt }: Renewals, now: number): boolean {
  if (requestedAt !== null && now - requestedAt < triesAgainAfter) return false;
  return heardAt === null || now - heardAt >= renewsEvery;
}
