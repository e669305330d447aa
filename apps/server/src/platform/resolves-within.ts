import { setTimeout as delay } from 'node:timers/promises';

/** Waits for the work up to a time limit; returns whether it finished. Its later result is ignored. */
export async function resolvesWithin(ms: number, work: Promise<unknown>): Promise<boolean> {
  const timerAbort = new AbortController();
  const timedOut = delay(ms, false, { signal: timerAbort.signal, ref: false }).catch(() => false);
  const workSettled = work.then(
    () => true,
    () => true,
  );
  const isDone = await Promise.race([workSettled, timedOut]);
  timerAbort.abort();
  return isDone;
}
