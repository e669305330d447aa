import type { AssignmentId, ContentType, FileId, UserId } from '@redraft/contracts';
import { DateTime } from 'luxon';
import { createAssignmentWithFiles } from '../../apps/server/src/domain/assignment-details/index.ts';
import { registerClass } from '../../apps/server/src/domain/classes/index.ts';
import { blankFile } from '../../apps/server/src/domain/office-files/index.ts';
import { createFile, zipCodec } from '../../apps/server/src/domain/revisions/index.ts';
import { createProcessFile } from '../../apps/server/src/features/workspace/index.ts';
import { pool } from '../../apps/server/src/platform/db.ts';
import { assignmentBody, classBody, createPerson } from '../class-pages/seed.ts';

export const student = 'student';

/** What a student has started: a text with content, or a file of another type, blank if it has no bytes. */
export type StartedText = { text: string } | { type: ContentType; bytes?: Uint8Array };

/** A student with one started assignment for each item. */
export async function seedStarted(all: readonly StartedText[]): Promise<AssignmentId[]> {
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
  for (const [index, begun] of all.entries()) {
    const type = 'type' in begun ? begun.type : 'DOCUMENT';
    const body = { ...assignmentBody(classId, now, index), mainFileType: type };
    const assignment = await createAssignmentWithFiles(actor, body, now.toJSDate());
    await start({ assignment, userId, begun, now });
    assignments.push(assignment);
  }
  return assignments;
}

interface Beginning {
  assignment: AssignmentId;
  userId: UserId;
  begun: StartedText;
  now: DateTime;
}

async function start({ assignment, userId, begun, now }: Beginning): Promise<void> {
  const at = now.minus({ hours: 2 }).toJSDate();
  const fileId = await beginFile(begun, at);
  await pool().query(
    `INSERT INTO submissions (assignment_id, student_id, main_file_id, created_at) VALUES ($1, $2, $3, $4)`,
    [assignment, userId, fileId, at],
  );
}

async function beginFile(started: StartedText, at: Date): Promise<FileId> {
  if ('text' in started) return createProcessFile({ title: 'Essay', startText: started.text, at });
  const blank = blankFile(started.type, zipCodec);
  const { kind } = blank;
  const { bytes = blank.bytes } = started;
  const { fileId } = await createFile({ kind, name: `Work.${kind}`, bytes, origin: 'base', at });
  return fileId;
}
