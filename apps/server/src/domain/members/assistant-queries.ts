import type { ClassId, UserId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';
import { sectionIds, toMarking } from './marking-queries.ts';

/** The assistants of a class in the order in which they were added, with their marking rights. */
export async function listAssistants(classId: ClassId) {
  const rows = await db()
    .selectFrom('class_assistants')
    .innerJoin('users', 'users.id', 'class_assistants.user_id')
    .select(['users.id', 'users.first_name', 'users.last_name', 'users.email'])
    .select(['class_assistants.marking', 'class_assistants.marks_all_sections', sectionIds.as('section_ids')])
    .where('class_assistants.class_id', '=', classId)
    .orderBy('class_assistants.added_at')
    .execute();
  return rows.map((row) => ({ ...row, marking: toMarking(row) }));
}

export async function insertAssistant(classId: ClassId, userId: UserId, at: Date): Promise<void> {
  await db()
    .insertInto('class_assistants')
    .values({ class_id: classId, user_id: userId, added_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function insertAssistants(
  classId: ClassId,
  userIds: readonly UserId[],
  at: Date,
): Promise<void> {
  await sql`
    INSERT INTO class_assistants (class_id, user_id, added_at)
    SELECT ${classId}, id, ${at} FROM unnest(${[...userIds]}::bigint[]) AS rows (id)
    ON CONFLICT DO NOTHING`.execute(db());
}

export async function deleteAssistants(classId: ClassId, userIds: readonly UserId[]): Promise<void> {
  await sql`
    DELETE FROM class_assistants WHERE class_id = ${classId} AND user_id = ANY(${[...userIds]}::bigint[])`.execute(
    db(),
  );
}

export async function deleteAssistant(classId: ClassId, userId: UserId): Promise<boolean> {
  const result = await db()
    .deleteFrom('class_assistants')
    .where('class_id', '=', classId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
