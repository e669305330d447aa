import type { AssistantMarking, ClassId, SectionId, UserId } from '@redraft/contracts';
import { markingLevelSchema } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';

/** Which texts assistants may comment on or grade, as set by instructors. */

interface AssistantOfClass {
  classId: ClassId;
  userId: UserId;
}

/** Over `class_assistants`: the sections of assistants who do not mark all of them. */
export const sectionIds = sql<SectionId[]>`(
  SELECT coalesce(json_agg(section_id ORDER BY section_id), '[]') FROM assistant_sections
  WHERE assistant_sections.class_id = class_assistants.class_id
    AND assistant_sections.user_id = class_assistants.user_id)`;

/** Null for users who do not assist in the class. */
interface MarkingColumns {
  marking: string | null;
  marks_all_sections: boolean | null;
  section_ids: SectionId[];
}

export function toMarking(row: MarkingColumns): AssistantMarking {
  return {
    level: markingLevelSchema.parse(row.marking ?? 'none'),
    sectionIds: row.marks_all_sections === false ? row.section_ids : null,
  };
}

/** Undefined for users who do not assist in the class. */
export async function selectOptionalMarking(
  assistant: AssistantOfClass,
): Promise<AssistantMarking | undefined> {
  const row = await db()
    .selectFrom('class_assistants')
    .select(['marking', 'marks_all_sections', sectionIds.as('section_ids')])
    .where('class_id', '=', assistant.classId)
    .where('user_id', '=', assistant.userId)
    .executeTakeFirst();
  return row && toMarking(row);
}

/** Replaces the whole setting of an assistant in a class that the caller has locked. */
export async function updateMarking(assistant: AssistantOfClass, marking: AssistantMarking): Promise<void> {
  const { classId, userId } = assistant;
  const sectionIds = marking.sectionIds ?? [];
  await db()
    .updateTable('class_assistants')
    .set({ marking: marking.level, marks_all_sections: marking.sectionIds === null })
    .where('class_id', '=', classId)
    .where('user_id', '=', userId)
    .execute();
  await db()
    .deleteFrom('assistant_sections')
    .where('class_id', '=', classId)
    .where('user_id', '=', userId)
    .execute();
  if (sectionIds.length === 0) return;
  await db()
    .insertInto('assistant_sections')
    .values(sectionIds.map((id) => ({ class_id: classId, user_id: userId, section_id: id })))
    .execute();
}

/** One assistant's settings in several classes, with the names of the sections. */
export async function listMarkings(userId: UserId, classIds: readonly ClassId[]) {
  const rows = await db()
    .selectFrom('class_assistants')
    .select(['class_id', 'marking', 'marks_all_sections'])
    .select(
      sql<string[]>`ARRAY(
        SELECT class_sections.name FROM assistant_sections
        JOIN class_sections ON class_sections.id = assistant_sections.section_id
        WHERE assistant_sections.class_id = class_assistants.class_id
          AND assistant_sections.user_id = class_assistants.user_id
        ORDER BY lower(class_sections.name))`.as('sections'),
    )
    .where('user_id', '=', userId)
    .where('class_id', '=', sql<ClassId>`ANY(${[...classIds]}::bigint[])`)
    .execute();
  return new Map(
    rows.map((row): [ClassId, { level: AssistantMarking['level']; sections: string[] | null }] => [
      row.class_id,
      {
        level: markingLevelSchema.parse(row.marking),
        sections: row.marks_all_sections ? null : row.sections,
      },
    ]),
  );
}

/** The section of each of these students in a class; for former students, their last one. */
export async function listSectionsOf(
  classId: ClassId,
  studentIds: readonly UserId[],
): Promise<(studentId: UserId) => SectionId | null> {
  const rows = await db()
    .selectFrom('enrollments')
    .select(['student_id', 'section_id'])
    .where('class_id', '=', classId)
    .where('student_id', '=', sql<UserId>`ANY(${[...studentIds]}::bigint[])`)
    .execute();
  const sectionByStudent = new Map(
    rows.map((row): [UserId, SectionId | null] => [row.student_id, row.section_id]),
  );
  return (studentId) => sectionByStudent.get(studentId) ?? null;
}
