import type { ClassId, FileId } from '@redraft/contracts';
import { DateTime } from 'luxon';
import { createAssignmentWithFiles } from '../../apps/server/src/domain/assignment-details/index.ts';
import { registerClass } from '../../apps/server/src/domain/classes/index.ts';
import { createProcessFile } from '../../apps/server/src/features/workspace/index.ts';
import { pool } from '../../apps/server/src/platform/db.ts';
import { assignmentBody, classBody, createPerson } from '../class-pages/seed.ts';
import { runInDatabaseOf } from '../database.ts';
import { teacher, writeSaves } from '../rewind/seed.ts';

export const size = { texts: 40, saves: 20_000 };

/** A class in which each student has a complete log: copies of one, since each is read and processed separately. */
export async function seedClassOfTexts(dataDir: string): Promise<ClassId> {
  return runInDatabaseOf(dataDir, makeClass);
}

async function makeClass(): Promise<ClassId> {
  const now = DateTime.utc();
  const owner = await createPerson(teacher, ['ROLE_INSTRUCTOR'], now);
  const actor = { ...owner, sessionId: 0, sessionExpiresAt: now.toJSDate() };
  const classId = await registerClass(actor, classBody(now), now.toJSDate());
  const assignmentId = await createAssignmentWithFiles(
    actor,
    assignmentBody(classId, now, 0),
    now.toJSDate(),
  );
  const start = now.minus({ days: 50 });
  const original = await createProcessFile({ title: 'Essay', startText: '', at: start.toJSDate() });
  await writeSaves(original, { saves: size.saves, begin: start.toMillis(), longest: 12_000, seed: 1 });
  await pool().query(
    `INSERT INTO users (username, email, first_name, last_name, password_hash, confirmed, created_at)
     SELECT 'student' || n, 'student' || n || '@example.org', 'First' || n, 'Last' || n, '', true, now()
     FROM generate_series(1, $1) n`,
    [size.texts],
  );
  const { rows } = await pool().query<{ id: FileId }>(
    `WITH writers AS (
       INSERT INTO enrollments (class_id, student_id, enrolled_at)
       SELECT $1, id, now() FROM users WHERE username LIKE 'student%' RETURNING student_id
     ), copies AS (
       INSERT INTO files (kind, name, created_at, sealed_seq)
       SELECT kind, 'copy ' || student_id, created_at, sealed_seq FROM files CROSS JOIN writers WHERE files.id = $3
       RETURNING id, name
     )
     INSERT INTO submissions (assignment_id, student_id, main_file_id, created_at)
     SELECT $2, student_id, copies.id, now() FROM writers JOIN copies ON copies.name = 'copy ' || student_id
     RETURNING main_file_id AS id`,
    [classId, assignmentId, original],
  );
  await pool().query(
    `INSERT INTO sealed_chunks SELECT (jsonb_populate_record(sealed_chunks, jsonb_build_object('file_id', copy))).*
     FROM sealed_chunks CROSS JOIN unnest($2::bigint[]) AS copy WHERE file_id = $1`,
    [original, rows.map(({ id }) => id)],
  );
  await pool().query('ANALYZE');
  return classId;
}
