import type {
  AssignmentId,
  CriterionScore,
  PeerReviewId,
  ReviewAnswers,
  RubricContent,
} from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';

// Casts: written by upsertCriteria and upsertAnswers only.
const rubric = sql<RubricContent | null>`review_criteria.rubric`;
const criteria = sql<RubricContent>`review_answers.criteria`;
const answers = sql<CriterionScore[]>`review_answers.answers`;

export function selectOptionalCriteria(id: AssignmentId) {
  return db()
    .selectFrom('review_criteria')
    .select([rubric.as('rubric'), 'is_required', 'version'])
    .where('assignment_id', '=', id)
    .executeTakeFirst();
}

export async function upsertCriteria(
  id: AssignmentId,
  given: { rubric: RubricContent | null; isRequired: boolean },
): Promise<void> {
  const values = {
    rubric: given.rubric === null ? null : JSON.stringify(given.rubric),
    is_required: given.isRequired,
  };
  await db()
    .insertInto('review_criteria')
    .values({ assignment_id: id, ...values })
    .onConflict((conflict) =>
      conflict.column('assignment_id').doUpdateSet({ ...values, version: sql`review_criteria.version + 1` }),
    )
    .execute();
}

export async function insertCopiedCriteria(from: AssignmentId, to: AssignmentId): Promise<void> {
  await sql`
    INSERT INTO review_criteria (assignment_id, rubric, is_required)
    SELECT ${to}, rubric, is_required FROM review_criteria WHERE assignment_id = ${from} AND rubric IS NOT NULL`.execute(
    db(),
  );
}

/** Number of reviews of an assignment with answers by criterion. */
export async function countAnswered(id: AssignmentId): Promise<number> {
  const { count } = await db()
    .selectFrom('review_answers')
    .innerJoin('peer_reviews', 'peer_reviews.id', 'review_answers.review_id')
    .innerJoin('draft_submissions', 'draft_submissions.id', 'peer_reviews.draft_submission_id')
    .innerJoin('submissions', 'submissions.id', 'draft_submissions.submission_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('submissions.assignment_id', '=', id)
    .executeTakeFirstOrThrow();
  return count;
}

export function selectOptionalAnswers(id: PeerReviewId) {
  return db()
    .selectFrom('review_answers')
    .select([
      criteria.as('criteria'),
      answers.as('answers'),
      'criteria_version as criteriaVersion',
      'is_required as required',
      'version',
    ])
    .where('review_id', '=', id)
    .executeTakeFirst();
}

/** Stores the criteria as they are at the first answer; later they stay. */
export async function upsertAnswers(
  id: PeerReviewId,
  given: Pick<ReviewAnswers, 'criteria' | 'required' | 'criteriaVersion' | 'answers'>,
  at: Date,
): Promise<void> {
  const values = { answers: JSON.stringify(given.answers), answered_at: at };
  await db()
    .insertInto('review_answers')
    .values({
      review_id: id,
      criteria: JSON.stringify(given.criteria),
      criteria_version: given.criteriaVersion,
      is_required: given.required,
      ...values,
    })
    .onConflict((conflict) =>
      conflict.column('review_id').doUpdateSet({ ...values, version: sql`review_answers.version + 1` }),
    )
    .execute();
}
