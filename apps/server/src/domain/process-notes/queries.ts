import type { NoteSource, ProcessNoteId, SubmissionId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';

interface NoteContent {
  from: Date;
  to: Date;
  text: string;
  source: NoteSource | null;
}

export type NoteRow = Awaited<ReturnType<typeof listNotes>>[number];

function notes() {
  return (
    db()
      .selectFrom('process_notes')
      .select(['id', 'submission_id', 'from_at', 'to_at', 'text', 'created_at', 'updated_at'])
      // Boundary: a CHECK holds the column to these words.
      .select(sql<NoteSource | null>`source`.as('source'))
  );
}

export function listNotes(submissionId: SubmissionId) {
  return notes().where('submission_id', '=', submissionId).orderBy('from_at').orderBy('id').execute();
}

export function selectOptionalNote(id: ProcessNoteId) {
  return notes().where('id', '=', id).executeTakeFirst();
}

const columnsOf = ({ from, to, text, source }: NoteContent) => ({ from_at: from, to_at: to, text, source });

export async function insertNote(submissionId: SubmissionId, content: NoteContent, at: Date): Promise<void> {
  await db()
    .insertInto('process_notes')
    .values({ submission_id: submissionId, ...columnsOf(content), created_at: at, updated_at: at })
    .execute();
}

export async function updateNote(id: ProcessNoteId, content: NoteContent, at: Date): Promise<void> {
  await db()
    .updateTable('process_notes')
    .set({ ...columnsOf(content), updated_at: at })
    .where('id', '=', id)
    .execute();
}

export async function deleteNote(id: ProcessNoteId): Promise<void> {
  await db().deleteFrom('process_notes').where('id', '=', id).execute();
}
