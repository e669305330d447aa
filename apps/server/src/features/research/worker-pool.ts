import { createThreads, TooMuchWork } from '../../platform/threads.ts';
import type { ResearchResult, ResearchWork } from './text-worker.ts';

/** Exports that are made at the same time, each with one text under way. */
export const maxExports = 4;

const inThread = createThreads<ResearchWork, ResearchResult>(new URL('./text-worker.ts', import.meta.url), {
  threads: 1,
  waiting: 2 * maxExports,
  deadlineMs: 60_000,
});

/** A text that takes more time or memory than anybody has would end an export of two thousand: it is told of instead. */
export async function runInWorker(work: ResearchWork): Promise<ResearchResult> {
  try {
    return await inThread(work);
  } catch (cause) {
    const isTooLarge = cause instanceof TooMuchWork && cause.reason !== 'busy';
    if (isTooLarge && work.kind === 'text') return { figures: null, entries: [] };
    throw cause;
  }
}
