/** When the session of an active writer is renewed; pure functions of timestamps. */
const minute = 60_000;
/** Much more often than necessary, because the session may already be close to its end. */
const renewalIntervalMs = 60 * minute;
const retryAfterMs = minute;

export interface Renewals {
  /** Time of the last answer; null before the first in this page. */
  answeredAt: number | null;
  requestedAt: number | null;
}

export function isRenewalDue({ answeredAt, requestedAt }: Renewals, now: number): boolean {
  if (requestedAt !== null && now - requestedAt < retryAfterMs) return false;
  return answeredAt === null || now - answeredAt >= renewalIntervalMs;
}
