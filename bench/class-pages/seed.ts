import {
  type AssignmentId,
  type ClassId,
  createAssignmentBodySchema,
  type FileId,
  type SubmissionId,
  submissionIdSchema,
  type UserId,
} from '@redraft/contracts';
import { DateTime } from 'luxon';
import { createAccount } from '../../apps/server/src/domain/accounts/index.ts';
import { storeMetrics } from '../../apps/server/src/domain/analytics/index.ts';
import { createAssignmentWithFiles } from '../../apps/server/src/domain/assignment-details/index.ts';
import { registerClass } from '../../apps/server/src/domain/classes/index.ts';
import { appendProcess, createProcessFile } from '../../apps/server/src/features/workspace/index.ts';
import { pool } from '../../apps/server/src/platform/db.ts';
import { hashPassword } from '../../apps/server/src/platform/password.ts';

export const size = { students: 300, assignments: 20, drafts: 2, saves: 60, writingNow: 100, unfolded: 20 };
export const password = 'Bench1234!';

export interface SeededClass {
  classId: ClassId;
  firstAssignment: AssignmentId;
  /** A text in the middle of the first assignment. */
  middleText: SubmissionId;
}

/**
 * A large class: every student has started every assignment, and a third are writing now. Two files are written through the regular save path, the
 * others are copies of their rows: for those being written, the maximum number of saves is not aggregated yet.
 */
export async function seedClass(): Promise<SeededClass> {
  const now = DateTime.utc();
  const owner = await createPerson('teacher', ['ROLE_INSTRUCTOR'], now);
  const actor = { ...owner, sessionId: 0, sessionExpiresAt: now.toJSDate() };
  const classId = await registerClass(actor, classBody(now), now.toJSDate());
  const student = await createPerson('student', ['ROLE_STUDENT'], now);
  const assignments: AssignmentId[] = [];
  for (let index = 0; index < size.assignments; index++) {
    assignments.push(
      await createAssignmentWithFiles(actor, assignmentBody(classId, now, index), now.toJSDate()),
    );
  }
  const [firstAssignment] = assignments;
  if (firstAssignment === undefined) throw new Error('The class has no assignment.');
  const finished = await writeFile(student.userId, now, 0);
  const inWriting = await writeFile(student.userId, now, size.unfolded);
  await multiplyStudents(classId);
  await multiplySubmissions(classId, { finished, inWriting });
  return { classId, firstAssignment, middleText: await selectMiddleText(firstAssignment) };
}

export async function createPerson(
  username: string,
  roles: ('ROLE_INSTRUCTOR' | 'ROLE_STUDENT')[],
  now: DateTime,
) {
  const person = {
    username,
    email: `${username}@example.org`,
    firstName: 'Bench',
    lastName: username,
    roles,
    at: now.toJSDate(),
  };
  const userId = await createAccount({ ...person, passwordHash: await hashPassword(password) });
  return { ...person, userId };
}

export function classBody(now: DateTime) {
  return {
    classname: 'A large class',
    enrollkey: 'BT-00001',
    classStartDate: now.minus({ days: 60 }).toISODate() ?? '',
    classEndDate: now.plus({ days: 60 }).toISODate() ?? '',
    subjectarea: 11,
    studentlevel: 1,
    classTimeZone: 'Europe/Berlin',
    gradeMethod: 'Numeric' as const,
    grades: [],
  };
}

export function assignmentBody(classId: ClassId, now: DateTime, index: number) {
  const iso = (days: number) => now.plus({ days }).toISO() ?? '';
  const draft = (number: number) => ({
    draftTitle: `Draft ${number}`,
    draftDeadline: iso(number),
    draftPointValue: 20,
  });
  return createAssignmentBodySchema.parse({
    classId,
    title: `Assignment ${index + 1}`,
    pointValue: 100,
    description: 'An argument of about five hundred words on the reading of the week.',
    startDate: iso(-30),
    endDate: iso(30),
    multiDraft: true,
    draftSubmissions: Array.from({ length: size.drafts }, (_, number) => draft(number + 1)),
  });
}

