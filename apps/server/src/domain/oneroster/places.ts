import type { ClassId, UserId } from '@redraft/contracts';
import { audit } from '../../platform/audit.ts';
import { lockClass, selectClass } from '../classes/index.ts';
import { fenceTexts, listStudentsOf } from '../fencing/index.ts';
import {
  deleteAssistant,
  dropEnrollments,
  insertAssistant,
  isOpenForEnrollment,
  listStaffIds,
  updateMarking,
  upsertEnrollments,
} from '../members/index.ts';
import type { PlaceRow } from './link-queries.ts';

interface Places {
  classId: ClassId;
  places: readonly PlaceRow[];
  actorId: UserId | null;
}

/** Gives people their places in a class. People who already teach or assist in it keep the place that an instructor gave. */
export async function givePlaces({ classId, places, actorId }: Places, now: Date): Promise<void> {
  await lockClass(classId);
  const classRow = await selectClass(classId);
  if (!isOpenForEnrollment(classRow, now)) return;
  const staff = new Set(await listStaffIds(classId));
  const free = places.filter(({ userId }) => !staff.has(userId));
  const students = free.filter(({ role }) => role === 'student').map(({ userId }) => userId);
  await upsertEnrollments({
    classId,
    students: students.map((studentId) => ({ studentId, sectionId: null })),
    at: now,
  });
  await fenceStudents(classId, students);
  const subject = { at: now, actorId, subject: 'class' as const, subjectId: classId };
  if (students.length > 0)
    await audit({ ...subject, action: 'class.import_students', details: { enrolled: students } });
  for (const { userId, role } of free.filter((one) => one.role !== 'student')) {
    await insertAssistant(classId, userId, now);
    // A class has one owner: other teachers become assistants who may read and grade.
    if (role === 'teacher') await updateMarking({ classId, userId }, { level: 'grade', sectionIds: null });
    await audit({ ...subject, action: 'class.add_assistant', details: { userId, role, by: 'OneRoster' } });
  }
}

/** Fences only students with a text in the class, which most do not have. */
async function fenceStudents(classId: ClassId, students: readonly UserId[]): Promise<void> {
  if (students.length === 0) return;
  for (const studentId of await listStudentsOf({ classId }, students))
    await fenceTexts({ classId, studentId });
}

/** Takes places away. Students leave as if their instructor had removed them: their texts stay. The owner of a class stays its owner. */
export async function withdrawPlaces({ classId, places, actorId }: Places, now: Date): Promise<void> {
  await lockClass(classId);
  const students = places.filter(({ role }) => role === 'student').map(({ userId }) => userId);
  const dropped = await dropEnrollments(classId, students, now);
  await fenceStudents(classId, dropped);
  const subject = { at: now, actorId, subject: 'class' as const, subjectId: classId };
  await audit(
    ...dropped.map((studentId) => ({
      ...subject,
      action: 'class.remove_student' as const,
      details: { studentId, by: 'OneRoster' },
    })),
  );
  for (const { userId } of places.filter(({ role }) => role !== 'student')) {
    if (!(await deleteAssistant(classId, userId))) continue;
    await audit({ ...subject, action: 'class.remove_assistant', details: { userId, by: 'OneRoster' } });
  }
}
