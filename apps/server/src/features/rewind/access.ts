import type { SubmissionId } from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { loadAndRecordAccess } from '../../domain/access-log/index.ts';
import { loadVisibleSubmission } from '../../domain/submissions/index.ts';

/** A text whose writing is played back: by its student, and by staff, who are recorded. To anybody else it does not exist. */
export async function loadForRewind(actor: Actor, submissionId: SubmissionId, now: Date) {
  const submission = await loadVisibleSubmission(actor, submissionId);
  if (!submission.isOwn) await loadAndRecordAccess(actor, { submissionId, act: 'submission.rewind' }, now);
  return submission;
}
