import {
  type AddCommentBody,
  type AnswerCommentBody,
  type ChangeCommentBody,
  type DocumentCommentId,
  limits,
  type SubmissionId,
} from '@redraft/contracts';
import { sentence } from '@redraft/sentences';
import type { Actor } from '../../access/index.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { notifyCommented } from '../../platform/notify.ts';
import { loadAndRecordAccess } from '../access-log/index.ts';
import { headOf, textAt } from '../revisions/index.ts';
import { loadWritableSubmission } from '../submissions/index.ts';
import { auditSubmission } from './audit-submission.ts';
import {
  type CommentRow,
  insertComment,
  listComments,
  lockComment,
  selectOptionalComment,
  updateComment,
} from './comment-queries.ts';
import { notifyOfFeedback } from './notify-student.ts';
import { advanceListVersion } from './queries.ts';
import { loadForFeedback } from './service.ts';
import { canRemove } from './uptake-rules.ts';

/** The text of a version for commenting on passages, for its staff; the access is recorded. */
export async function commentableText(
  actor: Actor,
  { submissionId, seq: requested }: { submissionId: SubmissionId; seq?: number | undefined },
  now: Date,
): Promise<{ seq: number; text: string }> {
  const { submission } = await loadAndRecordAccess(actor, { submissionId, act: 'submission.read' }, now);
  const fileId = submission.main_file_id;
  const seq = requested ?? (await headOf(fileId)).seq;
  return { seq, text: await textAt(fileId, seq) };
}

export async function addComment(actor: Actor, body: AddCommentBody, now: Date): Promise<void> {
  const { submissionId, seq, from, to, comment, praise } = body;
  await inTransaction(async () => {
    const submission = await loadForFeedback(actor, submissionId);
    const anchor = { from, to };
    const passage = passageAt(await textAt(submission.main_file_id, seq), anchor);
    // Serialises simultaneous additions.
    await advanceListVersion(submissionId);
    if ((await listComments([submissionId])).length >= limits.documentComments)
      throw new AppError(sentence('comment.too_many', { max: limits.documentComments }));
    const id = await insertComment({
      submissionId,
      seq,
      anchor,
      passage,
      comment,
      authorId: actor.userId,
      isPraise: praise,
      at: now,
    });
    await notifyCommented(submission.main_file_id);
    await notifyOfFeedback(submission, { authorId: actor.userId, draftIds: [null] }, now);
    await auditSubmission(
      actor,
      { submissionId, action: 'submission.comment.add', details: { id, seq, from, to } },
      now,
    );
  });
}

function passageAt(text: string, { from, to }: { from: number; to: number }): string {
  const characters = [...text];
  if (from >= to || to > characters.length) throw new AppError('comment.no_passage');
  if (to - from > limits.passage)
    throw new AppError(sentence('comment.passage_too_long', { max: limits.passage }));
  const passage = characters.slice(from, to).join('');
  if (passage.trim() === '') throw new AppError('comment.no_passage');
  return passage;
}

async function lockAndLoadComment(id: DocumentCommentId): Promise<CommentRow> {
  await lockComment(id);
  const row = await selectOptionalComment(id);
  if (!row) throw new AppError('not_found');
  return row;
}

/**
 * A change by a teacher: only the author may change a comment's text or remove it, except that any of the staff may remove one imported from the document.
 */
export async function changeComment(actor: Actor, change: ChangeCommentBody, now: Date): Promise<void> {
  const { id, comment, removed, praise, declineAccepted, confirmed } = change;
  await inTransaction(async () => {
    const row = await lockAndLoadComment(id);
    await loadForFeedback(actor, row.submission_id);
    if (comment !== undefined && row.author_id !== actor.userId) throw new AppError('feedback.others');
    if (removed !== undefined && !canRemove(row, actor.userId)) throw new AppError('feedback.others');
    if (declineAccepted === true && row.decline_reason === null) throw new AppError('comment.not_declined');
    await updateComment(id, {
      comment,
      removed_at: removed === undefined ? undefined : removed ? now : null,
      is_praise: praise,
      is_decline_accepted: declineAccepted,
      confirmed_at: confirmed === undefined ? undefined : confirmed ? now : null,
    });
    const before = comment === undefined ? {} : { before: row.comment };
    const action = { submissionId: row.submission_id, action: 'submission.comment.change' as const };
    await auditSubmission(actor, { ...action, details: { ...change, ...before } }, now);
  });
}

/** The student declines to change the passage and gives a reason, or withdraws that; or marks the comment as done. */
export async function answerComment(actor: Actor, answer: AnswerCommentBody, now: Date): Promise<void> {
  const { id, reason, done } = answer;
  await inTransaction(async () => {
    const row = await lockAndLoadComment(id);
    await loadWritableSubmission(actor, row.submission_id);
    if (row.removed_at !== null) throw new AppError('not_found');
    // A new answer: the teacher's response was to the previous one.
    const declined =
      reason === undefined ? {} : { decline_reason: reason, is_decline_accepted: false, confirmed_at: null };
    await updateComment(id, {
      ...declined,
      done_at: done === undefined ? undefined : done ? now : null,
    });
    const details = { id, before: row.decline_reason, reason, done };
    await auditSubmission(
      actor,
      { submissionId: row.submission_id, action: 'submission.comment.answer', details },
      now,
    );
  });
}
