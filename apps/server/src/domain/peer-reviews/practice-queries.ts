import type { AssignmentId, PracticeComment, UserId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';

// Casts: written by the functions of this file only.
const samples = sql<PracticeComment[]>`review_practices.samples`;
const comments = sql<PracticeComment[]>`own_practices.comments`;

export function selectOptionalPractice(id: AssignmentId) {
  return db()
    .selectFrom('review_practices')
    .select(['example', samples.as('samples'), 'required_since', 'version'])
    .where('assignment_id', '=', id)
    .executeTakeFirst();
}

export async function upsertPractice(
  id: AssignmentId,
  given: { example: string | null; samples: readonly PracticeComment[]; requiredSince: Date | null },
): Promise<void> {
  const values = {
    example: given.example,
    samples: JSON.stringify(given.samples),
    required_since: given.requiredSince,
  };
  await db()
    .insertInto('review_practices')
    .values({ assignment_id: id, ...values })
    .onConflict((conflict) =>
      conflict.column('assignment_id').doUpdateSet({ ...values, version: sql`review_practices.version + 1` }),
    )
    .execute();
}

/** All reviews of the copy start later, so a required practice is required from the beginning. */
export async function insertCopiedPractice(from: AssignmentId, to: AssignmentId): Promise<void> {
  await sql`
    INSERT INTO review_practices (assignment_id, example, samples, required_since)
    SELECT ${to}, example, samples, required_since FROM review_practices WHERE assignment_id = ${from}`.execute(
    db(),
  );
}

export function selectOptionalOwnPractice(id: AssignmentId, studentId: UserId) {
  return db()
    .selectFrom('own_practices')
    .select([comments.as('comments'), 'version', 'done_at'])
    .where('assignment_id', '=', id)
    .where('student_id', '=', studentId)
    .executeTakeFirst();
}

/** False if the stored version is not the one that this is based on. */
export async function upsertOwnPractice(
  of: { assignmentId: AssignmentId; studentId: UserId; version: number },
  given: { comments: readonly PracticeComment[]; doneAt: Date | null },
): Promise<boolean> {
  const values = { comments: JSON.stringify(given.comments), done_at: given.doneAt };
  const stored = await db()
    .insertInto('own_practices')
    .values({ assignment_id: of.assignmentId, student_id: of.studentId, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(['assignment_id', 'student_id'])
        .doUpdateSet({ ...values, version: sql`own_practices.version + 1` })
        .where('own_practices.version', '=', of.version),
    )
    .returning('version')
    .executeTakeFirst();
  return stored !== undefined;
}

/** By student: number of comments, and when practice was finished. */
export async function listPractices(id: AssignmentId) {
  return db()
    .selectFrom('own_practices')
    .select(['student_id', 'done_at'])
    .select(sql<number>`jsonb_array_length(comments)`.as('comments'))
    .where('assignment_id', '=', id)
    .execute();
}
