import type { ClassId, UserId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db, inTransaction } from '../../platform/db.ts';
import { lockClass } from '../classes/index.ts';
import { fenceTexts } from '../fencing/index.ts';
import { dropEnrollment } from './people-queries.ts';

/** Removes a deleted account from every class: like for any removed student, an empty row remains. */
export async function leaveAllClasses(
  { userId, email }: { userId: UserId; email: string },
  now: Date,
): Promise<void> {
  const rows = await db()
    .selectFrom('enrollments')
    .select('class_id')
    .where('student_id', '=', userId)
    .orderBy('class_id')
    .execute();
  for (const { class_id: classId } of rows) await leaveClass(classId, userId, now);
  await db().deleteFrom('class_assistants').where('user_id', '=', userId).execute();
  await db().deleteFrom('accommodations').where('student_id', '=', userId).execute();
  await sql`DELETE FROM class_invitations WHERE lower(email) = lower(${email})`.execute(db());
}

async function leaveClass(classId: ClassId, studentId: UserId, now: Date): Promise<void> {
  await inTransaction(async () => {
    await lockClass(classId);
    await dropEnrollment(classId, studentId, now);
    await db()
      .updateTable('enrollments')
      .set({ section_id: null })
      .where('class_id', '=', classId)
      .where('student_id', '=', studentId)
      .execute();
    await fenceTexts({ classId, studentId });
  });
}
