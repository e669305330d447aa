import { setImmediate as othersFirst } from 'node:timers/promises';
import { foldSave, type Process, startProcess } from '@redraft/analytics';
import type { FileId } from '@redraft/contracts';
import { readOps } from '../revisions/index.ts';

/** Saves that are folded before others are let in. */
const savesAtOnce = 100;

/** The process behind a text whose writing is followed. Whoever asks has found that it may be seen. */
export async function processOf(fileId: FileId): Promise<Process> {
  const { base, saves } = await readOps(fileId);
  const process = startProcess(base);
  for (const [index, save] of saves.entries()) {
    foldSave(process, save);
    if (index % savesAtOnce === 0) await othersFirst();
  }
  return process;
}
