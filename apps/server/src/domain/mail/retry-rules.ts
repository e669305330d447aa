const minute = 60_000;
const hourMs = 60 * minute;
const dayMs = 24 * hourMs;

/** Delays after each failed attempt; after the last one the mail is given up. */
const retryDelays = [minute, 5 * minute, 20 * minute, hourMs, 3 * hourMs, 8 * hourMs, 16 * hourMs];

/** The time of the next attempt; null if the mail is given up. */
export function nextAttemptAt(tries: number, now: Date): Date | null {
  const delay = retryDelays[tries - 1];
  return delay === undefined ? null : new Date(now.getTime() + delay);
}

/** Older mails are given up: a link in them has expired, or a deadline has passed. */
export function oldestToSend(now: Date): Date {
  return new Date(now.getTime() - 3 * dayMs);
}

/** A mail claimed before this was left by a process that has died. */
export function oldestUnderWay(now: Date): Date {
  return new Date(now.getTime() - 10 * minute);
}

/** How long the outbox keeps mails: long enough to answer questions about a missing one. */
export function retentionStart(now: Date): Date {
  return new Date(now.getTime() - 30 * dayMs);
}

/** While the mail server does not respond, attempts become less frequent. */
export function pauseAfter(failures: number): number {
  return Math.min(10 * minute, 15_000 * 2 ** Math.max(0, failures - 1));
}
