import type { ClassId, GradeMethod, LetterGrade, UserId } from '@redraft/contracts';
import { sql } from 'kysely';
import type { ClassStanding } from '../../access/index.ts';
import { db } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';

export const classPageSize = 20;

function classes() {
  return db()
    .selectFrom('classes')
    .innerJoin('lookups as area', 'area.id', 'classes.subject_area_id')
    .innerJoin('lookups as level', 'level.id', 'classes.student_level_id')
    .innerJoin('users as owner', 'owner.id', 'classes.owner_id')
    .select([
      'classes.id',
      'classes.owner_id',
      'classes.name',
      'classes.enroll_key',
      'classes.subject_area_id',
      'classes.student_level_id',
      'classes.time_zone',
      'classes.start_day',
      'classes.end_day',
      // Boundary: a CHECK of the table holds the words.
      sql<GradeMethod>`classes.grade_method`.as('grade_method'),
      // Boundary: written by normaliseGrades only.
      sql<LetterGrade[]>`classes.grades`.as('grades'),
      'classes.version',
      'classes.archived_at',
      'area.name as subject_area',
      'level.name as student_level',
      'owner.first_name as owner_first_name',
      'owner.last_name as owner_last_name',
    ]);
}

export type ClassRow = Awaited<ReturnType<typeof selectClass>>;

export function selectClass(id: ClassId) {
  return classes()
    .where('classes.id', '=', id)
    .executeTakeFirstOrThrow(() => new AppError('not_found'));
}

export function selectOptionalClassByKey(enrollKey: string) {
  return classes()
    .where('classes.enroll_key', '=', enrollKey.toUpperCase())
    .where('classes.archived_at', 'is', null)
    .executeTakeFirst();
}

