import type { AssignmentId, GradeScale, SubmissionId, UserId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../../platform/db.ts';

export function listSettings(assignmentIds: readonly AssignmentId[]) {
  return (
    db()
      .selectFrom('grading_settings')
      .select(['assignment_id', 'holds_back', 'is_anonymous', 'process_share', 'version'])
      // Cast: a CHECK of the table holds the words.
      .select(sql<GradeScale>`scale`.as('scale'))
      .where('assignment_id', '=', sql<AssignmentId>`ANY(${[...assignmentIds]}::bigint[])`)
      .execute()
  );
}

export async function upsertSettings(
  id: AssignmentId,
  settings: { holdsBack: boolean; isAnonymous: boolean; processShare: number; scale: GradeScale },
): Promise<void> {
  const values = {
    holds_back: settings.holdsBack,
    is_anonymous: settings.isAnonymous,
    process_share: settings.processShare,
    scale: settings.scale,
  };
  await db()
    .insertInto('grading_settings')
    .values({ assignment_id: id, ...values })
    .onConflict((conflict) =>
      conflict.column('assignment_id').doUpdateSet({ ...values, version: sql`grading_settings.version + 1` }),
    )
    .execute();
}

/** Graded texts of an assignment that are not released; only the given ones, if any are given. */
export function listReleasable(id: AssignmentId, submissionIds: readonly SubmissionId[] | undefined) {
  let rows = db()
    .selectFrom('submissions')
    .leftJoin('grade_releases', 'grade_releases.submission_id', 'submissions.id')
    .select(['submissions.id', 'submissions.student_id'])
    .select(
      sql<boolean>`(submissions.score IS NOT NULL OR submissions.alternate_grade IS NOT NULL)`.as(
        'is_graded',
      ),
    )
    .where('submissions.assignment_id', '=', id)
    .where('grade_releases.submission_id', 'is', null);
  if (submissionIds)
    rows = rows.where('submissions.id', '=', sql<SubmissionId>`ANY(${[...submissionIds]}::bigint[])`);
  return rows.orderBy('submissions.id').execute();
}

export async function insertReleases(
  ids: readonly SubmissionId[],
  author: { userId: UserId; at: Date },
): Promise<void> {
  await sql`
    INSERT INTO grade_releases (submission_id, released_at, released_by)
    SELECT id, ${author.at}, ${author.userId} FROM unnest(${[...ids]}::bigint[]) AS id
    ON CONFLICT DO NOTHING`.execute(db());
}
