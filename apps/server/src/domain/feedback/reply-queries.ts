import type { CommentReplyId, DocumentCommentId, UserId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';

function replies() {
  return db()
    .selectFrom('comment_replies')
    .leftJoin('users as author', 'author.id', 'comment_replies.author_id')
    .selectAll('comment_replies')
    .select(['author.first_name', 'author.last_name']);
}

export type ReplyRow = Awaited<ReturnType<typeof listReplies>>[number];

/** Current replies to these comments, in order of creation. */
export function listReplies(commentIds: readonly DocumentCommentId[]) {
  return replies()
    .where('comment_replies.comment_id', '=', sql<DocumentCommentId>`ANY(${commentIds}::bigint[])`)
    .where('comment_replies.removed_at', 'is', null)
    .orderBy('comment_replies.created_at')
    .orderBy('comment_replies.id')
    .execute();
}

/** Including removed replies. */
export function lockOptionalReply(id: CommentReplyId) {
  return db().selectFrom('comment_replies').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function insertReply(reply: {
  commentId: DocumentCommentId;
  authorId: UserId;
  text: string;
  at: Date;
}): Promise<CommentReplyId> {
  const { id } = await db()
    .insertInto('comment_replies')
    .values({
      comment_id: reply.commentId,
      author_id: reply.authorId,
      reply: reply.text,
      created_at: reply.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateReply(id: CommentReplyId, removedAt: Date | null): Promise<void> {
  await db().updateTable('comment_replies').set({ removed_at: removedAt }).where('id', '=', id).execute();
}
