import type { AssignmentFileId, FileHistoryKind, FileId, SubmissionId } from '@redraft/contracts';
import { comparisonKindOf, type OfficeKind } from '@redraft/documents';
import type { Actor } from '../../access/index.ts';
import { loadOwnOrRecordAccess } from '../../domain/access-log/index.ts';
import { headOf } from '../../domain/revisions/index.ts';
import { loadMainFileId, type SubmissionRow } from '../../domain/submissions/index.ts';
import { AppError } from '../../platform/errors.ts';

/** Loads a text for its rewind, for its student, and for staff, whose access is recorded; not found for others. */
export async function loadForRewind(actor: Actor, submissionId: SubmissionId, now: Date) {
  return loadOwnOrRecordAccess(actor, { submissionId, act: 'submission.rewind' }, now);
}

export interface RequestedFile {
  submissionId: SubmissionId;
  /** The main file if undefined. */
  assignmentFileId?: AssignmentFileId | undefined;
}

export interface FileOfHistory {
  submission: SubmissionRow;
  isOwn: boolean;
  fileId: FileId;
  officeKind: OfficeKind;
  kind: FileHistoryKind;
  /** Number of its last version. */
  saves: number;
}

/** The same for a spreadsheet, presentation or drawing. */
export async function loadForFileHistory(
  actor: Actor,
  requested: RequestedFile,
  now: Date,
): Promise<FileOfHistory> {
  const { submission, isOwn } = await loadForRewind(actor, requested.submissionId, now);
  const { fileId } = await loadMainFileId(submission, requested.assignmentFileId);
  const { kind: officeKind, seq: saves } = await headOf(fileId);
  const kind = comparisonKindOf(officeKind);
  if (kind === null) throw new AppError('document.no_file_history');
  return { submission, isOwn, fileId, officeKind, kind, saves };
}
