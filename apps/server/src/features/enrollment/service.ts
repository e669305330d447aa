import type { ClassId, EnrollmentClass } from '@redraft/contracts';
import { type Actor, isStaffOf } from '../../access/index.ts';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { notifyAccess } from '../../platform/notify.ts';
import {
  listClassesInviting,
  listClassesOfStudent,
  lockClass,
  presentEnrollmentClass,
  selectClass,
  selectOptionalClassByKey,
  selectOptionalStanding,
} from '../classes/index.ts';
import { isOpenForEnrollment } from './enrollment-rules.ts';
import { takeInvitation } from './invitation-queries.ts';
import { upsertEnrollment } from './queries.ts';

export async function searchClass(actor: Actor, enrollKey: string): Promise<EnrollmentClass> {
  const found = await selectOptionalClassByKey(enrollKey);
  if (!found) throw new AppError('class.key_unknown');
  const standing = await selectOptionalStanding(found.id, actor.userId);
  return presentEnrollmentClass(found, standing?.isStudent ?? false);
}

export async function enroll(
  actor: Actor,
  wanted: { id: ClassId; isOptedOut: boolean },
  now: Date,
): Promise<EnrollmentClass> {
  return inTransaction(async () => {
    await lockClass(wanted.id);
    const standing = await selectOptionalStanding(wanted.id, actor.userId);
    if (!standing) throw new AppError('not_found');
    if (standing.isStudent) throw new AppError('class.already_enrolled');
    if (isStaffOf(standing, actor.userId)) throw new AppError('class.is_staff');
    const found = await selectClass(wanted.id);
    if (!isOpenForEnrollment(found, now)) throw new AppError('class.closed');
    const invitation = await takeInvitation(wanted.id, actor.userId);
    await upsertEnrollment({
      classId: wanted.id,
      studentId: actor.userId,
      isOptedOut: wanted.isOptedOut,
      sectionId: invitation?.section_id ?? null,
      at: now,
    });
    await notifyAccess({ classId: wanted.id, studentId: actor.userId });
    await audit({
      at: now,
      actorId: actor.userId,
      action: 'class.enroll',
      subject: 'class',
      subjectId: wanted.id,
    });
    return presentEnrollmentClass(found, true);
  });
}

/** Open classes that await the actor by e-mail address, if the address is confirmed. */
export async function listInvitingClasses(actor: Actor, now: Date): Promise<EnrollmentClass[]> {
  const courses = await listClassesInviting(actor.userId);
  return courses
    .filter((course) => isOpenForEnrollment(course, now))
    .map((course) => presentEnrollmentClass(course, false));
}

export async function listOwnClasses(actor: Actor): Promise<EnrollmentClass[]> {
  const rows = await listClassesOfStudent(actor.userId);
  return rows.map((row) => presentEnrollmentClass(row, true));
}
