import type { ClassId, UserId } from '@redraft/contracts';
import { sql } from 'kysely';
import type { MarkingMembership } from '../../access/index.ts';
import { db } from '../../platform/db.ts';
import { rolesInClass } from '../role-scopes/index.ts';
import { sectionIds, toMarking } from './marking-queries.ts';

/** The members of a class and their roles in it. */

export async function selectOptionalMembership(
  classId: ClassId,
  userId: UserId,
): Promise<MarkingMembership | undefined> {
  const row = await db()
    .selectFrom('classes')
    .leftJoin('class_assistants', (join) =>
      join.onRef('class_assistants.class_id', '=', 'classes.id').on('class_assistants.user_id', '=', userId),
    )
    .select(['marking', 'marks_all_sections', sectionIds.as('section_ids')])
    .select(rolesInClass(userId).as('roles_here'))
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
    ])
    .where('id', '=', classId)
    .executeTakeFirst();
  return (
    row && {
      ownerId: row.owner_id,
      isStudent: Boolean(row.is_student),
      isAssistant: row.marking !== null,
      rolesInThisClass: row.roles_here,
      marking: toMarking(row),
    }
  );
}

/** Current students of the class, by name. */
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

/** Removes a student from the class; their texts stay, and count again if the student returns. */
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

/** Removes several at once; returns those who were in the class. */
export async function dropEnrollments(
  classId: ClassId,
  studentIds: readonly UserId[],
  at: Date,
): Promise<UserId[]> {
  const rows = await db()
    .updateTable('enrollments')
    .set({ dropped_at: at })
    .where('class_id', '=', classId)
    .where('student_id', '=', sql<UserId>`ANY(${[...studentIds]}::bigint[])`)
    .where('dropped_at', 'is', null)
    .returning('student_id')
    .execute();
  return rows.map((row) => row.student_id);
}

/** The owner and the assistants. */
export async function listStaffIds(classId: ClassId): Promise<UserId[]> {
  const { rows } = await sql<{ id: UserId }>`
    SELECT owner_id AS id FROM classes WHERE id = ${classId}
    UNION SELECT user_id FROM class_assistants WHERE class_id = ${classId}`.execute(db());
  return rows.map(({ id }) => id);
}
