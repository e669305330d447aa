import type { ClassId, LetterInUse } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';

/** The letters that students of a class have for a text or a draft, with the first three of them by name. */
export async function listLettersInUse(classId: ClassId): Promise<LetterInUse[]> {
  const { rows } = await sql<LetterInUse>`
    WITH given AS (
      SELECT submissions.alternate_grade AS value, submissions.student_id FROM submissions
      JOIN assignments ON assignments.id = submissions.assignment_id
      WHERE assignments.class_id = ${classId} AND submissions.alternate_grade IS NOT NULL
      UNION
      SELECT draft_submissions.alternate_grade, submissions.student_id FROM draft_submissions
      JOIN submissions ON submissions.id = draft_submissions.submission_id
      JOIN assignments ON assignments.id = submissions.assignment_id
      WHERE assignments.class_id = ${classId} AND draft_submissions.alternate_grade IS NOT NULL)
    SELECT value, count(*)::int AS students,
      (array_agg(first_name || ' ' || last_name ORDER BY lower(last_name), lower(first_name), users.id))[1:3] AS names
    FROM given JOIN users ON users.id = given.student_id
    GROUP BY value ORDER BY value`.execute(db());
  return rows;
}
