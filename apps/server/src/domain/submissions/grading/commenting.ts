import type { EndCommentBody } from '@redraft/contracts';
import type { Actor } from '../../../access/index.ts';
import { audit } from '../../../platform/audit.ts';
import { inTransaction } from '../../../platform/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { headOf } from '../../revisions/index.ts';
import { insertCommentedVersion, isSubmitted, listSteps, requireManaged } from '../steps/index.ts';
import { lockSubmission } from '../texts/index.ts';

/** Stores the current text with its comments as the commented version of a draft. */
export async function endCommenting(actor: Actor, body: EndCommentBody, now: Date): Promise<void> {
  await inTransaction(async () => {
    const { draftSubmissionId, submissionId } = body;
    await lockSubmission(submissionId);
    const submission = await requireManaged(actor, submissionId);
    const rows = await listSteps([submissionId]);
    const row = rows.find(({ draft_submission_id: id }) => id !== null && id === draftSubmissionId);
    if (!row || draftSubmissionId === null || !isSubmitted(row.status))
      throw new AppError('submission.comment_needs_draft');
    const versionSeq = (await headOf(submission.main_file_id)).seq;
    const commented = { draftSubmissionId, versionSeq, authorId: actor.userId, at: now };
    if (!(await insertCommentedVersion(commented))) throw new AppError('submission.comment_ended');
    const subject = { subject: 'submission' as const, subjectId: submissionId };
    const details = { draftId: row.draft_id, versionSeq };
    await audit({ at: now, actorId: actor.userId, action: 'submission.end_commenting', ...subject, details });
  });
}
