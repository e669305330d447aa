import type {
  AssignmentId,
  AssignmentTemplateId,
  ContentType,
  FileId,
  TemplateFileId,
} from '@redraft/contracts';
import type { OfficeKind } from '@redraft/documents';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';

// Boundaries: CHECKs of the tables hold the words of the first two; files are written with an office kind only.
const type = sql<'MAIN' | 'ADDITIONAL'>`assignment_templates.type`;
const contentType = sql<ContentType>`assignment_templates.content_type`;
const fileKind = sql<OfficeKind | null>`files.kind`;

/** A student begins with the main file, and has an additional one from its first opening on. */
const numberOfCopies = sql<number>`CASE WHEN assignment_templates.type = 'MAIN'
  THEN (SELECT count(*) FROM submissions WHERE submissions.assignment_id = assignment_templates.assignment_id)
  ELSE (SELECT count(*) FROM submission_files WHERE submission_files.assignment_template_id = assignment_templates.id)
  END`;

function items() {
  return db()
    .selectFrom('assignment_templates')
    .leftJoin('files', 'files.id', 'assignment_templates.file_id')
    .select([
      'assignment_templates.id',
      'assignment_templates.assignment_id',
      'assignment_templates.title',
      'assignment_templates.file_id',
      'assignment_templates.template_title',
      'assignment_templates.template_file_id',
      'assignment_templates.allow_import',
      type.as('type'),
      contentType.as('content_type'),
      fileKind.as('file_kind'),
      numberOfCopies.as('number_of_copies'),
    ]);
}

export type ItemRow = Awaited<ReturnType<typeof selectItem>>;

export function selectItem(id: AssignmentTemplateId) {
  return items()
    .where('assignment_templates.id', '=', id)
    .executeTakeFirstOrThrow(() => new AppError('not_found'));
}

export function selectOptionalItem(id: AssignmentTemplateId) {
  return items().where('assignment_templates.id', '=', id).executeTakeFirst();
}

/** Of each assignment the main file first, the others as they were added. */
export function listItems(assignmentIds: readonly AssignmentId[]) {
  return items()
    .where('assignment_templates.assignment_id', '=', sql<AssignmentId>`ANY(${assignmentIds}::bigint[])`)
    .orderBy(sql`assignment_templates.type <> 'MAIN'`)
    .orderBy('assignment_templates.id')
    .execute();
}

export function listItemsById(ids: readonly AssignmentTemplateId[]) {
  return items()
    .where('assignment_templates.id', '=', sql<AssignmentTemplateId>`ANY(${ids}::bigint[])`)
    .execute();
}

/** Held against removal until the end of the transaction. */
export async function lockItem(id: AssignmentTemplateId): Promise<void> {
  await db().selectFrom('assignment_templates').select('id').where('id', '=', id).forUpdate().execute();
}

/** All of these assignments' items. */
export async function lockItemsOf(assignmentIds: readonly AssignmentId[]): Promise<void> {
  await db()
    .selectFrom('assignment_templates')
    .select('id')
    .where('assignment_id', '=', sql<AssignmentId>`ANY(${assignmentIds}::bigint[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
}

export interface NewItem {
  assignmentId: AssignmentId;
  type: 'MAIN' | 'ADDITIONAL';
  contentType: ContentType;
  title: string;
  fileId: FileId | null;
  templateTitle: string | null;
  templateFileId: TemplateFileId | null;
  allowImport: boolean;
  at: Date;
}

export async function insertItem(item: NewItem): Promise<AssignmentTemplateId> {
  const { id } = await db()
    .insertInto('assignment_templates')
    .values({
      assignment_id: item.assignmentId,
      type: item.type,
      content_type: item.contentType,
      title: item.title,
      file_id: item.fileId,
      template_title: item.templateTitle,
      template_file_id: item.templateFileId,
      allow_import: item.allowImport,
      created_at: item.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateItem(
  id: AssignmentTemplateId,
  values: { title?: string; allowImport?: boolean },
): Promise<void> {
  await db()
    .updateTable('assignment_templates')
    .set({
      ...(values.title === undefined ? {} : { title: values.title }),
      ...(values.allowImport === undefined ? {} : { allow_import: values.allowImport }),
    })
    .where('id', '=', id)
    .execute();
}

export async function updateItemFile(
  id: AssignmentTemplateId,
  file: { fileId: FileId | null; templateTitle: string | null; templateFileId: TemplateFileId | null },
): Promise<void> {
  await db()
    .updateTable('assignment_templates')
    .set({
      file_id: file.fileId,
      template_title: file.templateTitle,
      template_file_id: file.templateFileId,
    })
    .where('id', '=', id)
    .execute();
}

export async function deleteItem(id: AssignmentTemplateId): Promise<void> {
  await db().deleteFrom('assignment_templates').where('id', '=', id).execute();
}

/** The class and title behind an item's file; students' copies are files of their own. */
export function selectOptionalItemByFile(fileId: FileId) {
  return db()
    .selectFrom('assignment_templates')
    .innerJoin('assignments', 'assignments.id', 'assignment_templates.assignment_id')
    .innerJoin('files', 'files.id', 'assignment_templates.file_id')
    .select(['assignment_templates.title', 'assignments.class_id', 'files.kind'])
    .where('assignment_templates.file_id', '=', fileId)
    .executeTakeFirst();
}

/** Every file that assignments brought about: their own and all of their students'. */
export async function listFilesOf(assignmentIds: readonly AssignmentId[]): Promise<FileId[]> {
  const wanted = sql`ANY(${assignmentIds}::bigint[])`;
  const { rows } = await sql<{ file_id: FileId }>`
    SELECT file_id FROM assignment_templates WHERE assignment_id = ${wanted} AND file_id IS NOT NULL
    UNION
    SELECT main_file_id FROM submissions WHERE assignment_id = ${wanted}
    UNION
    SELECT submission_files.file_id FROM submission_files
      JOIN submissions ON submissions.id = submission_files.submission_id
      WHERE submissions.assignment_id = ${wanted}`.execute(db());
  return rows.map((row) => row.file_id);
}
