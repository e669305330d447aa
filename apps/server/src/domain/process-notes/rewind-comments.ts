import type { AddMomentCommentBody, ChangeMomentCommentBody, ProcessNoteId } from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { auditSubmission, notifyOfFeedback } from '../feedback/index.ts';
import { lockMarkable, type SubmissionRow } from '../submissions/index.ts';
import { canAddNote } from './note-rules.ts';
import { deleteNote, insertNote, listNotes, selectOptionalNote, updateNote } from './queries.ts';
import { resolveRewindRange } from './rewind-range.ts';

/** A teacher's comment on a period of the writing; the student is notified as of any feedback. */
export async function addRewindComment(actor: Actor, body: AddMomentCommentBody, now: Date): Promise<void> {
  await inTransaction(async () => {
    const submission = await lockMarkable(actor, body.submissionId, 'comment');
    const span = resolveRewindRange(body, submission, now);
    if (!canAddNote('staff', await listNotes(submission.id))) throw new AppError('note.too_many');
    const content = { ...span, text: body.text, source: null };
    const id = await insertNote({ submissionId: submission.id, authorId: actor.userId, content }, now);
    await notifyOfFeedback(submission, { authorId: actor.userId, draftIds: [null] }, now);
    await auditSubmission(
      actor,
      { submissionId: submission.id, action: 'submission.comment.add', details: { id, ...span } },
      now,
    );
  });
}

export async function changeRewindComment(
  actor: Actor,
  body: ChangeMomentCommentBody,
  now: Date,
): Promise<void> {
  await inTransaction(async () => {
    const { submission, before } = await lockOwnComment(actor, body.id);
    const span = resolveRewindRange(body, submission, now);
    await updateNote(body.id, { ...span, text: body.text, source: null }, now);
    const details = { ...body, before };
    await auditSubmission(
      actor,
      { submissionId: submission.id, action: 'submission.comment.change', details },
      now,
    );
  });
}

export async function removeRewindComment(actor: Actor, id: ProcessNoteId, now: Date): Promise<void> {
  await inTransaction(async () => {
    const { submission, before } = await lockOwnComment(actor, id);
    await deleteNote(id);
    const details = { id, removed: true, before };
    await auditSubmission(
      actor,
      { submissionId: submission.id, action: 'submission.comment.change', details },
      now,
    );
  });
}

/** A comment that only its author can change, locked until the end of the transaction. */
async function lockOwnComment(
  actor: Actor,
  id: ProcessNoteId,
): Promise<{ submission: SubmissionRow; before: string }> {
  const note = await selectOptionalNote(id);
  if (!note?.is_staff) throw new AppError('not_found');
  const submission = await lockMarkable(actor, note.submission_id, 'comment');
  const comment = await selectOptionalNote(id);
  if (!comment) throw new AppError('not_found');
  if (comment.author_id !== actor.userId) throw new AppError('feedback.others');
  return { submission, before: comment.text };
}
