import type { DraftId, SubmissionId, UserId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';

export function selectOptionalDraft(submissionId: SubmissionId, authorId: UserId) {
  return db()
    .selectFrom('feedback_drafts')
    .select(['comment', 'draft_id', 'version'])
    .where('submission_id', '=', submissionId)
    .where('author_id', '=', authorId)
    .executeTakeFirst();
}

/** Returns the new version; undefined if the draft was changed since `version`. */
export async function upsertDraft(draft: {
  submissionId: SubmissionId;
  authorId: UserId;
  comment: string;
  draftId: DraftId | null;
  version: number;
  at: Date;
}): Promise<number | undefined> {
  const values = { comment: draft.comment, draft_id: draft.draftId, updated_at: draft.at };
  const row = await db()
    .insertInto('feedback_drafts')
    .values({ submission_id: draft.submissionId, author_id: draft.authorId, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(['submission_id', 'author_id'])
        .doUpdateSet({ ...values, version: sql`feedback_drafts.version + 1` })
        .where('feedback_drafts.version', '=', draft.version),
    )
    .returning('version')
    .executeTakeFirst();
  return row?.version;
}

/** Sent feedback is no longer a draft. */
export async function emptyDraft(submissionId: SubmissionId, authorId: UserId, at: Date): Promise<void> {
  await db()
    .updateTable('feedback_drafts')
    .set({ comment: '', version: sql`version + 1`, updated_at: at })
    .where('submission_id', '=', submissionId)
    .where('author_id', '=', authorId)
    .execute();
}
