import type { DocumentCommentId, SubmissionId, UserId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';

function comments() {
  return db()
    .selectFrom('document_comments')
    .leftJoin('users as author', 'author.id', 'document_comments.author_id')
    .selectAll('document_comments')
    .select(['author.first_name', 'author.last_name']);
}

export type CommentRow = Awaited<ReturnType<typeof listComments>>[number];

/** Current comments on many texts, in order of creation. */
export function listComments(submissionIds: readonly SubmissionId[]) {
  return comments()
    .where('document_comments.submission_id', '=', sql<SubmissionId>`ANY(${submissionIds}::bigint[])`)
    .where('document_comments.removed_at', 'is', null)
    .orderBy('document_comments.created_at')
    .orderBy('document_comments.id')
    .execute();
}

/** On any text, including removed comments. */
export function selectOptionalComment(id: DocumentCommentId) {
  return comments().where('document_comments.id', '=', id).executeTakeFirst();
}

export async function lockComment(id: DocumentCommentId): Promise<void> {
  await db().selectFrom('document_comments').select('id').where('id', '=', id).forUpdate().execute();
}

export async function insertComment(comment: {
  submissionId: SubmissionId;
  seq: number;
  anchor: { from: number; to: number };
  passage: string;
  comment: string;
  authorId: UserId;
  isPraise: boolean;
  at: Date;
}): Promise<DocumentCommentId> {
  const { id } = await db()
    .insertInto('document_comments')
    .values({
      submission_id: comment.submissionId,
      version_seq: comment.seq,
      anchor_from: comment.anchor.from,
      anchor_to: comment.anchor.to,
      passage: comment.passage,
      comment: comment.comment,
      author_id: comment.authorId,
      is_praise: comment.isPraise,
      created_at: comment.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateComment(
  id: DocumentCommentId,
  change: {
    comment?: string | undefined;
    removed_at?: Date | null | undefined;
    is_praise?: boolean | undefined;
    decline_reason?: string | null | undefined;
    is_decline_accepted?: boolean | undefined;
    confirmed_at?: Date | null | undefined;
    done_at?: Date | null | undefined;
  },
): Promise<void> {
  await db().updateTable('document_comments').set(change).where('id', '=', id).execute();
}
