import type { DraftId, SubmissionId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../../platform/db.ts';

/** Which of these texts have a grade that is not held back. */
export async function listShownTexts(ids: readonly SubmissionId[]): Promise<ReadonlySet<SubmissionId>> {
  const { rows } = await sql<{ id: SubmissionId }>`
    SELECT submissions.id FROM submissions
    LEFT JOIN grading_settings ON grading_settings.assignment_id = submissions.assignment_id
    LEFT JOIN grade_releases ON grade_releases.submission_id = submissions.id
    WHERE submissions.id = ANY(${[...ids]}::bigint[])
      AND (NOT coalesce(grading_settings.holds_back, false) OR grade_releases.submission_id IS NOT NULL)`.execute(
    db(),
  );
  return new Set(rows.map(({ id }) => id));
}

interface GradeRow {
  submission_id: SubmissionId;
  draft_id: DraftId | null;
  /** The kind of grade that the class uses. */
  score: number | null;
  letter: string | null;
}

/** The grades of these texts and their drafts, drafts first. */
export async function listGradesGiven(ids: readonly SubmissionId[]): Promise<GradeRow[]> {
  const { rows } = await sql<GradeRow>`
    WITH graded AS (
      SELECT submissions.id AS submission_id, NULL::bigint AS draft_id, submissions.score, submissions.alternate_grade,
        submissions.assignment_id
      FROM submissions WHERE submissions.id = ANY(${[...ids]}::bigint[])
      UNION ALL
      SELECT submissions.id, draft_submissions.draft_id, draft_submissions.score, draft_submissions.alternate_grade,
        submissions.assignment_id
      FROM draft_submissions JOIN submissions ON submissions.id = draft_submissions.submission_id
      WHERE submissions.id = ANY(${[...ids]}::bigint[]))
    SELECT submission_id, draft_id, CASE WHEN classes.grade_method = 'Letter' THEN NULL ELSE graded.score END AS score,
      CASE WHEN classes.grade_method = 'Letter' THEN graded.alternate_grade END AS letter
    FROM graded JOIN assignments ON assignments.id = graded.assignment_id JOIN classes ON classes.id = assignments.class_id
    WHERE CASE WHEN classes.grade_method = 'Letter' THEN graded.alternate_grade IS NOT NULL ELSE graded.score IS NOT NULL END
    ORDER BY submission_id, draft_id NULLS LAST`.execute(db());
  return rows;
}