async function writeFile(userId: UserId, now: DateTime, unfolded: number): Promise<FileId> {
  const at = now.minus({ hours: 2 });
  const fileId = await createProcessFile({ title: 'Essay', startText: '', at: at.toJSDate() });
  const saves = Array.from({ length: size.saves }, (_, index) => ({
    at: at.plus({ seconds: 40 * (index + 1) }).toMillis(),
    text: Array.from({ length: index + 1 }, (_, line) => `Sentence ${line} of a text that grows.`).join(' '),
    dirtyMs: 900,
  }));
  const folded = saves.length - unfolded;
  await appendProcess({ fileId, userId }, saves.slice(0, folded));
  await storeMetrics(fileId, now.toJSDate());
  await appendProcess({ fileId, userId }, saves.slice(folded));
  return fileId;
}

async function multiplyStudents(classId: ClassId): Promise<void> {
  await pool().query(
    `INSERT INTO users (username, email, first_name, last_name, password_hash, confirmed, created_at)
     SELECT 'student' || n, 'student' || n || '@example.org', 'First' || n, 'Last' || n, '', true, now()
     FROM generate_series(1, ${size.students - 1}) n`,
  );
  await pool().query(
    `INSERT INTO enrollments (class_id, student_id, enrolled_at)
     SELECT $1, id, now() FROM users WHERE username LIKE 'student%'`,
    [classId],
  );
}

interface Originals {
  finished: FileId;
  inWriting: FileId;
}

async function multiplySubmissions(classId: ClassId, originals: Originals): Promise<void> {
  await pool().query(
    `WITH work AS (
       SELECT assignments.id AS assignment_id, student_id, 'copy ' || assignments.id || ' ' || student_id AS name
       FROM assignments JOIN enrollments USING (class_id) WHERE class_id = $1
     ), copies AS (
       INSERT INTO files (kind, name, created_at) SELECT 'docx', name, now() FROM work RETURNING id, name
     )
     INSERT INTO submissions (assignment_id, student_id, main_file_id, created_at, score)
     SELECT assignment_id, student_id, copies.id, now() - interval '2 hours', 80 FROM work JOIN copies USING (name)`,
    [classId],
  );
  const copies = `(
    SELECT main_file_id, CASE WHEN row_number() OVER (ORDER BY id DESC) > $1 THEN $2::bigint ELSE $3::bigint END AS original
    FROM submissions) AS copies`;
  const values = [size.writingNow, originals.finished, originals.inWriting];
  await pool().query(
    `INSERT INTO revisions (file_id, seq, at, record)
     SELECT main_file_id, seq, at, record FROM ${copies} JOIN revisions ON revisions.file_id = original`,
    values,
  );
  await pool().query(
    `INSERT INTO file_measures (file_id, seq, algorithm_version, measures, times, quarters, words, text, updated_at)
     SELECT main_file_id, seq, algorithm_version, measures, times, quarters, words, text, updated_at
     FROM ${copies} JOIN file_measures ON file_measures.file_id = original`,
    values,
  );
  await pool().query(
    `INSERT INTO draft_submissions (submission_id, draft_id, status, submitted_at, version_seq)
     SELECT submissions.id, drafts.id, 'SUBMITTED', now(), 1
     FROM submissions JOIN drafts USING (assignment_id) WHERE drafts.type = 'DRAFT'`,
  );
  await pool().query('ANALYZE');
}

async function selectMiddleText(assignmentId: AssignmentId): Promise<SubmissionId> {
  const { rows } = await pool().query<{ id: string }>(
    `SELECT submissions.id FROM submissions JOIN users ON users.id = student_id
     WHERE assignment_id = $1 AND username = 'student150'`,
    [assignmentId],
  );
  return submissionIdSchema.parse(Number(rows[0]?.id));
}
