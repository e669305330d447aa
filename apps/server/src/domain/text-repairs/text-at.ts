import type { FileId } from '@redraft/contracts';
import type { OfficeKind } from '@redraft/documents';
import { createThreads, unavailableWhenTooMuch } from '../../platform/threads.ts';
import { hasTrackedText, readAt, textAt } from '../revisions/index.ts';
import type { WordsWork } from './text-worker.ts';

const readWords = createThreads<WordsWork, string>(new URL('./text-worker.ts', import.meta.url), {
  threads: 1,
  waiting: 8,
  deadlineMs: 20_000,
});

/** The text of a file's version: from the log if it is tracked, else extracted from its cells and shapes. */
export async function readTextAt(file: { id: FileId; kind: OfficeKind }, seq: number): Promise<string> {
  if (hasTrackedText(file.kind)) return textAt(file.id, seq);
  const bytes = await readAt(file.id, seq);
  return readWords({ bytes, kind: file.kind }).catch(unavailableWhenTooMuch);
}
