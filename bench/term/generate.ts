import { pool } from '../../apps/server/src/platform/db.ts';
import { assignments, enrollments, size, texts } from './size.ts';

/** Ids of generated rows begin here, so that they follow from a row's number. */
const first = 1_000_000;

/**
 * Copies the rows of the template. Triggers and foreign keys do not run for them; the ids are computed, so that all references are right.
 * Student n is in the classes 4n to 4n + 3 (modulo the number of classes), and has a text for each of their assignments.
 */
export async function generateTerm(): Promise<void> {
  const client = await pool().connect();
  try {
    await client.query("SET session_replication_role = 'replica'");
    for (const one of createCopies()) await insertCopies(one, client);
    await client.query("SET session_replication_role = 'origin'");
  } finally {
    client.release();
  }
  await pool().query('VACUUM ANALYZE');
}

const enrollmentsOf = `generate_series(0, ${enrollments - 1}) AS e`;
const studentId = `${first} + e / ${size.classesOfStudent}`;
const classOfEnrollment = `(${first} + e % ${size.classes})`;
const textsOf = `generate_series(0, ${texts - 1}) AS n`;
/** Text n belongs to enrollment n / 5 and is for the assignment n % 5 of its class. */
const enrollmentOfText = `(n / ${size.assignmentsOfClass})`;
const assignmentOfText = `(${first} + (${enrollmentOfText} % ${size.classes}) * ${size.assignmentsOfClass} + n % ${size.assignmentsOfClass})`;
const textId = `(${first} + n)`;
/** The last assignment of each class is being written: its texts are not handed in. */
const submitted = `${textsOf} WHERE n % ${size.assignmentsOfClass} < ${size.assignmentsOfClass - 1}`;

function createCopies(): Copy[] {
  const accounts = (offset: number, count: number, like: string, role: string) => [
    copy('users', `WHERE username = '${like}'`, `generate_series(0, ${count - 1}) AS n`, {
      id: `${first + offset} + n`,
      username: `'${role}' || n`,
      email: `'${role}' || n || '@example.org'`,
    }),
    copy(
      'user_roles',
      `WHERE user_id = (SELECT id FROM users WHERE username = '${like}')`,
      `generate_series(0, ${count - 1}) AS n`,
      {
        user_id: `${first + offset} + n`,
      },
    ),
  ];
  return [
    ...accounts(0, size.students, 'student1', 'learner'),
    ...accounts(size.students, size.instructors, 'instructor', 'teacher'),
    copy('classes', '', `generate_series(0, ${size.classes - 1}) AS n`, {
      id: `${first} + n`,
      owner_id: `${first + size.students} + n % ${size.instructors}`,
      name: `'Class ' || n`,
      enroll_key: `'TE-' || lpad(n::text, 5, '0')`,
    }),
    copy('enrollments', 'LIMIT 1', enrollmentsOf, { class_id: classOfEnrollment, student_id: studentId }),
    copy('assignments', '', `generate_series(0, ${assignments - 1}) AS n`, {
      id: `${first} + n`,
      class_id: `${first} + n / ${size.assignmentsOfClass}`,
    }),
    copy('drafts', '', `generate_series(0, ${assignments - 1}) AS n`, { id: textId, assignment_id: textId }),
    copy('files', 'LIMIT 1', textsOf, { id: textId }),
    copy('submissions', '', textsOf, {
      id: textId,
      assignment_id: assignmentOfText,
      student_id: `${first} + ${enrollmentOfText} / ${size.classesOfStudent}`,
      main_file_id: textId,
    }),
    copy('draft_submissions', '', submitted, {
      id: textId,
      submission_id: textId,
      draft_id: assignmentOfText,
    }),
    copy('evaluations', '', submitted, { id: textId, submission_id: textId, draft_id: assignmentOfText }),
    copy('deadline_looks', 'LIMIT 1', textsOf, { submission_id: textId }),
    copy('file_measures', '', textsOf, { file_id: textId }),
    copy('sealed_chunks', '', textsOf, { file_id: textId }),
  ];
}

interface Client {
  query: <Row extends Record<string, unknown>>(text: string, values?: unknown[]) => Promise<{ rows: Row[] }>;
}

/** Copies of the template's rows, one set for each row of the series; some columns are computed by these expressions. */
interface Copy {
  table: string;
  where: string;
  series: string;
  columns: Readonly<Record<string, string>>;
}

const copy = (table: string, where: string, series: string, columns: Copy['columns']): Copy => ({
  table,
  where,
  series,
  columns,
});

async function insertCopies({ table, where, series, columns }: Copy, client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT attname AS name FROM pg_attribute
     WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
    [table],
  );
  const names = rows.map(({ name }) => `"${name}"`);
  const values = rows.map(({ name }) => columns[name] ?? `template."${name}"`);
  await client.query(`INSERT INTO ${table} (${names.join(', ')}) OVERRIDING SYSTEM VALUE
    SELECT ${values.join(', ')} FROM (SELECT * FROM ${series}) AS numbers
    CROSS JOIN (SELECT * FROM ${table} ${where}) AS template`);
}
