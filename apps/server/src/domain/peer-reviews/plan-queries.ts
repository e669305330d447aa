import type { PlanItem, SubmissionId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';

// Boundary: written by upsertPlan only.
const items = sql<PlanItem[]>`revision_plans.items`;

export function selectOptionalPlan(id: SubmissionId) {
  return db()
    .selectFrom('revision_plans')
    .select([items.as('items'), 'version'])
    .where('submission_id', '=', id)
    .executeTakeFirst();
}

export async function upsertPlan(id: SubmissionId, given: readonly PlanItem[], at: Date): Promise<void> {
  const values = { items: JSON.stringify(given), updated_at: at };
  await db()
    .insertInto('revision_plans')
    .values({ submission_id: id, ...values })
    .onConflict((conflict) =>
      conflict.column('submission_id').doUpdateSet({ ...values, version: sql`revision_plans.version + 1` }),
    )
    .execute();
}

/** Reviews of a text that were submitted, by draft and by when that was. */
export function listSubmittedReviews(id: SubmissionId) {
  return db()
    .selectFrom('peer_reviews')
    .innerJoin('draft_submissions', 'draft_submissions.id', 'peer_reviews.draft_submission_id')
    .innerJoin('submissions', 'submissions.id', 'draft_submissions.submission_id')
    .innerJoin('drafts', 'drafts.id', 'draft_submissions.draft_id')
    .leftJoin('peer_review_setups', 'peer_review_setups.assignment_id', 'submissions.assignment_id')
    .select([
      'peer_reviews.id',
      'peer_reviews.submitted_at',
      'drafts.id as draftId',
      'drafts.title as draftTitle',
      'drafts.peer_review_deadline',
      sql<boolean>`coalesce(peer_review_setups.is_held, false)`.as('is_held'),
    ])
    .where('submissions.id', '=', id)
    .where('peer_reviews.submitted_at', 'is not', null)
    .orderBy('drafts.deadline')
    .orderBy('peer_reviews.submitted_at')
    .orderBy('peer_reviews.id')
    .execute();
}
