import type { ClassId, LetterInUse } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';

/** The letters that students of a class have for a text or a draft, with the first three of them by name, where it may be told. */
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
