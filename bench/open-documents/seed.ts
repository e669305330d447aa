import { issueFileToken } from '../../apps/server/src/domain/editor-host/index.ts';
import { pool } from '../../apps/server/src/platform/db.ts';
import type { OpenText } from '../writing.ts';

/** Copies a text for new signed-in students who have it open: directly in the database, because so many sign-ins would take minutes. */
export async function multiplyTexts(original: OpenText, count: number): Promise<OpenText[]> {
  await pool().query(
    `WITH people AS (
       INSERT INTO users (username, email, first_name, last_name, password_hash, confirmed, created_at)
       SELECT 'writer' || n, 'writer' || n || '@example.org', 'First', 'Last', '', true, now()
       FROM generate_series(1, $1::int) n RETURNING id),
     roles AS (INSERT INTO user_roles (user_id, role) SELECT id, 'ROLE_STUDENT' FROM people),
     sessions AS (
       INSERT INTO sessions (user_id, token_hash, created_at, expires_at)
       SELECT id, sha256(id::text::bytea), now(), now() + interval '1 day' FROM people)
     INSERT INTO enrollments (class_id, student_id, enrolled_at)
     SELECT class_id, people.id, now() FROM people, submissions JOIN assignments ON assignments.id = assignment_id
     WHERE submissions.id = $2`,
    [count, original.submissionId],
  );
  await pool().query(
    `WITH copies AS (
       INSERT INTO files (kind, name, created_at)
       SELECT 'docx', users.username, now() FROM users WHERE username LIKE 'writer%' RETURNING id, name)
     INSERT INTO submissions (assignment_id, student_id, main_file_id, created_at)
     SELECT assignment_id, users.id, copies.id, now()
     FROM copies JOIN users ON users.username = copies.name, submissions WHERE submissions.id = $1`,
    [original.submissionId],
  );
  await pool().query(
    `INSERT INTO revisions (file_id, seq, at, record)
     SELECT files.id, seq, at, record FROM files, revisions WHERE files.name LIKE 'writer%' AND file_id = $1`,
    [original.fileId],
  );
  await pool().query('ANALYZE');
  return openEach(original);
}

async function openEach(original: OpenText): Promise<OpenText[]> {
  const { rows } = await pool().query(
    `SELECT submissions.id AS submission_id, main_file_id, student_id, sessions.id AS session_id
     FROM submissions JOIN sessions ON user_id = student_id JOIN users ON users.id = student_id
     WHERE username LIKE 'writer%' ORDER BY submissions.id`,
  );
  const texts: OpenText[] = [];
  for (const row of rows) {
    const at = new Date();
    const token = await issueFileToken({
      fileId: row.main_file_id,
      userId: row.student_id,
      sessionId: row.session_id,
      mode: 'edit',
      at,
      expiresAt: new Date(at.getTime() + 3_600_000),
    });
    texts.push({ ...original, submissionId: row.submission_id, fileId: row.main_file_id, token });
  }
  return texts;
}
