import type { ClassId, SectionId, UserId } from '@redraft/contracts';
import { type Actor, canReadClassAsStaff, type MarkingMembership } from '../../access/index.ts';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { lockManagedClass } from '../classes/index.ts';
import { fenceTexts } from '../fencing/index.ts';
import { upsertEnrollment } from './enrollment-queries.ts';
import { dropEnrollment, selectOptionalMembership } from './people-queries.ts';

/** The actor's membership in a class. To outsiders, missing and forbidden classes look alike: both are not_found. */
export async function loadMembership(actor: Actor, classId: ClassId): Promise<MarkingMembership> {
  const membership = await selectOptionalMembership(classId, actor.userId);
  if (!membership) throw new AppError('not_found');
  return membership;
}

/** The same for staff; for all others, including students, staff views are not found. */
export async function loadStaffMembership(actor: Actor, classId: ClassId): Promise<MarkingMembership> {
  const membership = await loadMembership(actor, classId);
  if (!canReadClassAsStaff(actor, membership)) throw new AppError('not_found');
  return membership;
}

/** At the student's own request; the caller holds the class, at least shared, and checked that they may enrol. */
export async function enrollStudent(
  enrollment: {
    classId: ClassId;
    studentId: UserId;
    isOptedOut: boolean;
    sectionId: SectionId | null;
  },
  now: Date,
): Promise<void> {
  const { classId, studentId } = enrollment;
  await upsertEnrollment({ ...enrollment, at: now });
  await fenceTexts({ classId, studentId });
  const subject = { subject: 'class' as const, subjectId: classId };
  await audit({ at: now, actorId: studentId, action: 'class.enroll', ...subject });
}

export async function removeStudent(
  actor: Actor,
  ids: { classId: ClassId; studentId: UserId },
  now: Date,
): Promise<boolean> {
  return inTransaction(async () => {
    await lockManagedClass(actor, ids.classId);
    const isDropped = await dropEnrollment(ids.classId, ids.studentId, now);
    if (!isDropped) throw new AppError('not_found');
    await fenceTexts(ids);
    const details = { studentId: ids.studentId };
    const subject = { subject: 'class' as const, subjectId: ids.classId };
    await audit({ at: now, actorId: actor.userId, action: 'class.remove_student', ...subject, details });
    return true;
  });
}
