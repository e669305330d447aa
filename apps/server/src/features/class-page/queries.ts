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

/** Whose text is in which file, of everybody in the class. */
export function listFilesOfStudents(classId: ClassId) {
  return db()
    .selectFrom('submissions')
    .innerJoin('assignments', 'assignments.id', 'submissions.assignment_id')
    .innerJoin('enrollments', (join) =>
      join
        .onRef('enrollments.student_id', '=', 'submissions.student_id')
        .onRef('enrollments.class_id', '=', 'assignments.class_id')
        .on('enrollments.dropped_at', 'is', null),
    )
    .select(['submissions.student_id', 'submissions.main_file_id'])
    .where('assignments.class_id', '=', classId)
    .execute();
}
