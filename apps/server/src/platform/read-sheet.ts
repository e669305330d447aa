import { createThreads } from './threads.ts';

/** A workbook is unpacked and read beside: what it holds is not known before. */
export const readSheet = createThreads<{ bytes: Uint8Array }, string[][]>(
  new URL('./read-sheet-worker.ts', import.meta.url),
  { threads: 1, waiting: 8, deadlineMs: 20_000 },
);
