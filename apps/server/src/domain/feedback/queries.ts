import type { DraftId, FeedbackId, SubmissionId, UserId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';

export type FeedbackRow = Awaited<ReturnType<typeof listFeedback>>[number];

/** Including removed feedback. */
export function listFeedback(submissionId: SubmissionId) {
  return (
    db()
      .selectFrom('feedback')
      .leftJoin('drafts', 'drafts.id', 'feedback.draft_id')
      .select([
        'feedback.id',
        'feedback.author_id',
        'feedback.comment',
        'feedback.created_at',
        'feedback.edited_at',
        'feedback.removed_at',
        'feedback.read_at',
        'feedback.draft_id',
        'drafts.title as draft_title',
      ])
      // Cast: a CHECK of the table holds the words.
      .select(sql<'DRAFT' | 'FINAL' | null>`drafts.type`.as('draft_type'))
      .where('feedback.submission_id', '=', submissionId)
      .orderBy('feedback.created_at')
      .orderBy('feedback.id')
      .execute()
  );
}

export interface NewFeedback {
  submissionId: SubmissionId;
  draftId: DraftId | null;
  authorId: UserId;
  comment: string;
  at: Date;
  readAt?: Date | null;
}

export async function insertFeedback(feedback: NewFeedback): Promise<FeedbackId> {
  const { id } = await db()
    .insertInto('feedback')
    .values({
      submission_id: feedback.submissionId,
      draft_id: feedback.draftId,
      author_id: feedback.authorId,
      comment: feedback.comment,
      created_at: feedback.at,
      read_at: feedback.readAt ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Restores removed feedback; changed text is unread. */
export async function updateFeedback(
  id: FeedbackId,
  to: { comment: string; draftId: DraftId | null; hasNewWords: boolean },
  at: Date,
): Promise<void> {
  await db()
    .updateTable('feedback')
    .set({
      comment: to.comment,
      draft_id: to.draftId,
      removed_at: null,
      ...(to.hasNewWords ? { edited_at: at, read_at: null } : {}),
    })
    .where('id', '=', id)
    .execute();
}

export async function updateRemoved(ids: readonly FeedbackId[], at: Date): Promise<void> {
  await db()
    .updateTable('feedback')
    .set({ removed_at: at })
    .where('id', '=', sql<FeedbackId>`ANY(${ids}::bigint[])`)
    .execute();
}

/** Returns how many were unread. */
export async function updateRead(submissionId: SubmissionId, at: Date): Promise<number> {
  const { numUpdatedRows } = await db()
    .updateTable('feedback')
    .set({ read_at: at })
    .where('submission_id', '=', submissionId)
    .where('read_at', 'is', null)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

export async function selectListVersion(submissionId: SubmissionId): Promise<number> {
  const row = await db()
    .selectFrom('feedback_lists')
    .select('version')
    .where('submission_id', '=', submissionId)
    .executeTakeFirst();
  return row?.version ?? 0;
}

/** Raises the version of the list and returns it. Locks the row: other changes wait for the end of the transaction. */
export async function advanceListVersion(submissionId: SubmissionId): Promise<number> {
  const { version } = await db()
    .insertInto('feedback_lists')
    .values({ submission_id: submissionId, version: 1 })
    .onConflict((conflict) =>
      conflict.column('submission_id').doUpdateSet({ version: sql`feedback_lists.version + 1` }),
    )
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

export async function selectOptionalSeen(submissionId: SubmissionId): Promise<Date | null> {
  const row = await db()
    .selectFrom('feedback_lists')
    .select('seen_at')
    .where('submission_id', '=', submissionId)
    .executeTakeFirst();
  return row?.seen_at ?? null;
}

export async function upsertSeen(submissionId: SubmissionId, at: Date): Promise<void> {
  await db()
    .insertInto('feedback_lists')
    .values({ submission_id: submissionId, version: 0, seen_at: at })
    .onConflict((conflict) => conflict.column('submission_id').doUpdateSet({ seen_at: at }))
    .execute();
}
