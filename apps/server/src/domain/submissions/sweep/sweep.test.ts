import type { AssignmentId, FileId } from '@redraft/contracts';
import { blankDocx } from '@redraft/documents';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { db } from '../../../platform/db.ts';
import { useApp } from '../../../testing/app.ts';
import { createAssignment, createClass, enrollStudent } from '../../../testing/course.ts';
import { rowsRead } from '../../../testing/rows-read.ts';
import { createFile } from '../../revisions/index.ts';
import { insertSubmission } from '../texts/queries.ts';
import { closeOverdueSteps } from './sweep.ts';

const app = useApp();
const now = new Date();
const afterDeadline = new Date(now.getTime() + 30 * 86_400_000);
const failOnError = (error: unknown) => {
  throw error;
};

/** Creates this many students' submissions that the sweep has already checked; none is due. */
async function addResting(assignmentId: AssignmentId, fileId: FileId, count: number): Promise<void> {
  await sql`WITH people AS (
      INSERT INTO users (username, email, first_name, last_name, password_hash, created_at)
      SELECT 'resting_' || n, 'resting_' || n || '@example.org', 'Test', 'Resting', 'none', now()
      FROM generate_series(1, ${count}) AS n RETURNING id),
    texts AS (
      INSERT INTO submissions (assignment_id, student_id, main_file_id, created_at)
      SELECT ${assignmentId}, id, ${fileId}, now() FROM people RETURNING id)
    INSERT INTO deadline_looks (submission_id, look_at) SELECT id, ${afterDeadline}::timestamptz FROM texts`.execute(
    db(),
  );
  await sql`ANALYZE`.execute(db());
}

it('the deadline sweep reads only due or changed rows, however many submissions are inactive', async () => {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const classId = await createClass(instructor);
  const student = await enrollStudent(app, classId);
  const assignmentId = await createAssignment(instructor, classId);
  const text = { kind: 'docx' as const, name: 'Essay.docx', bytes: blankDocx(), origin: 'base' as const };
  const { fileId: mainFileId } = await createFile({ ...text, at: now });
  await addResting(assignmentId, mainFileId, 50_000);
  const sweep = () => rowsRead(() => closeOverdueSteps(now, failOnError));
  expect(await sweep()).toBeLessThan(5);

  await insertSubmission({ assignmentId, studentId: student.user.id, mainFileId, at: now });
  expect(await sweep()).toBeLessThan(50);
  expect(await sweep()).toBeLessThan(5);
});
