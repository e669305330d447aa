import type { AssignmentId, ClassId, SubmissionId, SubmissionStatus, UserId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';

export interface GradeRow {
  id: SubmissionId;
  assignment_id: AssignmentId;
  student_id: UserId;
  score: number | null;
  alternate_grade: string | null;
  status: SubmissionStatus;
  has_exception: boolean;
  is_submitted: boolean;
  is_shown: boolean;
  is_hidden: boolean;
}

/** Every text of current students with its grade, or those for one assignment: one query for three hundred students by twenty assignments. */
export async function listGrades(
  classId: ClassId,
  { now, only = null }: { now: Date; only?: AssignmentId | null },
): Promise<GradeRow[]> {
  const { rows } = await sql<GradeRow>`
    SELECT submissions.id, submissions.assignment_id, submissions.student_id, submissions.score,
      submissions.alternate_grade,
      coalesce(draft_submissions.status, 'NONE') AS status,
      coalesce(draft_submissions.is_exception
          AND (draft_submissions.exception_deadline IS NULL OR draft_submissions.exception_deadline > ${now}), false)
        OR submissions.exempt_since IS NOT NULL AND coalesce(draft_submissions.status, 'NONE') IN ('NONE', 'MISSED')
        AS has_exception,
      coalesce(draft_submissions.status, 'NONE') NOT IN ('NONE', 'MISSED') AS is_submitted,
      NOT coalesce(grading_settings.holds_back, false) OR grade_releases.submission_id IS NOT NULL AS is_shown,
      coalesce(grading_settings.is_anonymous, false) AND grade_releases.submission_id IS NULL AS is_hidden
    FROM submissions
    JOIN assignments ON assignments.id = submissions.assignment_id
    JOIN enrollments ON enrollments.student_id = submissions.student_id
      AND enrollments.class_id = assignments.class_id AND enrollments.dropped_at IS NULL
    LEFT JOIN drafts ON drafts.assignment_id = assignments.id AND drafts.type = 'FINAL'
    LEFT JOIN draft_submissions ON draft_submissions.submission_id = submissions.id
      AND draft_submissions.draft_id = drafts.id
    LEFT JOIN grading_settings ON grading_settings.assignment_id = assignments.id
    LEFT JOIN grade_releases ON grade_releases.submission_id = submissions.id
    WHERE assignments.class_id = ${classId} AND assignments.id = coalesce(${only}, assignments.id)`.execute(
    db(),
  );
  return rows;
}
