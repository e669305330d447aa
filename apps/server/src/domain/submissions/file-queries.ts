import type { AssignmentFileId, FileId, SubmissionId } from '@redraft/contracts';
import type { OfficeKind } from '@redraft/documents';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';

/** A submission's additional files: each is the student's own copy from its first opening on. */

// Boundary: files are written with an office kind only.
const kind = sql<OfficeKind>`files.kind`;

export function listAdditionalFiles(submissionId: SubmissionId) {
  return db()
    .selectFrom('submission_files')
    .innerJoin('files', 'files.id', 'submission_files.file_id')
    .innerJoin('assignment_files', 'assignment_files.id', 'submission_files.assignment_file_id')
    .select([
      'submission_files.assignment_file_id',
      'submission_files.file_id',
      'submission_files.created_at',
      'assignment_files.title',
      kind.as('kind'),
    ])
    .where('submission_files.submission_id', '=', submissionId)
    .orderBy('submission_files.assignment_file_id')
    .execute();
}

export async function insertAdditionalFile(file: {
  submissionId: SubmissionId;
  assignmentFileId: AssignmentFileId;
  fileId: FileId;
  at: Date;
}): Promise<void> {
  await db()
    .insertInto('submission_files')
    .values({
      submission_id: file.submissionId,
      assignment_file_id: file.assignmentFileId,
      file_id: file.fileId,
      created_at: file.at,
    })
    .execute();
}
