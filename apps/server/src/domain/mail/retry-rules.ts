const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** After each try that failed; after the last one the mail is given up. */
const retryDelays = [minute, 5 * minute, 20 * minute, hour, 3 * hour, 8 * hour, 16 * hour];

/** When a mail is tried again after so many tries; null when it is given up. */
export function nextAttemptAt(tries: number, now: Date): Date | null {
  const wait = retryDelays[tries - 1];
  return wait === undefined ? null : new Date(now.getTime() + wait);
}

/** A mail that nobody could take for so long says nothing any more: a link in it has ended, a deadline has passed. */
export function oldestToSend(now: Date): Date {
  return new Date(now.getTime() - 3 * day);
}

/** What is under way for longer was left by a process that has ended. */
export function oldestUnderWay(now: Date): Date {
  return new Date(now.getTime() - 10 * minute);
}

/** Of the outbox: long enough for who asks where a mail has gone. */
export function retentionStart(now: Date): Date {
  return new Date(now.getTime() - 30 * day);
}

/** While no mail server answers, it is asked less and less often. */
export function pauseAfter(failures: number): number {
  return Math.min(10 * minute, 15_000 * 2 ** Math.max(0, failures - 1));
}
