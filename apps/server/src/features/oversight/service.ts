import type { ClassId, FoundAssistant, ReadableClass, UserId } from '@redraft/contracts';
import { type Actor, isStaffOf, mayAsk } from '../../access/index.ts';
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
  selectOptionalStanding,
} from '../../domain/members/index.ts';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';

export async function findAssistant(email: string): Promise<FoundAssistant> {
  const found = await selectOptionalAccountByEmail(email);
  if (!found) throw new AppError('assistant.unknown');
  return {
    id: found.id,
    firstName: found.first_name,
    lastName: found.last_name,
    email: found.email,
    confirmed: found.confirmed,
    hasRole: mayAsk(found, 'class.read_as_member'),
  };
}

/** Those that the role of the actor holds in, and those to which the actor was added. */
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

/** Membership of this class only, never a global role. */
export async function addAssistant(
  actor: Actor,
  wanted: { classId: ClassId; userId: UserId },
  now: Date,
): Promise<void> {
  await inTransaction(async () => {
    await lockManagedClass(actor, wanted.classId);
    const account = await selectOptionalAccount(wanted.userId);
    if (!account) throw new AppError('assistant.unknown');
    if (!account.confirmed) throw new AppError('assistant.unconfirmed');
    if (!mayAsk(account, 'class.read_as_member')) throw new AppError('assistant.no_role');
    const standing = await selectOptionalStanding(wanted.classId, wanted.userId);
    if (standing && (standing.isStudent || isStaffOf(standing, wanted.userId)))
      throw new AppError('assistant.already_member');
    await insertAssistant(wanted.classId, wanted.userId, now);
    await audit({
      at: now,
      actorId: actor.userId,
      action: 'class.add_assistant',
      subject: 'class',
      subjectId: wanted.classId,
      details: { userId: wanted.userId },
    });
  });
}

/** The user reads the class no more; an open text closes with its next request. */
export async function removeAssistant(
  actor: Actor,
  wanted: { classId: ClassId; userId: UserId },
  now: Date,
): Promise<void> {
  await inTransaction(async () => {
    await loadManagedClass(actor, wanted.classId);
    if (!(await deleteAssistant(wanted.classId, wanted.userId))) throw new AppError('assistant.not_member');
    await audit({
      at: now,
      actorId: actor.userId,
      action: 'class.remove_assistant',
      subject: 'class',
      subjectId: wanted.classId,
      details: { userId: wanted.userId },
    });
  });
}
