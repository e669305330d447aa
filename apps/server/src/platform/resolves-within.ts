import { setTimeout as delay } from 'node:timers/promises';

/** Waits for the work up to a time limit; returns whether it finished. Its later result is ignored. */
export async function resolvesWithin(ms: number, work: Promise<unknown>): Promise<boolean> {
  const patience = new AbortController();
  const late = delay(ms, false, { signal: patience.signal, ref: false }).catch(() => false);
  const done = work.then(
    () => true,
    () => true,
  );
  const isDone = await Promise.race([done, late]);
  patience.abort();
  return isDone;
}
