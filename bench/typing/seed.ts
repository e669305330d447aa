import type { AssignmentId, UserId } from '@redraft/contracts';
import { DateTime } from 'luxon';
import { registerClass } from '../../apps/server/src/domain/classes/index.ts';
import { createWholeAssignment } from '../../apps/server/src/domain/whole-assignments/index.ts';
import { createProcessFile } from '../../apps/server/src/features/workspace/index.ts';
import { pool } from '../../apps/server/src/platform/db.ts';
import { assignmentBody, classBody, createPerson } from '../class-pages/seed.ts';

export const student = 'student';

/** A student with one assignment for each text, begun with it. */
export async function seedTexts(texts: readonly string[]): Promise<AssignmentId[]> {
  const now = DateTime.utc();
  const teacher = await createPerson('teacher', ['ROLE_INSTRUCTOR'], now);
  const actor = { ...teacher, sessionId: 0, sessionExpiresAt: now.toJSDate() };
  const classId = await registerClass(actor, classBody(now), now.toJSDate());
  const { userId } = await createPerson(student, ['ROLE_STUDENT'], now);
  await pool().query(`INSERT INTO enrollments (class_id, student_id, enrolled_at) VALUES ($1, $2, now())`, [
    classId,
    userId,
  ]);
  const assignments: AssignmentId[] = [];
  for (const [index, text] of texts.entries()) {
    const assignment = await createWholeAssignment(
      actor,
      assignmentBody(classId, now, index),
      now.toJSDate(),
    );
    await begin({ assignment, userId, text, now });
    assignments.push(assignment);
  }
  return assignments;
}

interface Begun {
  assignment: AssignmentId;
  userId: UserId;
  text: string;
  now: DateTime;
}

async function begin({ assignment, userId, text, now }: Begun): Promise<void> {
  const at = now.minus({ hours: 2 }).toJSDate();
  const fileId = await createProcessFile({ title: 'Essay', startText: text, at });
  await pool().query(
    `INSERT INTO submissions (assignment_id, student_id, main_file_id, created_at) VALUES ($1, $2, $3, $4)`,
    [assignment, userId, fileId, at],
  );
}
