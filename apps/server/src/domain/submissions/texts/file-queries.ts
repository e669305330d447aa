import type { AssignmentFileId, ContentType, FileId, SubmissionId } from '@redraft/contracts';
import type { OfficeKind } from '@redraft/documents';
import { sql } from 'kysely';
import { db } from '../../../platform/db.ts';

/** Additional files of a submission: each is the student's own copy, created at its first opening. */

// Cast: files are written with an office kind only.
const kind = sql<OfficeKind>`files.kind`;
// Cast: a CHECK of the table holds the words.
const contentType = sql<ContentType>`assignment_files.content_type`;

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
      contentType.as('content_type'),
      kind.as('kind'),
    ])
    .where('submission_files.submission_id', '=', submissionId)
    .orderBy('submission_files.assignment_file_id')
    .execute();
}

/** The submission of a file, and whether its assignment allows students to replace it. */
export async function selectOptionalPlace(
  fileId: FileId,
): Promise<{ submissionId: SubmissionId; allowsImport: boolean } | undefined> {
  const { rows } = await sql<{ submissionId: SubmissionId; allowsImport: boolean }>`
    SELECT submissions.id AS "submissionId", assignment_files.allow_import AS "allowsImport"
    FROM submissions
    JOIN assignment_files ON assignment_files.assignment_id = submissions.assignment_id
      AND assignment_files.type = 'MAIN'
    WHERE submissions.main_file_id = ${fileId}
    UNION ALL
    SELECT submission_files.submission_id, assignment_files.allow_import FROM submission_files
    JOIN assignment_files ON assignment_files.id = submission_files.assignment_file_id
    WHERE submission_files.file_id = ${fileId}
    LIMIT 1`.execute(db());
  return rows[0];
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
