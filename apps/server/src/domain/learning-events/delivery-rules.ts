/** The result of a delivery attempt. */
export type Outcome =
  /** `retryAfter` is the value of the Retry-After header. */
  | { kind: 'answered'; status: number; retryAfter: string | undefined }
  | { kind: 'unanswered'; reason: string };

export type Verdict =
  | { kind: 'sent' }
  /** Deliveries to the endpoint pause: it is unavailable, or asks for it. */
  | { kind: 'pause'; problem: string; until: Date }
  /** Only this event is retried later: others may be accepted. */
  | { kind: 'later'; problem: string; nextTryAt: Date };

const minute = 60_000;
const hourMs = 60 * minute;
const dayMs = 24 * hourMs;
const firstPauseMs = 15_000;
const maxPauseMs = hourMs;
const maxRetryAfterMs = 6 * hourMs;

/** `failures`: consecutive failures of the endpoint before this one; `tries`: attempts for this event, including this one. */
export function verdictOn(
  outcome: Outcome,
  { failures, tries }: { failures: number; tries: number },
  now: Date,
): Verdict {
  const pause = (problem: string, ms: number): Verdict => ({
    kind: 'pause',
    problem,
    until: new Date(now.getTime() + ms),
  });
  const backOff = doubled(firstPauseMs, failures);
  if (outcome.kind === 'unanswered') return pause(outcome.reason, backOff);
  const { status } = outcome;
  if (status >= 200 && status < 300) return { kind: 'sent' };
  const problem = `HTTP ${status}`;
  if (status === 429 || status === 503)
    return pause(problem, Math.max(backOff, waitOf(outcome.retryAfter, now)));
  if (status === 408 || status >= 500) return pause(problem, backOff);
  // Rejected, for instance because the endpoint does not know the secret yet.
  return { kind: 'later', problem, nextTryAt: new Date(now.getTime() + doubled(minute, tries - 1)) };
}

function doubled(firstMs: number, times: number): number {
  return Math.min(maxPauseMs, firstMs * 2 ** Math.min(times, 20));
}

/** Parses Retry-After: seconds, or a date (RFC 9110). */
function waitOf(retryAfter: string | undefined, now: Date): number {
  if (retryAfter === undefined) return 0;
  const ms = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now.getTime();
  return Number.isFinite(ms) ? Math.min(maxRetryAfterMs, Math.max(0, ms)) : 0;
}

export const daysTried = 7;

/** Events older than this are given up, which their row records. */
export function oldestToSend(now: Date): Date {
  return new Date(now.getTime() - daysTried * dayMs);
}

/** A delivery claimed before this was left by a process that has died: it is sent again. */
export function oldestUnderWay(now: Date): Date {
  return new Date(now.getTime() - 5 * minute);
}

/** How long sent and failed deliveries are kept for inspection. */
export function oldestKept(now: Date): { sent: Date; failed: Date } {
  return { sent: new Date(now.getTime() - 7 * dayMs), failed: new Date(now.getTime() - 60 * dayMs) };
}
