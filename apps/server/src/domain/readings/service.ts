import type { SubmissionId, UserId } from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { audit, selectOptionalLastActAt } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db.ts';
import { loadReadableSubmission } from '../submissions/index.ts';
import { lockReader } from './queries.ts';
import { coveredSince, isNewVisit } from './visit-rules.ts';

/** The text, what graphs and times tell of how it came about, and the writing played back. */
type ReadingAct = 'submission.read' | 'submission.read_process' | 'submission.rewind';

interface Reading {
  submissionId: SubmissionId;
  act: ReadingAct;
}

/**
 * Somebody's submission, for whatever shows it to staff: that they looked is an act of its own, recorded
 * once for each visit and before anything is shown.
 */
export async function loadForReading(actor: Actor, { submissionId, act }: Reading, now: Date) {
  const found = await loadReadableSubmission(actor, submissionId);
  if (found.submission.student_id !== actor.userId)
    await recordVisit(actor.userId, { submissionId, act }, now);
  return found;
}

async function recordVisit(readerId: UserId, { submissionId, act }: Reading, now: Date): Promise<void> {
  const visit = {
    actorId: readerId,
    action: act,
    subject: 'submission' as const,
    subjectId: submissionId,
  };
  const isNew = async () => isNewVisit(await selectOptionalLastActAt(visit, coveredSince(now)), now);
  if (!(await isNew())) return;
  await inTransaction(async () => {
    // A page asks for all its graphs at once: one of them records the visit.
    await lockReader(readerId);
    if (await isNew()) await audit({ at: now, ...visit });
  });
}
