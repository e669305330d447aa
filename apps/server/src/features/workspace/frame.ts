import type { EditorFrame, SubmissionId } from '@redraft/contracts';
import { type Actor, canReadClassAsStaff, canWriteSubmission } from '../../access/index.ts';
import { AppError } from '../../platform/errors.ts';
import { loadStanding } from '../classes/index.ts';
import { fileAccess, selectOptionalSubmission } from '../submissions/index.ts';
import { openFrame } from '../wopi/index.ts';

/**
 * A scoped way into the editor for one submission: to write for its student while that is possible, to read
 * for the student afterwards and for staff. Staff may ask for an earlier version.
 */
export async function openSubmissionFrame(
  actor: Actor,
  wanted: { submissionId: SubmissionId; seq?: number | undefined; lang: string; theme: 'light' | 'dark' },
  now: Date,
): Promise<EditorFrame> {
  const submission = await selectOptionalSubmission(wanted.submissionId);
  if (!submission) throw new AppError('not_found');
  const standing = await loadStanding(actor, submission.class_id);
  const isOwn = canWriteSubmission(actor, { studentId: submission.student_id }, standing);
  if (!isOwn && !canReadClassAsStaff(actor, standing)) throw new AppError('not_found');
  const access = await fileAccess(submission.main_file_id, actor.userId, now);
  const mode = access?.mode === 'edit' && wanted.seq === undefined ? 'edit' : 'view';
  return openFrame({
    fileId: submission.main_file_id,
    actor,
    mode,
    seq: wanted.seq,
    lang: wanted.lang,
    theme: wanted.theme,
    now,
  });
}
