import type {
  AddNoteBody,
  ChangeNoteBody,
  ProcessNoteId,
  ProcessNotes,
  SubmissionId,
} from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { loadOwnOrRecordAccess } from '../access-log/index.ts';
import { selectAssignment } from '../assignments/index.ts';
import { selectClass } from '../classes/index.ts';
import { loadWork, lockWritableSubmission, mayCommentOn, type SubmissionRow } from '../submissions/index.ts';
import { listApplied } from '../text-repairs/index.ts';
import { canAddNote, isNoteOpen } from './note-rules.ts';
import {
  authorOfNote,
  deleteNote,
  insertNote,
  listNotes,
  type NoteRow,
  selectOptionalNote,
  updateNote,
} from './queries.ts';
import { resolveRewindRange } from './rewind-range.ts';

/** Notes of a student and their teachers about periods of the writing; visible to both. */
export async function listProcessNotes(
  actor: Actor,
  submissionId: SubmissionId,
  now: Date,
): Promise<ProcessNotes> {
  const reading = { submissionId, act: 'submission.read_process' } as const;
  const { submission, isOwn } = await loadOwnOrRecordAccess(actor, reading, now);
  const [classRow, assignment, { steps }, notes, repairs, mayComment] = await Promise.all([
    selectClass(submission.class_id),
    selectAssignment(submission.assignment_id),
    loadWork(submission),
    listNotes(submissionId),
    listApplied(submissionId),
    isOwn ? false : mayCommentOn(actor, submissionId),
  ]);
  const canWrite = isOwn && assignment.class_archived_at === null;
  const isOpen = (note: NoteRow): boolean =>
    note.is_staff
      ? mayComment && note.author_id === actor.userId
      : canWrite && isNoteOpen(note.created_at, steps);
  return {
    timezone: classRow.time_zone,
    notes: notes.map((note) => ({
      id: note.id,
      author: authorOfNote(note),
      from: note.from_at.toISOString(),
      to: note.to_at.toISOString(),
      text: note.text,
      source: note.source,
      createdAt: note.created_at.toISOString(),
      updatedAt: note.updated_at.toISOString(),
      isOpen: isOpen(note),
    })),
    repairs: repairs.map(({ at, seq }) => ({ at: at.toISOString(), versionSeq: seq })),
    can: {
      add: canWrite && canAddNote('student', notes),
      comment: mayComment && canAddNote('staff', notes),
    },
  };
}

export async function addNote(actor: Actor, body: AddNoteBody, now: Date): Promise<void> {
  await inTransaction(async () => {
    const submission = await lockOwnText(actor, body.submissionId);
    const span = resolveRewindRange(body, submission, now);
    if (!canAddNote('student', await listNotes(submission.id))) throw new AppError('note.too_many');
    const content = { ...span, text: body.text, source: body.source };
    await insertNote({ submissionId: submission.id, authorId: null, content }, now);
  });
}

export async function changeNote(actor: Actor, body: ChangeNoteBody, now: Date): Promise<void> {
  await inTransaction(async () => {
    const submission = await lockOpenNote(actor, body.id);
    const span = resolveRewindRange(body, submission, now);
    await updateNote(body.id, { ...span, text: body.text, source: body.source }, now);
  });
}

export async function removeNote(actor: Actor, id: ProcessNoteId): Promise<void> {
  await inTransaction(async () => {
    await lockOpenNote(actor, id);
    await deleteNote(id);
  });
}

/** The student's own text, locked so that it cannot be submitted between check and write. */
async function lockOwnText(actor: Actor, id: SubmissionId): Promise<SubmissionRow> {
  const submission = await lockWritableSubmission(actor, id);
  const assignment = await selectAssignment(submission.assignment_id);
  if (assignment.class_archived_at !== null) throw new AppError('class.archived');
  return submission;
}

async function lockOpenNote(actor: Actor, id: ProcessNoteId): Promise<SubmissionRow> {
  const unlocked = await selectOptionalNote(id);
  if (!unlocked || unlocked.is_staff) throw new AppError('not_found');
  const submission = await lockOwnText(actor, unlocked.submission_id);
  const note = await selectOptionalNote(id);
  if (!note) throw new AppError('not_found');
  const { steps } = await loadWork(submission);
  if (!isNoteOpen(note.created_at, steps)) throw new AppError('note.stays');
  return submission;
}
