import type { AssignmentFileId, FileId, SubmissionId } from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import {
  lockAssignmentFile,
  selectOptionalAssignmentFile,
  startFileFrom,
} from '../../domain/assignment-files/index.ts';
import {
  insertAdditionalFile,
  listAdditionalFiles,
  loadWritableSubmission,
  lockWritableSubmission,
  requireWriting,
} from '../../domain/submissions/index.ts';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';

/** The student's own copy of an additional file: created at its first opening, if writing is permitted. */
export async function openAdditionalFile(
  actor: Actor,
  requested: { submissionId: SubmissionId; assignmentFileId: AssignmentFileId },
  now: Date,
): Promise<FileId> {
  const { submissionId, assignmentFileId } = requested;
  return inTransaction(async () => {
    await loadWritableSubmission(actor, submissionId);
    // Same lock order as the deletion of an assignment.
    await lockAssignmentFile(assignmentFileId);
    const submission = await lockWritableSubmission(actor, submissionId);
    const file = await selectOptionalAssignmentFile(assignmentFileId);
    if (file?.type !== 'ADDITIONAL' || file.assignment_id !== submission.assignment_id)
      throw new AppError('not_found');
    const startedFiles = await listAdditionalFiles(submissionId);
    const existing = startedFiles.find((copy) => copy.assignment_file_id === assignmentFileId);
    if (existing) return existing.file_id;
    await requireWriting(submission, now);
    const fileId = await startFileFrom(file, { title: file.title, at: now });
    await insertAdditionalFile({ submissionId, assignmentFileId, fileId, at: now });
    await audit({
      at: now,
      actorId: actor.userId,
      action: 'submission.file.start',
      subject: 'submission',
      subjectId: submissionId,
      details: { assignmentFileId },
    });
    return fileId;
  });
}
