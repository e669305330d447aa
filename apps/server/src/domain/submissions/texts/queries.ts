import type { AssignmentId, ClassId, FileId, SubmissionId, UserId } from '@redraft/contracts';
import type { OfficeKind } from '@redraft/documents';
import { sql } from 'kysely';
import { db } from '../../../platform/db.ts';
import { scheduleDeadlineCheck } from '../../fencing/index.ts';
import { codeOf, isHidden } from './hidden-columns.ts';

// Cast: files are written with an office kind only.
const mainFileKind = sql<OfficeKind>`main_file.kind`;

const isShown = sql<boolean>`(NOT coalesce(grading_settings.holds_back, false)
  OR grade_releases.submission_id IS NOT NULL)`;

const pseudonym = codeOf(sql<SubmissionId>`submissions.id`);

/** The placeholder for a name, the same in every language. */
const anyText = sql<string>`'Text'`;

function submissions() {
  return db()
    .selectFrom('submissions')
    .innerJoin('assignments', 'assignments.id', 'submissions.assignment_id')
    .innerJoin('users as student', 'student.id', 'submissions.student_id')
    .innerJoin('files as main_file', 'main_file.id', 'submissions.main_file_id')
    .leftJoin('grading_settings', 'grading_settings.assignment_id', 'submissions.assignment_id')
    .leftJoin('grade_releases', 'grade_releases.submission_id', 'submissions.id')
    .select([
      mainFileKind.as('main_file_kind'),
      'submissions.id',
      'submissions.assignment_id',
      'submissions.student_id',
      'submissions.main_file_id',
      'submissions.created_at',
      'submissions.score',
      'submissions.alternate_grade',
      'assignments.class_id',
      'assignments.title as assignment_title',
      isHidden.as('is_hidden'),
      isShown.as('is_shown'),
      sql<string>`CASE WHEN ${isHidden} THEN ${anyText} ELSE student.first_name END`.as('first_name'),
      sql<string>`CASE WHEN ${isHidden} THEN ${pseudonym} ELSE student.last_name END`.as('last_name'),
    ]);
}

export type SubmissionRow = NonNullable<Awaited<ReturnType<typeof selectOptionalSubmission>>>;

export function selectOptionalSubmission(id: SubmissionId) {
  return submissions().where('submissions.id', '=', id).executeTakeFirst();
}

/** Of many; missing ones are left out. */
export function listSubmissions(ids: readonly SubmissionId[]) {
  return submissions()
    .where('submissions.id', '=', sql<SubmissionId>`ANY(${[...ids]}::bigint[])`)
    .execute();
}

export function selectOptionalSubmissionOf(assignmentId: AssignmentId, studentId: UserId) {
  return submissions()
    .where('submissions.assignment_id', '=', assignmentId)
    .where('submissions.student_id', '=', studentId)
    .executeTakeFirst();
}

/** Of current students of the class. */
function submissionsOfEnrolled() {
  return submissions().innerJoin('enrollments', (join) =>
    join
      .onRef('enrollments.student_id', '=', 'submissions.student_id')
      .onRef('enrollments.class_id', '=', 'assignments.class_id')
      .on('enrollments.dropped_at', 'is', null),
  );
}

/**
 * Of a whole class, or of one student or assignment in it; ordered by assignment. Texts with hidden names are left out, because these lists show
 * names; a student's own are included.
 */
export function listSubmissionsOfClass(
  classId: ClassId,
  filter: {
    studentId?: UserId | undefined;
    assignmentId?: AssignmentId | undefined;
  } = {},
) {
  let rows = submissionsOfEnrolled().where('assignments.class_id', '=', classId).where(isHidden, '=', false);
  if (filter.studentId !== undefined) rows = rows.where('submissions.student_id', '=', filter.studentId);
  if (filter.assignmentId !== undefined)
    rows = rows.where('submissions.assignment_id', '=', filter.assignmentId);
  return rows.orderBy('assignments.start_at').orderBy('assignments.id').execute();
}

/** A student's own texts in several classes. */
export function listOwnSubmissions(classIds: readonly ClassId[], studentId: UserId) {
  return submissions()
    .where('assignments.class_id', '=', sql<ClassId>`ANY(${[...classIds]}::bigint[])`)
    .where('submissions.student_id', '=', studentId)
    .execute();
}

/** Assignments of a class with texts whose names are hidden. */
export async function listAssignmentsWithoutNames(classId: ClassId): Promise<AssignmentId[]> {
  const rows = await db()
    .selectFrom('grading_settings')
    .innerJoin('assignments', 'assignments.id', 'grading_settings.assignment_id')
    .innerJoin('submissions', 'submissions.assignment_id', 'assignments.id')
    .leftJoin('grade_releases', 'grade_releases.submission_id', 'submissions.id')
    .select('assignments.id')
    .distinct()
    .where('assignments.class_id', '=', classId)
    .where(isHidden, '=', true)
    .execute();
  return rows.map(({ id }): AssignmentId => id);
}

/** Texts of a class with hidden names, ordered by code within each assignment; the code replaces the last name. */
export function listHiddenTexts(classId: ClassId) {
  return submissionsOfEnrolled()
    .where('assignments.class_id', '=', classId)
    .where(isHidden, '=', true)
    .orderBy('assignments.start_at')
    .orderBy('assignments.id')
    .orderBy(pseudonym)
    .execute();
}

/** The submissions of an assignment in the order in which staff browse them. */
export function listSubmissionsInReadingOrder(assignmentId: AssignmentId) {
  return submissionsOfEnrolled()
    .where('submissions.assignment_id', '=', assignmentId)
    .orderBy(sql`CASE WHEN ${isHidden} THEN ${pseudonym} END`)
    .orderBy(sql`lower(student.last_name)`)
    .orderBy(sql`lower(student.first_name)`)
    .orderBy('student.id')
    .execute();
}

/** Number of texts of each assignment, including those of former students; assignments without texts are left out. */
export async function countTexts(
  assignmentIds: readonly AssignmentId[],
): Promise<Map<AssignmentId, { started: number; graded: number }>> {
  const rows = await db()
    .selectFrom('submissions')
    .select(({ fn }) => [
      'assignment_id',
      fn.countAll<number>().as('started'),
      fn.count<number>('graded_at').as('graded'),
    ])
    .where('assignment_id', '=', sql<AssignmentId>`ANY(${assignmentIds}::bigint[])`)
    .groupBy('assignment_id')
    .execute();
  return new Map(rows.map(({ assignment_id: id, started, graded }) => [id, { started, graded }]));
}

export async function insertSubmission(submission: {
  assignmentId: AssignmentId;
  studentId: UserId;
  mainFileId: FileId;
  at: Date;
}): Promise<SubmissionId> {
  const { id } = await db()
    .insertInto('submissions')
    .values({
      assignment_id: submission.assignmentId,
      student_id: submission.studentId,
      main_file_id: submission.mainFileId,
      created_at: submission.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await scheduleDeadlineCheck([id]);
  return id;
}

/** Serialises the attempts of one student to start an assignment until the end of the transaction. */
export async function lockStart(assignmentId: AssignmentId, studentId: UserId): Promise<void> {
  await sql`
    SELECT pg_advisory_xact_lock(hashtextextended(${`start of assignment ${assignmentId}`}, ${studentId}))`.execute(
    db(),
  );
}

export async function lockSubmission(id: SubmissionId): Promise<void> {
  await db().selectFrom('submissions').select('id').where('id', '=', id).forUpdate().execute();
}
