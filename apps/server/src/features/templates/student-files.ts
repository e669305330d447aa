import {
  type AssignmentId,
  type AssignmentTemplateId,
  extensionOf,
  type FileId,
  type StudentFile,
  type SubmissionId,
  type TemplateItem,
} from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import {
  insertAdditionalFile,
  listAdditionalFiles,
  loadWritableSubmission,
  lockSubmission,
  selectOptionalAdditionalFile,
  verdictOf,
} from '../submissions/index.ts';
import { hasEditorFor } from '../wopi/index.ts';
import { itemsOf, startFromItem } from './items.ts';
import { lockItem, selectOptionalItem } from './queries.ts';

/** The additional files of an assignment as one student has them, begun or not. */
export async function presentStudentFiles(
  items: readonly TemplateItem[],
  submissionId: SubmissionId | undefined,
): Promise<StudentFile[]> {
  const own = submissionId ? await listAdditionalFiles(submissionId) : [];
  return items
    .filter((item) => item.type === 'ADDITIONAL')
    .map((item) => {
      const begun = own.find((file) => file.assignment_template_id === item.id);
      return {
        assignmentTemplateId: item.id,
        fileId: begun?.file_id ?? null,
        type: item.contentType,
        fileType: begun?.kind ?? extensionOf[item.contentType],
        title: item.title,
        startDate: begun?.created_at.toISOString() ?? null,
        allowImport: item.allowImport,
        hasEditor: begun ? hasEditorFor(begun.kind) : item.hasEditor,
      };
    });
}

/** For those who read a submission: the additional files that its student has begun. */
export async function begunFilesOf(
  assignmentId: AssignmentId,
  submissionId: SubmissionId,
): Promise<StudentFile[]> {
  const files = await presentStudentFiles(await itemsOf([assignmentId]), submissionId);
  return files.filter((file) => file.fileId !== null);
}

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
