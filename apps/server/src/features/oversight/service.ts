import type { ClassId, FoundAssistant, ReadableClass, UserId } from '@redraft/contracts';
import { type Actor, hasPermission, isStaffOf } from '../../access/index.ts';
import { selectOptionalAccount, selectOptionalAccountByEmail } from '../../domain/accounts/index.ts';
import {
  listClassesOfAssistant,
  loadManagedClass,
  lockManagedClass,
  presentEnrollmentClass,
} from '../../domain/classes/index.ts';
import {
  deleteAssistant,
  insertAssistant,
  listMarkings,
  selectOptionalMembership,
} from '../../domain/members/index.ts';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';

export async function findAssistant(email: string): Promise<FoundAssistant> {
  const account = await selectOptionalAccountByEmail(email);
  if (!account) throw new AppError('assistant.unknown');
  return {
    id: account.id,
    firstName: account.first_name,
    lastName: account.last_name,
    email: account.email,
    confirmed: account.confirmed,
    hasRole: hasPermission(account, 'class.read_as_member'),
  };
}

/** Classes in which the actor's role applies, and those to which the actor was added. */
export async function listAssistedClasses(actor: Actor, index: number): Promise<ReadableClass[]> {
  const rows = await listClassesOfAssistant({ userId: actor.userId, index });
  const markings = await listMarkings(
    actor.userId,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...presentEnrollmentClass(row, false),
    enrollkey: row.enroll_key,
    marking: markings.get(row.id) ?? null,
  }));
}

/** Grants membership in this class only, never a role. */
export async function addAssistant(
  actor: Actor,
  requested: { classId: ClassId; userId: UserId },
  now: Date,
): Promise<void> {
  await inTransaction(async () => {
    await lockManagedClass(actor, requested.classId);
    const account = await selectOptionalAccount(requested.userId);
    if (!account) throw new AppError('assistant.unknown');
    if (!account.confirmed) throw new AppError('assistant.unconfirmed');
    if (!hasPermission(account, 'class.read_as_member')) throw new AppError('assistant.no_role');
    const membership = await selectOptionalMembership(requested.classId, requested.userId);
    if (membership && (membership.isStudent || isStaffOf(membership, requested.userId)))
      throw new AppError('assistant.already_member');
    await insertAssistant(requested.classId, requested.userId, now);
    await audit({
      at: now,
      actorId: actor.userId,
      action: 'class.add_assistant',
      subject: 'class',
      subjectId: requested.classId,
      details: { userId: requested.userId },
    });
  });
}

/** Revokes access to the class; an open text closes at its next request. */
export async function removeAssistant(
  actor: Actor,
  requested: { classId: ClassId; userId: UserId },
  now: Date,
): Promise<void> {
  await inTransaction(async () => {
    await loadManagedClass(actor, requested.classId);
    if (!(await deleteAssistant(requested.classId, requested.userId)))
      throw new AppError('assistant.not_member');
    await audit({
      at: now,
      actorId: actor.userId,
      action: 'class.remove_assistant',
      subject: 'class',
      subjectId: requested.classId,
      details: { userId: requested.userId },
    });
  });
}
