import type { ClassId, SectionId, UserId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';

/** By name. */
export function listSections(classId: ClassId) {
  return db()
    .selectFrom('class_sections')
    .select(['id', 'name'])
    .where('class_id', '=', classId)
    .orderBy(sql`lower(name)`)
    .execute();
}

export type SectionRow = NonNullable<Awaited<ReturnType<typeof selectOptionalSection>>>;

export function selectOptionalSection(id: SectionId) {
  return db()
    .selectFrom('class_sections')
    .select(['id', 'class_id', 'name'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Returns undefined if the class has a section of this name, ignoring case. */
export async function insertSection(section: {
  classId: ClassId;
  name: string;
  at: Date;
}): Promise<SectionId | undefined> {
  const row = await db()
    .insertInto('class_sections')
    .values({ class_id: section.classId, name: section.name, created_at: section.at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Inserts many at once; the names must not exist in the class. */
export async function insertSections(sections: {
  classId: ClassId;
  names: readonly string[];
  at: Date;
}): Promise<void> {
  if (sections.names.length === 0) return;
  await db()
    .insertInto('class_sections')
    .values(sections.names.map((name) => ({ class_id: sections.classId, name, created_at: sections.at })))
    .execute();
}

/** Whether another section has the name; the caller has locked the class. */
export async function isNameTaken(section: SectionRow, name: string): Promise<boolean> {
  const row = await db()
    .selectFrom('class_sections')
    .select('id')
    .where('class_id', '=', section.class_id)
    .where('id', '!=', section.id)
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateSection(id: SectionId, name: string): Promise<void> {
  await db().updateTable('class_sections').set({ name }).where('id', '=', id).execute();
}

export async function deleteSection(id: SectionId): Promise<void> {
  await db().deleteFrom('class_sections').where('id', '=', id).execute();
}

/** Current students only. */
export function listMembers(classId: ClassId, studentIds: readonly UserId[]) {
  return db()
    .selectFrom('enrollments')
    .select(['student_id', 'section_id'])
    .where('class_id', '=', classId)
    .where('dropped_at', 'is', null)
    .where('student_id', '=', sql<UserId>`ANY(${studentIds}::bigint[])`)
    .execute();
}

/** Returns the number of students in the section. */
export async function countMembers(id: SectionId): Promise<number> {
  const { count } = await db()
    .selectFrom('enrollments')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('section_id', '=', id)
    .where('dropped_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** A section for each student, in one statement. */
export async function updateSectionsOfStudents(
  classId: ClassId,
  students: readonly { studentId: UserId; sectionId: SectionId | null }[],
): Promise<void> {
  await sql`
    UPDATE enrollments SET section_id = rows.section_id
    FROM unnest(
      ${students.map(({ studentId }) => studentId)}::bigint[],
      ${students.map(({ sectionId }) => sectionId)}::bigint[]) AS rows (student_id, section_id)
    WHERE enrollments.class_id = ${classId} AND enrollments.student_id = rows.student_id`.execute(db());
}
