import type { NoteAuthor, NoteSource, ProcessNoteId, SubmissionId, UserId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';
import { authorName } from '../feedback/index.ts';

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
      .leftJoin('users as author', 'author.id', 'process_notes.author_id')
      .select(['process_notes.id', 'submission_id', 'from_at', 'to_at', 'text', 'process_notes.created_at'])
      .select(['process_notes.updated_at', 'is_staff', 'author_id', 'author.first_name', 'author.last_name'])
      // Cast: a CHECK restricts the values of the column.
      .select(sql<NoteSource | null>`source`.as('source'))
  );
}

export function listNotes(submissionId: SubmissionId) {
  return notes()
    .where('submission_id', '=', submissionId)
    .orderBy('from_at')
    .orderBy('process_notes.id')
    .execute();
}

export function selectOptionalNote(id: ProcessNoteId) {
  return notes().where('process_notes.id', '=', id).executeTakeFirst();
}

export function authorOfNote(note: NoteRow): NoteAuthor {
  return note.is_staff ? { kind: 'staff', name: authorName(note) } : { kind: 'student' };
}

const columnsOf = ({ from, to, text, source }: NoteContent) => ({ from_at: from, to_at: to, text, source });

/** A teacher's note if it has an author, else the student's. */
export async function insertNote(
  note: { submissionId: SubmissionId; authorId: UserId | null; content: NoteContent },
  at: Date,
): Promise<ProcessNoteId> {
  const { submissionId, authorId, content } = note;
  const { id } = await db()
    .insertInto('process_notes')
    .values({
      submission_id: submissionId,
      author_id: authorId,
      is_staff: authorId !== null,
      ...columnsOf(content),
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
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
