import type { ClassId, UserId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db, inTransaction } from '../../platform/db.ts';
import { fenceTexts } from '../fencing/index.ts';
import { lockClass } from './queries.ts';

/** The user's classes that have students and are not archived, with their number of students. */
export async function listClassesInUse(
  ownerId: UserId,
): Promise<{ id: ClassId; name: string; students: number }[]> {
  const { rows } = await sql<{ id: ClassId; name: string; students: number }>`
    SELECT classes.id, classes.name, count(*) AS students
    FROM classes JOIN enrollments ON enrollments.class_id = classes.id AND enrollments.dropped_at IS NULL
    WHERE classes.owner_id = ${ownerId} AND classes.archived_at IS NULL
    GROUP BY classes.id ORDER BY classes.id`.execute(db());
  return rows;
}

/** For a deleted account: archives its classes, so that nobody can enrol. */
export async function archiveClassesOf(ownerId: UserId, now: Date): Promise<void> {
  const rows = await db()
    .selectFrom('classes')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('archived_at', 'is', null)
    .orderBy('id')
    .execute();
  for (const { id } of rows) {
    await inTransaction(async () => {
      await lockClass(id);
      await fenceTexts({ classId: id });
      await db().updateTable('classes').set({ archived_at: now }).where('id', '=', id).execute();
    });
  }
}
