import {
  type FoundSubmission,
  maxFoundSubmissions,
  type NamedPerson,
  type RepairableText,
  type SubmissionId,
  type UserId,
} from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';

/** The number of names that fit below a field. */
const maxNames = 20;

/** People whose name, username or email address contains the string, by name. */
export async function listNames(name: string): Promise<NamedPerson[]> {
  const requested = name.toLowerCase();
  const { rows } = await sql<NamedPerson>`
    SELECT id, concat_ws(' ', first_name, last_name) || ' (' || username || ')' AS name FROM users
    WHERE deleted_at IS NULL AND (position(${requested} IN lower(concat_ws(' ', first_name, last_name))) > 0
      OR position(${requested} IN lower(username)) > 0 OR position(${requested} IN lower(email)) > 0)
    ORDER BY lower(last_name), lower(first_name), id LIMIT ${maxNames}`.execute(db());
  return rows;
}

const matches = sql`
  SELECT classes.name AS "className", concat_ws(' ', teacher.first_name, teacher.last_name) AS "instructorName",
    assignments.title, concat_ws(' ', student.first_name, student.last_name) AS "studentName",
    submissions.id AS "submissionId", classes.archived_at IS NOT NULL AS "isArchived"
  FROM submissions
  JOIN users AS student ON student.id = submissions.student_id
  JOIN assignments ON assignments.id = submissions.assignment_id
  JOIN classes ON classes.id = assignments.class_id
  JOIN users AS teacher ON teacher.id = classes.owner_id`;

/** The texts of a person, of a class, or of a person in a class. */
export async function listFound(requested: {
  userId: UserId | null;
  enrollmentKey: string | null;
}): Promise<FoundSubmission[]> {
  const { userId, enrollmentKey } = requested;
  const { rows } = await sql<FoundSubmission>`
    ${matches}
    WHERE (${userId}::bigint IS NULL OR submissions.student_id = ${userId})
      AND (${enrollmentKey}::text IS NULL OR lower(classes.enroll_key) = lower(${enrollmentKey}))
    ORDER BY lower(classes.name), assignments.start_at, lower(student.last_name), submissions.id
    LIMIT ${maxFoundSubmissions}`.execute(db());
  return rows;
}

export async function selectOptionalRepairable(id: SubmissionId): Promise<RepairableText | undefined> {
  const { rows } = await sql<RepairableText>`${matches} WHERE submissions.id = ${id}`.execute(db());
  return rows[0];
}
