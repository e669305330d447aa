import type { AssignmentId, ClassId } from '@redraft/contracts';
import { type Actor, canReadClassAsStaff, hasPermission } from '../../access/index.ts';
import { recordAssignmentAccess, recordClassAccess } from '../../domain/access-log/index.ts';
import { selectOptionalAssignment } from '../../domain/assignments/index.ts';
import { selectOptionalMembership } from '../../domain/members/index.ts';
import { AppError } from '../../platform/errors.ts';

/**
 * Charts of a class are for its staff; for others, existing and missing classes are refused alike. Users with a role that reads classes get
 * not_found, also if their role does not apply to the class.
 */
async function requireStaff(actor: Actor, classId: ClassId | undefined): Promise<ClassId> {
  const membership =
    classId === undefined ? undefined : await selectOptionalMembership(classId, actor.userId);
  if (classId !== undefined && membership && canReadClassAsStaff(actor, membership)) return classId;
  throw new AppError(hasPermission(actor, 'class.read_any') ? 'not_found' : 'access.denied');
}

/** Records the access before anything is shown. */
export async function enterClass(actor: Actor, classId: ClassId, now: Date): Promise<void> {
  await requireStaff(actor, classId);
  await recordClassAccess(actor, classId, now);
}

/** For views of single texts, whose accesses are recorded one by one. */
export async function passStaff(actor: Actor, classId: ClassId): Promise<void> {
  await requireStaff(actor, classId);
}

export async function enterAssignment(actor: Actor, id: AssignmentId, now: Date) {
  const assignment = await selectOptionalAssignment(id);
  const classId = await requireStaff(actor, assignment?.class_id);
  await recordAssignmentAccess(actor, id, now);
  return { classId };
}
