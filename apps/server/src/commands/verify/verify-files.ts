import type { FileId } from '@redraft/contracts';
import { type LogFault, listFilesAfter, verifyFile } from '../../domain/revisions/index.ts';

export interface FileFault extends LogFault {
  file: FileId;
  name: string;
}

export interface Progress {
  /** Continue after this file. */
  last: number;
  files: number;
  versions: number;
  faults: readonly FileFault[];
}

interface Pace {
  /** Files with a greater number. */
  after: number;
  /** The share of time that is spent on reading, in percent. */
  load: number;
  wait: (ms: number) => Promise<unknown>;
  onFile: (progress: Progress, faults: readonly FileFault[]) => void;
  isStopped: () => boolean;
}

/** Files per query for their names. */
const batchSize = 200;

/** Verifies every file in order, and rests in proportion to the time that each has taken. */
export async function verifyFiles({ after, load, wait, onFile, isStopped }: Pace): Promise<Progress> {
  const faults: FileFault[] = [];
  const progress = { last: after, files: 0, versions: 0, faults };
  for (;;) {
    const batch = await listFilesAfter(progress.last, batchSize);
    for (const { id, name } of batch) {
      if (isStopped()) return progress;
      const start = performance.now();
      const result = await verifyTwice(id);
      progress.last = id;
      if (result) {
        progress.files += 1;
        progress.versions += result.versions;
        const found = result.faults.map((fault) => ({ file: id, name, ...fault }));
        faults.push(...found);
        onFile(progress, found);
      }
      await wait(computePause(performance.now() - start, load));
    }
    if (batch.length < batchSize) return progress;
  }
}

/** A save or sealing between two queries looks like damage once, but not twice. */
async function verifyTwice(id: FileId): ReturnType<typeof verifyFile> {
  const result = await verifyFile(id);
  return result && result.faults.length > 0 ? verifyFile(id) : result;
}

/** How long to rest after work that took `ms`, so that work is `load` percent of the time. */
export function computePause(ms: number, load: number): number {
  return (ms * (100 - load)) / load;
}
