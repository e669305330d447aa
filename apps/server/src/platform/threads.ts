import type { Transferable } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { unavailable } from './errors.ts';

/** Work that was not done: too many waited already, or it took more time or memory than it may. */
export class TooMuchWork extends Error {
  readonly reason: 'busy' | 'deadline' | 'memory';

  constructor(reason: TooMuchWork['reason'], options?: ErrorOptions) {
    super(`Too much work: ${reason}`, options);
    this.name = 'TooMuchWork';
    this.reason = reason;
  }
}

/** Whoever asked is told to come again where the work was too much; any other cause stays what it is. */
export function unavailableWhenTooMuch(cause: unknown): never {
  throw cause instanceof TooMuchWork ? unavailable(cause) : cause;
}

/**
 * One thread answers everybody: what may take longer than others can wait is done in threads beside it. They are started when they are
 * needed, ended at the deadline whatever they are doing, and given back after a rest.
 *
 * @param file Its default export does the work; errors of a class do not come back as such.
 * @returns Takes what is handed over instead of copied, besides the work.
 */
export function createThreads<Work, Result>(
  file: URL,
  limits: { threads: number; waiting: number; deadlineMs: number },
): (work: Work, handedOver?: readonly Transferable[]) => Promise<Result> {
  const pool = new Piscina<Work, Result>({
    filename: file.href,
    minThreads: 0,
    maxThreads: limits.threads,
    idleTimeout: 30_000,
    resourceLimits: { maxOldGenerationSizeMb: 1024 },
  });
  return async (work, handedOver = []) => {
    if (pool.queueSize >= limits.waiting) throw new TooMuchWork('busy');
    const options = { signal: AbortSignal.timeout(limits.deadlineMs), transferList: [...handedOver] };
    return pool.run(work, options).catch((cause: unknown) => {
      if (!(cause instanceof Error)) throw cause;
      if (cause.name === 'AbortError') throw new TooMuchWork('deadline', { cause });
      const isMemory = 'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY';
      throw isMemory ? new TooMuchWork('memory', { cause }) : cause;
    });
  };
}
