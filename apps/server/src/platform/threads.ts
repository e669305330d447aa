import type { Transferable } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { unavailable } from './errors.ts';

/** The work was refused or stopped: too much was waiting, or it exceeded its time or memory limit. */
export class TooMuchWork extends Error {
  readonly reason: 'busy' | 'deadline' | 'memory';

  constructor(reason: TooMuchWork['reason'], options?: ErrorOptions) {
    super(`Too much work: ${reason}`, options);
    this.name = 'TooMuchWork';
    this.reason = reason;
  }
}

/** Turns TooMuchWork into an answer that asks the client to retry; rethrows any other error. */
export function unavailableWhenTooMuch(cause: unknown): never {
  throw cause instanceof TooMuchWork ? unavailable(cause) : cause;
}

/**
 * Requests share one thread, so CPU-heavy work runs in worker threads. They are started on demand, terminated at the deadline, and
 * ended when idle.
 *
 * @param file Its default export does the work; errors lose their class.
 * @returns Takes the work, and the objects to transfer instead of copying.
 */
export function createThreads<Work, Result>(
  file: URL,
  limits: { threads: number; waiting: number; deadlineMs: number },
): (work: Work, transferList?: readonly Transferable[]) => Promise<Result> {
  const pool = new Piscina<Work, Result>({
    filename: file.href,
    minThreads: 0,
    maxThreads: limits.threads,
    idleTimeout: 30_000,
    resourceLimits: { maxOldGenerationSizeMb: 1024 },
  });
  return async (work, transferList = []) => {
    if (pool.queueSize >= limits.waiting) throw new TooMuchWork('busy');
    const options = { signal: AbortSignal.timeout(limits.deadlineMs), transferList: [...transferList] };
    return pool.run(work, options).catch((cause: unknown) => {
      if (!(cause instanceof Error)) throw cause;
      if (cause.name === 'AbortError') throw new TooMuchWork('deadline', { cause });
      const isMemory = 'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY';
      throw isMemory ? new TooMuchWork('memory', { cause }) : cause;
    });
  };
}
