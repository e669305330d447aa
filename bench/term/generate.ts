import { type Copy, copy, insertCopies } from './copy.ts';
import { firstSealed } from './sealing.ts';
import { assignments, enrollments, size, texts } from './size.ts';

/** Ids of generated rows begin here, so that they follow from a row's number. */
const first = 1_000_000;

/**
 * Copies the rows of the template. The ids are computed, so that all references are right.
 * Student n is in the classes 4n to 4n + 3 (modulo the number of classes), and has a text for each of their assignments.
 */
export async function generateTerm(): Promise<void> {
  await insertCopies(createCopies());
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
    copy('files', `WHERE id < ${firstSealed} LIMIT 1`, textsOf, { id: textId }),
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
    copy('sealed_chunks', `WHERE file_id < ${firstSealed}`, textsOf, { file_id: textId }),
  ];
}
