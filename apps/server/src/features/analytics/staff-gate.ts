import type { AssignmentId, ClassId } from '@redraft/contracts';
import { type Actor, canReadClassAsStaff, hasPermission } from '../../access/index.ts';
import { recordAssignmentAccess, recordClassAccess } from '../../domain/access-log/index.ts';
import { selectOptionalAssignment } from '../../domain/assignments/index.ts';
import { selectOptionalMembership } from '../../domain/members/index.ts';
import { AppError } from '../../platform/errors.ts';

/**
 * Graphs of a class are for its staff; to anybody else those of a class that is not there are denied just the same. Whoever reads classes
 * by a role is told that it is not there, also where their role does not hold.
 */
async function requireStaff(actor: Actor, classId: ClassId | undefined): Promise<ClassId> {
  const membership =
    classId === undefined ? undefined : await selectOptionalMembership(classId, actor.userId);
  if (classId !== undefined && membership && canReadClassAsStaff(actor, membership)) return classId;
  throw new AppError(hasPermission(actor, 'class.read_any') ? 'not_found' : 'access.denied');
}

/** That somebody looks is recorded before anything is shown. */
export async function enterClass(actor: Actor, classId: ClassId, now: Date): Promise<void> {
  await requireStaff(actor, classId);
  await recordClassAccess(actor, classId, now);
}

/** For what shows single texts, whose readings are recorded one by one. */
export async function passStaff(actor: Actor, classId: ClassId): Promise<void> {
  await requireStaff(actor, classId);
}

export async function enterAssignment(actor: Actor, id: AssignmentId, now: Date) {
  const assignment = await selectOptionalAssignment(id);
  const classId = await requireStaff(actor, assignment?.class_id);
  await recordAssignmentAccess(actor, id, now);
  return { classId };
}
