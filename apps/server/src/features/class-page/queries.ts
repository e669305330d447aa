import type { AssignmentId, AssignmentProgress, ClassId, LetterInUse } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';
import type { StepProgress } from './progress-rules.ts';

/** Letters assigned to students' texts or drafts, with the first three names unless they are hidden. */
export async function listLettersInUse(classId: ClassId): Promise<LetterInUse[]> {
  const { rows } = await sql<LetterInUse>`
    WITH texts AS (
      SELECT submissions.id, submissions.student_id, submissions.alternate_grade,
        coalesce(grading_settings.is_anonymous, false) AND grade_releases.submission_id IS NULL AS is_hidden
      FROM submissions JOIN assignments ON assignments.id = submissions.assignment_id
      LEFT JOIN grading_settings ON grading_settings.assignment_id = assignments.id
      LEFT JOIN grade_releases ON grade_releases.submission_id = submissions.id
      WHERE assignments.class_id = ${classId}
    ), given AS (
      SELECT alternate_grade AS value, student_id, is_hidden FROM texts WHERE alternate_grade IS NOT NULL
      UNION ALL
      SELECT draft_submissions.alternate_grade, student_id, is_hidden FROM draft_submissions
      JOIN texts ON texts.id = draft_submissions.submission_id WHERE draft_submissions.alternate_grade IS NOT NULL
    ), each AS (
      SELECT value, student_id, bool_and(is_hidden) AS is_hidden FROM given GROUP BY value, student_id)
    SELECT value, count(*)::int AS students,
      coalesce((array_agg(first_name || ' ' || last_name ORDER BY lower(last_name), lower(first_name), users.id)
        FILTER (WHERE NOT is_hidden))[1:3], '{}') AS names
    FROM each JOIN users ON users.id = each.student_id
    GROUP BY value ORDER BY value`.execute(db());
  return rows;
}

type FinalProgress = Omit<AssignmentProgress, 'draft'>;

/** For all assignments of a class with submissions by current students. A submission without a grade counts as waiting for one, as on the page where it is graded. */
export async function listProgress(classId: ClassId): Promise<Map<AssignmentId, FinalProgress>> {
  const { rows } = await sql<FinalProgress & { assignmentId: AssignmentId }>`
    SELECT submissions.assignment_id AS "assignmentId", count(*)::int AS "handedIn",
      count(*) FILTER (WHERE submissions.score IS NULL AND submissions.alternate_grade IS NULL)::int AS "toGrade",
      count(*) FILTER (WHERE draft_submissions.status = 'SUBMITTED_LATE')::int AS late
    FROM assignments
    JOIN drafts ON drafts.assignment_id = assignments.id AND drafts.type = 'FINAL'
    JOIN draft_submissions ON draft_submissions.draft_id = drafts.id
      AND draft_submissions.status NOT IN ('NONE', 'MISSED')
    JOIN submissions ON submissions.id = draft_submissions.submission_id
    JOIN enrollments ON enrollments.class_id = assignments.class_id
      AND enrollments.student_id = submissions.student_id AND enrollments.dropped_at IS NULL
    WHERE assignments.class_id = ${classId}
    GROUP BY submissions.assignment_id`.execute(db());
  return new Map(rows.map(({ assignmentId, ...progress }) => [assignmentId, progress]));
}

/** The steps of a class's assignments, by deadline with the final one last, and how many students have handed in each. */
export async function listStepProgress(classId: ClassId): Promise<Map<AssignmentId, StepProgress[]>> {
  const { rows } = await sql<StepProgress & { assignmentId: AssignmentId }>`
    SELECT drafts.assignment_id AS "assignmentId", drafts.title, drafts.type = 'FINAL' AS "isFinal", drafts.deadline,
      count(enrollments.student_id)::int AS "handedIn"
    FROM assignments
    JOIN drafts ON drafts.assignment_id = assignments.id
    LEFT JOIN draft_submissions ON draft_submissions.draft_id = drafts.id
      AND draft_submissions.status NOT IN ('NONE', 'MISSED')
    LEFT JOIN submissions ON submissions.id = draft_submissions.submission_id
    LEFT JOIN enrollments ON enrollments.class_id = assignments.class_id
      AND enrollments.student_id = submissions.student_id AND enrollments.dropped_at IS NULL
    WHERE assignments.class_id = ${classId}
    GROUP BY drafts.id ORDER BY drafts.type = 'FINAL', drafts.deadline, drafts.id`.execute(db());
  return Map.groupBy(rows, ({ assignmentId }) => assignmentId);
}

export const noProgress: FinalProgress = { handedIn: 0, toGrade: 0, late: 0 };
