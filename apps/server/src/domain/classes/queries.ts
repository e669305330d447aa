import type { ClassId, GradeMethod, LetterGrade, UserId } from '@redraft/contracts';
import type { Language } from '@redraft/sentences';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { assistsInClass, hasPermissionInClass } from '../role-scopes/index.ts';

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
      // Cast: a CHECK of the table restricts the values.
      sql<GradeMethod>`classes.grade_method`.as('grade_method'),
      // Cast: written by normaliseGrades only.
      sql<LetterGrade[]>`classes.grades`.as('grades'),
      'classes.version',
      'classes.archived_at',
      // Cast: a CHECK of the table restricts the languages.
      sql<Language | null>`classes.invitation_language`.as('invitation_language'),
      'area.name as subject_area',
      'level.name as student_level',
      sql<string>`owner.first_name || ' ' || owner.last_name`.as('instructor_name'),
    ]);
}

function classesWithStudents() {
  return classes().select((eb) =>
    eb
      .selectFrom('enrollments')
      .whereRef('enrollments.class_id', '=', 'classes.id')
      .where('dropped_at', 'is', null)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .as('number_of_students'),
  );
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
  return classesWithStudents()
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

/** Classes with an invitation for a user who has confirmed the address and is not a member yet; oldest first. */
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

/** A page of the classes in which the user assists, by role or because an instructor added them. */
export function listClassesOfAssistant(options: { userId: UserId; index: number }) {
  return classes()
    .where(assistsInClass(options.userId))
    .where('classes.archived_at', 'is', null)
    .orderBy('classes.start_day', 'desc')
    .orderBy('classes.id', 'desc')
    .limit(classPageSize)
    .offset(options.index * classPageSize)
    .execute();
}

/** A page of the classes that the user oversees, including archived ones. */
export function listOverseenClasses({ userId, index }: { userId: UserId; index: number }) {
  return classesWithStudents()
    .select(['owner.first_name as instructor_first_name', 'owner.last_name as instructor_last_name'])
    .where(hasPermissionInClass(userId, 'class.oversee'))
    .orderBy('classes.start_day', 'desc')
    .orderBy('classes.id', 'desc')
    .limit(classPageSize)
    .offset(index * classPageSize)
    .execute();
}

/** Searches parts of the class name, instructor name or key; newest first. */
export function searchClasses(text: string, max: number) {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return classes()
    .where(
      sql<boolean>`plain_letters(classes.name || ' ' || classes.enroll_key || ' ' || owner.first_name || ' ' || owner.last_name)
        LIKE plain_letters(${pattern})`,
    )
    .orderBy('classes.start_day', 'desc')
    .orderBy('classes.id', 'desc')
    .limit(max)
    .execute();
}

/** Locks the class, so that decisions based on it still hold when they are written. */
export async function lockClass(id: ClassId): Promise<void> {
  await db().selectFrom('classes').select('id').where('id', '=', id).forUpdate().execute();
}

/**
 * For acts that many students do at once, such as enrolling: they hold the class together, while a change of the class, its archiving and its deletion
 * wait for them and are waited for. The class itself must not be changed under this lock.
 */
export async function lockClassShared(id: ClassId): Promise<void> {
  await db().selectFrom('classes').select('id').where('id', '=', id).forShare().execute();
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

/** Returns undefined if the key is taken. */
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

export async function updateInvitationLanguage(id: ClassId, language: Language): Promise<void> {
  await db().updateTable('classes').set({ invitation_language: language }).where('id', '=', id).execute();
}
