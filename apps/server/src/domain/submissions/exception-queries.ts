import type { DraftId, DraftSubmissionId, SubmissionId, UserId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';
import { lookAtDeadlines } from '../fencing/index.ts';

/** What an instructor decides about one text: exceptions, the end of writing, and which version was commented upon. */

interface OneStep {
  submissionId: SubmissionId;
  draftId: DraftId;
}

/** What is absent stays as it is. */
export async function updateWriting(
  id: SubmissionId,
  change: { exemptSince?: Date | null; endedAt?: Date | null },
): Promise<void> {
  await db()
    .updateTable('submissions')
    .set({
      ...(change.exemptSince === undefined ? {} : { exempt_since: change.exemptSince }),
      ...(change.endedAt === undefined ? {} : { writing_ended_at: change.endedAt }),
    })
    .where('id', '=', id)
    .execute();
}

/** Null ends it. */
export async function updateException(
  { submissionId, draftId }: OneStep,
  exception: { until: Date | null } | null,
): Promise<void> {
  await db()
    .updateTable('draft_submissions')
    .set({ is_exception: exception !== null, exception_deadline: exception?.until ?? null })
    .where('submission_id', '=', submissionId)
    .where('draft_id', '=', draftId)
    .execute();
}

/** Opens a step again; what is handed in is kept beside it. */
export async function reopenStepKeeping({ submissionId, draftId }: OneStep): Promise<void> {
  await sql`
    UPDATE draft_submissions SET status = 'NONE', submitted_at = NULL, version_seq = NULL,
      kept_status = CASE WHEN submitted_at IS NOT NULL THEN status END,
      kept_submitted_at = submitted_at, kept_version_seq = version_seq
    WHERE submission_id = ${submissionId} AND draft_id = ${draftId}`.execute(db());
  await lookAtDeadlines([submissionId]);
}

/** What was handed in before the step was opened again counts. */
export async function restoreKeptHandIn({ submissionId, draftId }: OneStep): Promise<void> {
  await sql`
    UPDATE draft_submissions SET status = kept_status, submitted_at = kept_submitted_at, version_seq = kept_version_seq,
      kept_status = NULL, kept_submitted_at = NULL, kept_version_seq = NULL
    WHERE submission_id = ${submissionId} AND draft_id = ${draftId} AND kept_status IS NOT NULL`.execute(
    db(),
  );
}

export function listCommentedVersions(submissionId: SubmissionId) {
  return db()
    .selectFrom('commented_versions')
    .innerJoin('draft_submissions', 'draft_submissions.id', 'commented_versions.draft_submission_id')
    .select(['draft_submissions.draft_id', 'commented_versions.version_seq', 'commented_versions.created_at'])
    .where('draft_submissions.submission_id', '=', submissionId)
    .execute();
}

/** False where the draft has one already. */
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
