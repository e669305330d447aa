import type { DraftSubmissionId, SubmissionId, UserId } from '@redraft/contracts';
import { db } from '../../../platform/db.ts';

export function listCommentedVersions(submissionId: SubmissionId) {
  return db()
    .selectFrom('commented_versions')
    .innerJoin('draft_submissions', 'draft_submissions.id', 'commented_versions.draft_submission_id')
    .select(['draft_submissions.draft_id', 'commented_versions.version_seq', 'commented_versions.created_at'])
    .where('draft_submissions.submission_id', '=', submissionId)
    .execute();
}

/** False if the draft has one already. */
export async function insertCommentedVersion(commented: {
  draftSubmissionId: DraftSubmissionId;
  versionSeq: number;
  authorId: UserId;
  at: Date;
}): Promise<boolean> {
  const inserted = await db()
    .insertInto('commented_versions')
    .values({
      draft_submission_id: commented.draftSubmissionId,
      version_seq: commented.versionSeq,
      author_id: commented.authorId,
      created_at: commented.at,
    })
    .onConflict((conflict) => conflict.column('draft_submission_id').doNothing())
    .returning('draft_submission_id')
    .executeTakeFirst();
  return inserted !== undefined;
}