export function listClassesOfOwner(options: { ownerId: UserId; index: number; isArchived: boolean }) {
  return classes()
    .select((eb) =>
      eb
        .selectFrom('enrollments')
        .whereRef('enrollments.class_id', '=', 'classes.id')
        .where('dropped_at', 'is', null)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('number_of_students'),
    )
    .select((eb) =>
      eb
        .selectFrom('assignments')
        .whereRef('assignments.class_id', '=', 'classes.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('number_of_assignments'),
    )
    .select((eb) =>
      eb
        .selectFrom('submissions')
        .innerJoin('assignments', 'assignments.id', 'submissions.assignment_id')
        .whereRef('assignments.class_id', '=', 'classes.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('number_of_submissions'),
    )
    .where('classes.owner_id', '=', options.ownerId)
    .where('classes.archived_at', options.isArchived ? 'is not' : 'is', null)
    .orderBy('classes.start_day', 'desc')
    .orderBy('classes.id', 'desc')
    .limit(classPageSize)
    .offset(options.index * classPageSize)
    .execute();
}

export function listClassesOfStudent(studentId: UserId) {
  return classes()
    .innerJoin('enrollments', 'enrollments.class_id', 'classes.id')
    .where('enrollments.student_id', '=', studentId)
    .where('enrollments.dropped_at', 'is', null)
    .where('classes.archived_at', 'is', null)
    .orderBy('classes.start_day', 'desc')
    .orderBy('classes.id', 'desc')
    .execute();
}

/** Those that await somebody who has confirmed that the address is theirs, and is not in them yet; oldest first. */
export function listClassesInviting(userId: UserId) {
  return classes()
    .innerJoin('class_invitations', 'class_invitations.class_id', 'classes.id')
    .innerJoin('users as invited', (join) =>
      join.on(sql<boolean>`lower(invited.email) = lower(class_invitations.email)`),
    )
    .leftJoin('enrollments', (join) =>
      join
        .onRef('enrollments.class_id', '=', 'classes.id')
        .onRef('enrollments.student_id', '=', 'invited.id')
        .on('enrollments.dropped_at', 'is', null),
    )
    .where('invited.id', '=', userId)
    .where('invited.confirmed', '=', true)
    .where('enrollments.student_id', 'is', null)
    .orderBy('class_invitations.invited_at')
    .orderBy('class_invitations.id')
    .execute();
}

/** A page of the classes that somebody assists in, or of all. */
export function listClassesOfAssistant(options: { userId: UserId; readsAll: boolean; index: number }) {
  return classes()
    .where((eb) =>
      eb.or([
        eb.lit(options.readsAll),
        eb.exists(
          eb
            .selectFrom('class_assistants')
            .select('user_id')
            .whereRef('class_id', '=', 'classes.id')
            .where('user_id', '=', options.userId),
        ),
      ]),
    )
    .where('classes.archived_at', 'is', null)
    .orderBy('classes.start_day', 'desc')
    .orderBy('classes.id', 'desc')
    .limit(classPageSize)
    .offset(options.index * classPageSize)
    .execute();
}

/** Locks the class, so that what is decided on it still holds when it is written. */
export async function lockClass(id: ClassId): Promise<void> {
  await db().selectFrom('classes').select('id').where('id', '=', id).forUpdate().execute();
}

export interface ClassValues {
  name: string;
  subjectAreaId: number;
  studentLevelId: number;
  timeZone: string;
  startDay: string;
  endDay: string;
  gradeMethod: string;
  grades: readonly LetterGrade[];
}

function columns(values: ClassValues) {
  return {
    name: values.name,
    subject_area_id: values.subjectAreaId,
    student_level_id: values.studentLevelId,
    time_zone: values.timeZone,
    start_day: values.startDay.slice(0, 10),
    end_day: values.endDay.slice(0, 10),
    grade_method: values.gradeMethod,
    grades: JSON.stringify(values.grades),
  };
}

/** Gives undefined when the key is taken. */
export async function insertClass(
  values: ClassValues & { ownerId: UserId; enrollKey: string; at: Date },
): Promise<ClassId | undefined> {
  const row = await db()
    .insertInto('classes')
    .values({
      ...columns(values),
      owner_id: values.ownerId,
      enroll_key: values.enrollKey,
      created_at: values.at,
    })
    .onConflict((conflict) => conflict.column('enroll_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function updateClass(id: ClassId, values: ClassValues): Promise<void> {
  await db()
    .updateTable('classes')
    .set({ ...columns(values), version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

export async function updateArchived(id: ClassId, archivedAt: Date | null): Promise<void> {
  await db().updateTable('classes').set({ archived_at: archivedAt }).where('id', '=', id).execute();
}

export async function deleteClass(id: ClassId): Promise<void> {
  await db().deleteFrom('classes').where('id', '=', id).execute();
}

export async function isLookup(kind: 'level' | 'area', id: number): Promise<boolean> {
  const row = await db()
    .selectFrom('lookups')
    .select('id')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

export function listLookups(kind: 'level' | 'area') {
  return db()
    .selectFrom('lookups')
    .select(['id', 'name'])
    .where('kind', '=', kind)
    .orderBy('position')
    .execute();
}

export async function selectOptionalStanding(
  classId: ClassId,
  userId: UserId,
): Promise<ClassStanding | undefined> {
  const row = await db()
    .selectFrom('classes')
    .select((eb) => [
      'owner_id',
      eb
        .exists(
          eb
            .selectFrom('enrollments')
            .select('student_id')
            .whereRef('class_id', '=', 'classes.id')
            .where('student_id', '=', userId)
            .where('dropped_at', 'is', null),
        )
        .as('is_student'),
      eb
        .exists(
          eb
            .selectFrom('class_assistants')
            .select('user_id')
            .whereRef('class_id', '=', 'classes.id')
            .where('user_id', '=', userId),
        )
        .as('is_assistant'),
    ])
    .where('id', '=', classId)
    .executeTakeFirst();
  return (
    row && {
      ownerId: row.owner_id,
      isStudent: Boolean(row.is_student),
      isAssistant: Boolean(row.is_assistant),
    }
  );
}

/** Those who are in the class, by name. */
export function listStudents(classId: ClassId) {
  return db()
    .selectFrom('enrollments')
    .innerJoin('users', 'users.id', 'enrollments.student_id')
    .select(['users.id', 'users.first_name', 'users.last_name', 'users.email', 'users.username'])
    .select(['enrollments.section_id', 'enrollments.enrolled_at'])
    .where('enrollments.class_id', '=', classId)
    .where('enrollments.dropped_at', 'is', null)
    .orderBy(sql`lower(users.last_name)`)
    .orderBy(sql`lower(users.first_name)`)
    .orderBy('users.id')
    .execute();
}

export function listAssistants(classId: ClassId) {
  return db()
    .selectFrom('class_assistants')
    .innerJoin('users', 'users.id', 'class_assistants.user_id')
    .select(['users.id', 'users.first_name', 'users.last_name', 'users.email'])
    .where('class_assistants.class_id', '=', classId)
    .orderBy('class_assistants.added_at')
    .execute();
}

/** The student leaves the class; what was written stays, and counts again if the student comes back. */
export async function dropEnrollment(classId: ClassId, studentId: UserId, at: Date): Promise<boolean> {
  const result = await db()
    .updateTable('enrollments')
    .set({ dropped_at: at })
    .where('class_id', '=', classId)
    .where('student_id', '=', studentId)
    .where('dropped_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function insertAssistant(classId: ClassId, userId: UserId, at: Date): Promise<void> {
  await db()
    .insertInto('class_assistants')
    .values({ class_id: classId, user_id: userId, added_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteAssistant(classId: ClassId, userId: UserId): Promise<boolean> {
  const result = await db()
    .deleteFrom('class_assistants')
    .where('class_id', '=', classId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
