import type { Accommodation, ClassId, UserId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';

export type AccommodationRow = Awaited<ReturnType<typeof listAccommodationRows>>[number];

/** By student; the accommodation for the whole class first. */
export function listAccommodationRows(classId: ClassId) {
  return db()
    .selectFrom('accommodations')
    .select(['student_id', 'assignment_id', 'extra_percent', 'extension_minutes', 'note'])
    .where('class_id', '=', classId)
    .orderBy('student_id')
    .orderBy(sql`assignment_id NULLS FIRST`)
    .execute();
}

/** Replaces all accommodations of the student in the class. */
export async function replaceAccommodations(
  student: { classId: ClassId; studentId: UserId },
  accommodations: readonly Accommodation[],
  author: { userId: UserId; at: Date },
): Promise<void> {
  await db()
    .deleteFrom('accommodations')
    .where('class_id', '=', student.classId)
    .where('student_id', '=', student.studentId)
    .execute();
  if (accommodations.length === 0) return;
  await db()
    .insertInto('accommodations')
    .values(
      accommodations.map((one) => ({
        class_id: student.classId,
        student_id: student.studentId,
        assignment_id: one.assignmentId,
        extra_percent: one.extraPercent,
        extension_minutes: one.extensionMinutes,
        note: one.note,
        granted_by: author.userId,
        granted_at: author.at,
      })),
    )
    .execute();
}

/** A student's accommodations in a class. */
export function listGrants(classId: ClassId, studentId: UserId) {
  return listGrantsInClasses([classId], studentId);
}

/** A student's accommodations in several classes. */
export function listGrantsInClasses(classIds: readonly ClassId[], studentId: UserId) {
  return db()
    .selectFrom('accommodations')
    .select([
      'class_id as classId',
      'assignment_id as assignmentId',
      'extra_percent as extraPercent',
      'extension_minutes as extensionMinutes',
    ])
    .where('class_id', '=', sql<ClassId>`ANY(${[...classIds]}::bigint[])`)
    .where('student_id', '=', studentId)
    .execute();
}
