import { type ChangeReplyBody, type DocumentCommentId, limits, type ReplyBody } from '@redraft/contracts';
import { sentence } from '@redraft/sentences';
import type { Actor } from '../../access/index.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { loadVisibleSubmission, type SubmissionRow } from '../submissions/index.ts';
import { auditSubmission } from './audit-submission.ts';
import { type CommentRow, lockComment, selectOptionalComment } from './comment-queries.ts';
import { notifyOfFeedback } from './notify-student.ts';
import { insertReply, listReplies, lockOptionalReply, updateReply } from './reply-queries.ts';
import { loadForFeedback } from './service.ts';

/** The student or a teacher replies to a comment; the student is notified of teachers' replies. */
export async function replyToComment(actor: Actor, { commentId, text }: ReplyBody, now: Date): Promise<void> {
  await inTransaction(async () => {
    const { row, submission, isOwn } = await loadThread(actor, commentId);
    if (row.removed_at !== null) throw new AppError('not_found');
    if ((await listReplies([commentId])).length >= limits.commentReplies)
      throw new AppError(sentence('comment.too_many_replies', { max: limits.commentReplies }));
    const id = await insertReply({ commentId, authorId: actor.userId, text, at: now });
    if (!isOwn) await notifyOfFeedback(submission, { authorId: actor.userId, draftIds: [null] }, now);
    await auditSubmission(
      actor,
      { submissionId: row.submission_id, action: 'submission.comment.reply', details: { id, commentId } },
      now,
    );
  });
}

/** Only the author can change a reply. */
export async function changeReply(actor: Actor, { id, removed }: ChangeReplyBody, now: Date): Promise<void> {
  await inTransaction(async () => {
    const reply = await lockOptionalReply(id);
    if (!reply) throw new AppError('not_found');
    const { row } = await loadThread(actor, reply.comment_id);
    if (reply.author_id !== actor.userId) throw new AppError('feedback.others');
    await updateReply(id, removed ? now : null);
    const details = { id, removed };
    await auditSubmission(
      actor,
      { submissionId: row.submission_id, action: 'submission.comment.reply_change', details },
      now,
    );
  });
}

/** A comment with its text, if the actor may reply. Locked, so that replies are serialised. */
async function loadThread(
  actor: Actor,
  id: DocumentCommentId,
): Promise<{ row: CommentRow; submission: SubmissionRow; isOwn: boolean }> {
  await lockComment(id);
  const row = await selectOptionalComment(id);
  if (!row) throw new AppError('not_found');
  const { submission, isOwn } = await loadVisibleSubmission(actor, row.submission_id);
  if (!isOwn) await loadForFeedback(actor, row.submission_id);
  return { row, submission, isOwn };
}
