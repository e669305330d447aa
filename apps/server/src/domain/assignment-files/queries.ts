import type { AssignmentFileId, AssignmentId, ContentType, FileId, TemplateId } from '@redraft/contracts';
import type { OfficeKind } from '@redraft/documents';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';

// Casts: CHECKs of the tables restrict the values of the first two; files are written with an office kind only.
const type = sql<'MAIN' | 'ADDITIONAL'>`assignment_files.type`;
const contentType = sql<ContentType>`assignment_files.content_type`;
const fileKind = sql<OfficeKind | null>`files.kind`;

/** Every student has a copy of the main file, and a copy of an additional file once they have opened it. */
const numberOfCopies = sql<number>`CASE WHEN assignment_files.type = 'MAIN'
  THEN (SELECT count(*) FROM submissions WHERE submissions.assignment_id = assignment_files.assignment_id)
  ELSE (SELECT count(*) FROM submission_files WHERE submission_files.assignment_file_id = assignment_files.id)
  END`;

function assignmentFiles() {
  return db()
    .selectFrom('assignment_files')
    .leftJoin('files', 'files.id', 'assignment_files.file_id')
    .select([
      'assignment_files.id',
      'assignment_files.assignment_id',
      'assignment_files.title',
      'assignment_files.file_id',
      'assignment_files.template_title',
      'assignment_files.template_id',
      'assignment_files.allow_import',
      type.as('type'),
      contentType.as('content_type'),
      fileKind.as('file_kind'),
      numberOfCopies.as('number_of_copies'),
    ]);
}

export type AssignmentFileRow = Awaited<ReturnType<typeof selectAssignmentFile>>;

export function selectAssignmentFile(id: AssignmentFileId) {
  return assignmentFiles()
    .where('assignment_files.id', '=', id)
    .executeTakeFirstOrThrow(() => new AppError('not_found'));
}

export function selectOptionalAssignmentFile(id: AssignmentFileId) {
  return assignmentFiles().where('assignment_files.id', '=', id).executeTakeFirst();
}

/** Per assignment the main file first, the others in the order in which they were added. */
export function listAssignmentFiles(assignmentIds: readonly AssignmentId[]) {
  return assignmentFiles()
    .where('assignment_files.assignment_id', '=', sql<AssignmentId>`ANY(${assignmentIds}::bigint[])`)
    .orderBy(sql`assignment_files.type <> 'MAIN'`)
    .orderBy('assignment_files.id')
    .execute();
}

export function listAssignmentFilesById(ids: readonly AssignmentFileId[]) {
  return assignmentFiles()
    .where('assignment_files.id', '=', sql<AssignmentFileId>`ANY(${ids}::bigint[])`)
    .execute();
}

/** Locked against removal until the end of the transaction. */
export async function lockAssignmentFile(id: AssignmentFileId): Promise<void> {
  await db().selectFrom('assignment_files').select('id').where('id', '=', id).forUpdate().execute();
}

/** All files of these assignments. */
export async function lockAssignmentFilesOf(assignmentIds: readonly AssignmentId[]): Promise<void> {
  await db()
    .selectFrom('assignment_files')
    .select('id')
    .where('assignment_id', '=', sql<AssignmentId>`ANY(${assignmentIds}::bigint[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
}

export interface AssignmentFileValues {
  assignmentId: AssignmentId;
  type: 'MAIN' | 'ADDITIONAL';
  contentType: ContentType;
  title: string;
  fileId: FileId | null;
  templateTitle: string | null;
  templateId: TemplateId | null;
  allowImport: boolean;
  at: Date;
}

export async function insertAssignmentFile(file: AssignmentFileValues): Promise<AssignmentFileId> {
  const { id } = await db()
    .insertInto('assignment_files')
    .values({
      assignment_id: file.assignmentId,
      type: file.type,
      content_type: file.contentType,
      title: file.title,
      file_id: file.fileId,
      template_title: file.templateTitle,
      template_id: file.templateId,
      allow_import: file.allowImport,
      created_at: file.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateAssignmentFile(
  id: AssignmentFileId,
  values: { title?: string; allowImport?: boolean },
): Promise<void> {
  await db()
    .updateTable('assignment_files')
    .set({
      ...(values.title === undefined ? {} : { title: values.title }),
      ...(values.allowImport === undefined ? {} : { allow_import: values.allowImport }),
    })
    .where('id', '=', id)
    .execute();
}

export async function updateContent(
  id: AssignmentFileId,
  file: { fileId: FileId | null; templateTitle: string | null; templateId: TemplateId | null },
): Promise<void> {
  await db()
    .updateTable('assignment_files')
    .set({
      file_id: file.fileId,
      template_title: file.templateTitle,
      template_id: file.templateId,
    })
    .where('id', '=', id)
    .execute();
}

export async function deleteAssignmentFile(id: AssignmentFileId): Promise<void> {
  await db().deleteFrom('assignment_files').where('id', '=', id).execute();
}

/** All files that belong to the assignments: their own and their students'. */
export async function listFilesOf(assignmentIds: readonly AssignmentId[]): Promise<FileId[]> {
  const requested = sql`ANY(${assignmentIds}::bigint[])`;
  const { rows } = await sql<{ file_id: FileId }>`
    SELECT file_id FROM assignment_files WHERE assignment_id = ${requested} AND file_id IS NOT NULL
    UNION
    SELECT main_file_id FROM submissions WHERE assignment_id = ${requested}
    UNION
    SELECT submission_files.file_id FROM submission_files
      JOIN submissions ON submissions.id = submission_files.submission_id
      WHERE submissions.assignment_id = ${requested}
    UNION
    SELECT reviewing.file_id FROM (
        SELECT file_id, draft_submission_id FROM peer_reviews
        UNION ALL SELECT file_id, draft_submission_id FROM reviewed_texts) AS reviewing
      JOIN draft_submissions ON draft_submissions.id = reviewing.draft_submission_id
      JOIN submissions ON submissions.id = draft_submissions.submission_id
      WHERE submissions.assignment_id = ${requested}
    UNION
    SELECT text_repairs.file_id FROM text_repairs
      JOIN submissions ON submissions.id = text_repairs.submission_id
      WHERE submissions.assignment_id = ${requested} AND text_repairs.file_id IS NOT NULL`.execute(db());
  return rows.map((row) => row.file_id);
}
