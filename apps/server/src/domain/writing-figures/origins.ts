import type { SubmissionId, TextOrigins } from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { createThreads, unavailableWhenTooMuch } from '../../platform/threads.ts';
import { loadOwnOrRecordAccess } from '../access-log/index.ts';
import { hasTrackedText, loadPackedTextLog } from '../revisions/index.ts';
import type { OriginsWork } from './origins-worker.ts';

const countInThread = createThreads<OriginsWork, TextOrigins>(
  new URL('./origins-worker.ts', import.meta.url),
  { threads: 1, waiting: 64, deadlineMs: 20_000 },
);

const noOrigins: TextOrigins = { typed: 0, inserted: 0, batched: 0, imported: 0, base: 0 };

/** The origins of the current text, for its student and staff; none for a file without a tracked text. */
export async function loadOrigins(actor: Actor, submissionId: SubmissionId, now: Date): Promise<TextOrigins> {
  const reading = { submissionId, act: 'submission.read_process' } as const;
  const { submission } = await loadOwnOrRecordAccess(actor, reading, now);
  const { main_file_id: fileId, main_file_kind: kind } = submission;
  if (!hasTrackedText(kind)) return noOrigins;
  return countInThread({ log: await loadPackedTextLog(fileId) }).catch(unavailableWhenTooMuch);
}
