import type { ClassId, UserId } from '@redraft/contracts';
import { isStaffOf } from '../../access/index.ts';
import { audit } from '../../platform/audit.ts';
import { lockClass, selectClass } from '../classes/index.ts';
import {
  enrollStudent,
  insertAssistant,
  isOpenForEnrollment,
  selectOptionalMembership,
  updateMarking,
} from '../members/index.ts';
import { updateGivenPlace } from './context-queries.ts';
import type { CourseRole } from './role-rules.ts';

/** The marking rights of instructors of the course who do not own the class. */
export const markingOfInstructors = { level: 'grade', sectionIds: null } as const;

/**
 * Gives a person the place in a class that they have in its course, in the transaction of the caller. A class has one owner: other instructors of the
 * course become assistants who may read and grade. A person who has a place already keeps it.
 */
export async function givePlace(
  { classId, userId, role }: { classId: ClassId; userId: UserId; role: CourseRole },
  now: Date,
): Promise<void> {
  await lockClass(classId);
  const membership = await selectOptionalMembership(classId, userId);
  if (!membership || membership.isStudent || isStaffOf(membership, userId)) return;
  if (role === 'student') {
    if (!isOpenForEnrollment(await selectClass(classId), now)) return;
    await enrollStudent({ classId, studentId: userId, isOptedOut: false, sectionId: null }, now);
    await updateGivenPlace({ classId, userId }, 'student');
    return;
  }
  await insertAssistant(classId, userId, now);
  if (role === 'instructor') await updateMarking({ classId, userId }, markingOfInstructors);
  await updateGivenPlace({ classId, userId }, 'assistant');
  const subject = { subject: 'class' as const, subjectId: classId };
  await audit({
    at: now,
    actorId: userId,
    action: 'class.add_assistant',
    ...subject,
    details: { userId, role, by: 'learning platform' },
  });
}

/** The path of the class's page for the user, by their place in the class. */
export async function classPageOf(classId: ClassId, userId: UserId): Promise<string> {
  const membership = await selectOptionalMembership(classId, userId);
  if (membership?.ownerId === userId) return `/classdetail/${classId}`;
  return membership?.isAssistant ? `/ta/classDetails/${classId}` : `/myclassdetail/${classId}`;
}
