import type { SubmissionId } from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { loadAndRecordAccess } from '../../domain/access-log/index.ts';
import { loadVisibleSubmission } from '../../domain/submissions/index.ts';

/** Loads a text for its rewind, for its student, and for staff, whose access is recorded; not found for others. */
export async function loadForRewind(actor: Actor, submissionId: SubmissionId, now: Date) {
  const submission = await loadVisibleSubmission(actor, submissionId);
  if (!submission.isOwn) await loadAndRecordAccess(actor, { submissionId, act: 'submission.rewind' }, now);
  return submission;
}
