import type { AssignmentTemplateId, FileId, SubmissionId } from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { lockItem, selectOptionalItem, startFromItem } from '../../domain/assignment-files/index.ts';
import {
  insertAdditionalFile,
  loadWritableSubmission,
  lockSubmission,
  selectOptionalAdditionalFile,
  verdictOf,
} from '../../domain/submissions/index.ts';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';

/** The student's own copy of an additional file: made on its first opening, if writing is possible then. */
export async function openAdditionalFile(
  actor: Actor,
  wanted: { submissionId: SubmissionId; itemId: AssignmentTemplateId },
  now: Date,
): Promise<FileId> {
  const { submissionId, itemId } = wanted;
  return inTransaction(async () => {
    const submission = await loadWritableSubmission(actor, submissionId);
    // In the order in which an assignment that is removed takes them along.
    await lockItem(itemId);
    await lockSubmission(submissionId);
    const item = await selectOptionalItem(itemId);
    if (item?.type !== 'ADDITIONAL' || item.assignment_id !== submission.assignment_id)
      throw new AppError('not_found');
    const existing = await selectOptionalAdditionalFile(submissionId, itemId);
    if (existing) return existing.file_id;
    const verdict = await verdictOf(submission, now);
    if (!verdict.canWrite) throw new AppError(verdict.because);
    const fileId = await startFromItem(item, { title: item.title, at: now });
    await insertAdditionalFile({ submissionId, itemId, fileId, at: now });
    await audit({
      at: now,
      actorId: actor.userId,
      action: 'submission.file.start',
      subject: 'submission',
      subjectId: submissionId,
      details: { assignmentTemplateId: itemId },
    });
    return fileId;
  });
}
