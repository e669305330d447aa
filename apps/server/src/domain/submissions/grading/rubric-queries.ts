import type { AssignmentId, CriterionScore, SubmissionId, UserId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../../platform/db.ts';

// Cast: written by upsertRubricScores only.
const scores = sql<CriterionScore[]>`rubric_scores.scores`;

export function selectOptionalRubricScores(id: SubmissionId) {
  return db()
    .selectFrom('rubric_scores')
    .select(['version', scores.as('scores')])
    .where('submission_id', '=', id)
    .executeTakeFirst();
}

export function listRubricScoresOf(ids: readonly SubmissionId[]) {
  return db()
    .selectFrom('rubric_scores')
    .select(['submission_id', scores.as('scores')])
    .where('submission_id', '=', sql<SubmissionId>`ANY(${[...ids]}::bigint[])`)
    .execute();
}

/** Rubric scores of an assignment's texts, with the grade of each text. */
export function listRubricScores(id: AssignmentId) {
  return db()
    .selectFrom('rubric_scores')
    .innerJoin('submissions', 'submissions.id', 'rubric_scores.submission_id')
    .select(['submissions.id', 'submissions.score', 'submissions.alternate_grade', scores.as('scores')])
    .where('submissions.assignment_id', '=', id)
    .orderBy('submissions.id')
    .execute();
}

export async function countRubricScores(ids: readonly AssignmentId[]): Promise<(id: AssignmentId) => number> {
  const rows = await db()
    .selectFrom('rubric_scores')
    .innerJoin('submissions', 'submissions.id', 'rubric_scores.submission_id')
    .select(({ fn }) => ['submissions.assignment_id', fn.countAll<number>().as('count')])
    .where('submissions.assignment_id', '=', sql<AssignmentId>`ANY(${[...ids]}::bigint[])`)
    .groupBy('submissions.assignment_id')
    .execute();
  const counts = new Map(rows.map((row): [AssignmentId, number] => [row.assignment_id, row.count]));
  return (id) => counts.get(id) ?? 0;
}

export async function upsertRubricScores(
  id: SubmissionId,
  given: readonly CriterionScore[],
  author: { userId: UserId; at: Date },
): Promise<void> {
  const values = { scores: JSON.stringify(given), scored_at: author.at, scored_by: author.userId };
  await db()
    .insertInto('rubric_scores')
    .values({ submission_id: id, ...values })
    .onConflict((conflict) =>
      conflict.column('submission_id').doUpdateSet({ ...values, version: sql`rubric_scores.version + 1` }),
    )
    .execute();
}
