import { createThreads, TooMuchWork } from '../../platform/threads.ts';
import type { ResearchResult, ResearchWork } from './text-worker.ts';

/** Exports that run at the same time, each with one text in progress. */
export const maxExports = 4;

const inThread = createThreads<ResearchWork, ResearchResult>(new URL('./text-worker.ts', import.meta.url), {
  threads: 1,
  waiting: 2 * maxExports,
  deadlineMs: 60_000,
});

/** A text that takes too much time or memory is reported in the export instead of aborting it. */
export async function runInWorker(job: ResearchWork): Promise<ResearchResult> {
  try {
    return await inThread(job);
  } catch (cause) {
    const isTooLarge = cause instanceof TooMuchWork && cause.reason !== 'busy';
    if (isTooLarge && job.kind === 'text') return { metrics: null, entries: [] };
    throw cause;
  }
}
