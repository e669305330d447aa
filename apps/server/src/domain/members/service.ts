import type { ClassId, UserId } from '@redraft/contracts';
import { type Actor, type ClassStanding, canReadClassAsStaff } from '../../access/index.ts';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { lockManagedClass } from '../classes/index.ts';
import { fenceTexts } from '../fencing/index.ts';
import { dropEnrollment, selectOptionalStanding } from './people-queries.ts';

/** The actor's place in a class. Absent and forbidden look alike: both are not_found to an outsider. */
export async function loadStanding(actor: Actor, classId: ClassId): Promise<ClassStanding> {
  const standing = await selectOptionalStanding(classId, actor.userId);
  if (!standing) throw new AppError('not_found');
  return standing;
}

/** The same for its staff; to anybody else, its students too, what staff see does not exist. */
export async function loadStaffStanding(actor: Actor, classId: ClassId): Promise<ClassStanding> {
  const standing = await loadStanding(actor, classId);
  if (!canReadClassAsStaff(actor, standing)) throw new AppError('not_found');
  return standing;
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
