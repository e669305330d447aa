import type { ClassId, SectionId, UserId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';

/** Serialises the attempts of one student to enrol in a class until the end of the transaction. */
export async function lockEnrollment(classId: ClassId, studentId: UserId): Promise<void> {
  await sql`
    SELECT pg_advisory_xact_lock(hashtextextended(${`enrolment in class ${classId}`}, ${studentId}))`.execute(
    db(),
  );
}

/** Enrols a student, or restores the enrolment of one who had left. */
export async function upsertEnrollment(enrollment: {
  classId: ClassId;
  studentId: UserId;
  isOptedOut: boolean;
  /** Unchanged if null. */
  sectionId: SectionId | null;
  at: Date;
}): Promise<void> {
  await db()
    .insertInto('enrollments')
    .values({
      class_id: enrollment.classId,
      student_id: enrollment.studentId,
      opt_out: enrollment.isOptedOut,
      enrolled_at: enrollment.at,
      section_id: enrollment.sectionId,
    })
    .onConflict((conflict) =>
      conflict.columns(['class_id', 'student_id']).doUpdateSet({
        dropped_at: null,
        opt_out: enrollment.isOptedOut,
        enrolled_at: enrollment.at,
        section_id: givenSection,
      }),
    )
    .execute();
}

/** When the student was removed from the class; null for current members and for those who never were. */
export async function selectRemovedAt(classId: ClassId, studentId: UserId): Promise<Date | null> {
  const row = await db()
    .selectFrom('enrollments')
    .select('dropped_at')
    .where('class_id', '=', classId)
    .where('student_id', '=', studentId)
    .executeTakeFirst();
  return row?.dropped_at ?? null;
}

/** A returning student without a given section is in their previous one. */
const givenSection = sql<SectionId | null>`coalesce(excluded.section_id, enrollments.section_id)`;

/** Enrols many at once; preferences of returning students are kept. */
export async function upsertEnrollments(enrollments: {
  classId: ClassId;
  students: readonly { studentId: UserId; sectionId: SectionId | null }[];
  at: Date;
}): Promise<void> {
  const { classId, students, at } = enrollments;
  await sql`
    INSERT INTO enrollments (class_id, student_id, enrolled_at, section_id)
    SELECT ${classId}, student_id, ${at}, section_id
    FROM unnest(
      ${students.map(({ studentId }) => studentId)}::bigint[],
      ${students.map(({ sectionId }) => sectionId)}::bigint[]) AS rows (student_id, section_id)
    ON CONFLICT (class_id, student_id) DO UPDATE
    SET dropped_at = NULL, enrolled_at = excluded.enrolled_at, section_id = ${givenSection}`.execute(db());
}
