import type { AssignmentId, ClassId, FileId, SubmissionId, UserId } from '@redraft/contracts';
import { DateTime } from 'luxon';
import { storeMetrics } from '../../apps/server/src/domain/analytics/index.ts';
import { createAssignmentWithFiles } from '../../apps/server/src/domain/assignment-details/index.ts';
import { registerClass } from '../../apps/server/src/domain/classes/index.ts';
import { createProcessFile } from '../../apps/server/src/features/workspace/index.ts';
import { pool } from '../../apps/server/src/platform/db.ts';
import { assignmentBody, classBody, createPerson } from '../class-pages/seed.ts';
import { runInDatabaseOf } from '../database.ts';
import { teacher, writeSaves } from '../rewind/seed.ts';

export const size = { students: 200, assignments: 10, saves: 20_000, originals: 8 };
/** About 20 hours of writing; the text grows to 50,000 characters and then keeps its length. */
const longText = { saves: 32_000, longest: 50_000 };

export interface SeededGraphs {
  classId: ClassId;
  assignmentId: AssignmentId;
  /** The student with complete texts. */
  studentId: UserId;
  longText: SubmissionId;
  writtenText: SubmissionId;
}

/**
 * A class in which eight texts are written and aggregated through the product; the others copy their stored metrics with a time offset, because no
 * class chart reads a log.
 */
export async function seedGraphs(dataDir: string): Promise<SeededGraphs> {
  return runInDatabaseOf(dataDir, makeClass);
}

async function makeClass(): Promise<SeededGraphs> {
  const now = DateTime.utc();
  const owner = await createPerson(teacher, ['ROLE_INSTRUCTOR'], now);
  const actor = { ...owner, sessionId: 0, sessionExpiresAt: now.toJSDate() };
  const classId = await registerClass(actor, classBody(now), now.toJSDate());
  const assignments: AssignmentId[] = [];
  for (let index = 0; index < size.assignments; index++)
    assignments.push(
      await createAssignmentWithFiles(actor, assignmentBody(classId, now, index), now.toJSDate()),
    );
  const [assignmentId] = assignments;
  if (assignmentId === undefined) throw new Error('The class has no assignment.');
  const { userId: studentId } = await createPerson('writer', ['ROLE_STUDENT'], now);
  const start = now.minus({ days: 50 });
  const originals: FileId[] = [];
  for (let index = 0; index < size.originals; index++)
    originals.push(await writeText(start, { saves: size.saves, longest: 12_000, seed: index + 1 }));
  const long = await writeText(start, { ...longText, seed: 99 });
  await copyClass(classId, studentId, originals);
  const ids = await placeTexts(studentId, assignments, [long, ...originals]);
  await pool().query('ANALYZE');
  const [first, second] = ids;
  if (first === undefined || second === undefined) throw new Error('The texts were not placed.');
  return { classId, assignmentId, studentId, longText: first, writtenText: second };
}

async function writeText(
  start: DateTime,
  writer: { saves: number; longest: number; seed: number },
): Promise<FileId> {
  const fileId = await createProcessFile({ title: 'Essay', startText: '', at: start.toJSDate() });
  await writeSaves(fileId, { ...writer, begin: start.toMillis() });
  await storeMetrics(fileId, new Date());
  return fileId;
}

/** Every student gets a text for each assignment. */
async function copyClass(classId: ClassId, writer: UserId, originals: readonly FileId[]): Promise<void> {
  await pool().query(
    `INSERT INTO users (username, email, first_name, last_name, password_hash, confirmed, created_at)
     SELECT 'student' || n, 'student' || n || '@example.org', 'First' || n, 'Last' || n, '', true, now()
     FROM generate_series(1, $1) n`,
    [size.students - 1],
  );
  await pool().query(
    `INSERT INTO enrollments (class_id, student_id, enrolled_at)
     SELECT $1, id, now() FROM users WHERE username LIKE 'student%' OR id = $2`,
    [classId, writer],
  );
  await pool().query(
    `WITH work AS (
       SELECT assignments.id AS assignment_id, student_id, 'copy ' || assignments.id || ' ' || student_id AS name
       FROM assignments JOIN enrollments USING (class_id) WHERE class_id = $1
     ), copies AS (
       INSERT INTO files (kind, name, created_at, sealed_seq) SELECT 'docx', name, now(), $2 FROM work RETURNING id, name
     )
     INSERT INTO submissions (assignment_id, student_id, main_file_id, created_at)
     SELECT assignment_id, student_id, copies.id, now() FROM work JOIN copies USING (name)`,
    [classId, size.saves],
  );
  await pool().query(
    `INSERT INTO file_measures (file_id, seq, algorithm_version, measures, times, quarters, words, text, updated_at)
     SELECT main_file_id, seq, algorithm_version, measures, times,
       jsonb_set(quarters::jsonb, '{0}', to_jsonb((quarters ->> 0)::int + copy.number % 401)), words, text, updated_at
     FROM (SELECT main_file_id, row_number() OVER (ORDER BY id) AS number FROM submissions) AS copy
     JOIN file_measures ON file_measures.file_id = ($1::bigint[])[1 + copy.number % $2]`,
    [originals, originals.length],
  );
}

/** The complete texts replace the copies of one student. */
async function placeTexts(
  studentId: UserId,
  assignments: readonly AssignmentId[],
  texts: readonly FileId[],
): Promise<SubmissionId[]> {
  const ids: SubmissionId[] = [];
  for (const [index, fileId] of texts.entries()) {
    const { rows } = await pool().query<{ id: SubmissionId }>(
      `UPDATE submissions SET main_file_id = $1 WHERE student_id = $2 AND assignment_id = $3 RETURNING id`,
      [fileId, studentId, assignments[index]],
    );
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}
