import type { ClassId, UserId } from '@redraft/contracts';
import { sql } from 'kysely';
import type { ClassStanding } from '../../access/index.ts';
import { db } from '../../platform/db.ts';

/** Who is in a class, and who assists in it. */

export async function selectOptionalStanding(
  classId: ClassId,
  userId: UserId,
): Promise<ClassStanding | undefined> {
  const row = await db()
    .selectFrom('classes')
    .select((eb) => [
      'owner_id',
      eb
        .exists(
          eb
            .selectFrom('enrollments')
            .select('student_id')
            .whereRef('class_id', '=', 'classes.id')
            .where('student_id', '=', userId)
            .where('dropped_at', 'is', null),
        )
        .as('is_student'),
      eb
        .exists(
          eb
            .selectFrom('class_assistants')
            .select('user_id')
            .whereRef('class_id', '=', 'classes.id')
            .where('user_id', '=', userId),
        )
        .as('is_assistant'),
    ])
    .where('id', '=', classId)
    .executeTakeFirst();
  return (
    row && {
      ownerId: row.owner_id,
      isStudent: Boolean(row.is_student),
      isAssistant: Boolean(row.is_assistant),
    }
  );
}

/** Those who are in the class, by name. */
export function listStudents(classId: ClassId) {
  return db()
    .selectFrom('enrollments')
    .innerJoin('users', 'users.id', 'enrollments.student_id')
    .select(['users.id', 'users.first_name', 'users.last_name', 'users.email', 'users.username'])
    .select(['enrollments.section_id', 'enrollments.enrolled_at'])
    .where('enrollments.class_id', '=', classId)
    .where('enrollments.dropped_at', 'is', null)
    .orderBy(sql`lower(users.last_name)`)
    .orderBy(sql`lower(users.first_name)`)
    .orderBy('users.id')
    .execute();
}

export function listAssistants(classId: ClassId) {
  return db()
    .selectFrom('class_assistants')
    .innerJoin('users', 'users.id', 'class_assistants.user_id')
    .select(['users.id', 'users.first_name', 'users.last_name', 'users.email'])
    .where('class_assistants.class_id', '=', classId)
    .orderBy('class_assistants.added_at')
    .execute();
}

/** The student leaves the class; what was written stays, and counts again if the student comes back. */
export async function dropEnrollment(classId: ClassId, studentId: UserId, at: Date): Promise<boolean> {
  const result = await db()
    .updateTable('enrollments')
    .set({ dropped_at: at })
    .where('class_id', '=', classId)
    .where('student_id', '=', studentId)
    .where('dropped_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function insertAssistant(classId: ClassId, userId: UserId, at: Date): Promise<void> {
  await db()
    .insertInto('class_assistants')
    .values({ class_id: classId, user_id: userId, added_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteAssistant(classId: ClassId, userId: UserId): Promise<boolean> {
  const result = await db()
    .deleteFrom('class_assistants')
    .where('class_id', '=', classId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
