import { createThreads } from './threads.ts';

/** Runs in a worker thread, because a workbook may be unexpectedly large once unpacked. */
export const readSheet = createThreads<{ bytes: Uint8Array }, string[][]>(
  new URL('./read-sheet-worker.ts', import.meta.url),
  { threads: 1, waiting: 8, deadlineMs: 20_000 },
);
