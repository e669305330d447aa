import type { ClassId, EnrollmentClass } from '@redraft/contracts';
import { sentence } from '@redraft/sentences';
import { type Actor, isStaffOf } from '../../access/index.ts';
import {
  type ClassRow,
  listClassesInviting,
  listClassesOfStudent,
  lockClassShared,
  presentEnrollmentClass,
  selectClass,
  selectOptionalClassByKey,
} from '../../domain/classes/index.ts';
import {
  enrollStudent,
  isOpenForEnrollment,
  isShownByKey,
  lockEnrollment,
  selectOptionalMembership,
  selectRemovedAt,
  takeInvitation,
} from '../../domain/members/index.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { secondsUntilNextGuess } from './key-guess-rules.ts';
import {
  deleteSearch,
  insertMiss,
  type Searcher,
  selectOptionalSearch,
  selectWrongKeys,
  upsertSearch,
} from './search-queries.ts';

/** Finding a class by its key permits enrolling in it for a while. */
export async function searchClass(
  actor: Actor,
  { enrollKey, address }: { enrollKey: string; address: string },
  now: Date,
): Promise<EnrollmentClass> {
  const caller = { userId: actor.userId, address };
  await refuseGuesses(caller, now);
  const classRow = await selectOptionalClassByKey(enrollKey);
  if (!classRow) {
    await insertMiss(caller, now);
    throw new AppError('class.key_unknown');
  }
  const membership = await selectOptionalMembership(classRow.id, actor.userId);
  const search = { userId: actor.userId, classId: classRow.id, enrollKey: classRow.enroll_key };
  await upsertSearch({ ...search, at: now });
  return presentEnrollmentClass(classRow, membership?.isStudent ?? false);
}

/** Correct keys are refused too: otherwise guessing would continue. */
async function refuseGuesses(caller: Searcher, now: Date): Promise<void> {
  const seconds = secondsUntilNextGuess(await selectWrongKeys(caller), now);
  if (seconds === 0) return;
  const refusal = sentence('class.keys_guessed', { count: Math.ceil(seconds / 60) });
  throw new AppError(refusal, { retryAfterSeconds: seconds });
}

export async function enroll(
  actor: Actor,
  requested: { id: ClassId; isOptedOut: boolean },
  now: Date,
): Promise<EnrollmentClass> {
  return inTransaction(async () => {
    await lockClassShared(requested.id);
    await lockEnrollment(requested.id, actor.userId);
    const membership = await selectOptionalMembership(requested.id, actor.userId);
    // Does not reveal whether a class ID exists before the key was entered.
    if (!membership) throw new AppError('class.key_needed');
    if (membership.isStudent) throw new AppError('class.already_enrolled');
    if (isStaffOf(membership, actor.userId)) throw new AppError('class.is_staff');
    const classRow = await selectClass(requested.id);
    const invitation = await takeInvitation(requested.id, actor.userId);
    if (!invitation) await requireSearch(actor, classRow, now);
    if (!isOpenForEnrollment(classRow, now)) throw new AppError('class.closed');
    await deleteSearch(requested.id, actor.userId);
    await enrollStudent(
      {
        classId: requested.id,
        studentId: actor.userId,
        isOptedOut: requested.isOptedOut,
        sectionId: invitation?.section_id ?? null,
      },
      now,
    );
    return presentEnrollmentClass(classRow, true);
  });
}

async function requireSearch(actor: Actor, classRow: ClassRow, now: Date): Promise<void> {
  const [search, removedAt] = await Promise.all([
    selectOptionalSearch(classRow.id, actor.userId),
    selectRemovedAt(classRow.id, actor.userId),
  ]);
  if (!isShownByKey({ search, enrollKey: classRow.enroll_key, removedAt }, now)) {
    throw new AppError('class.key_needed');
  }
}

/** Open classes with an invitation for the actor's address, if it is confirmed. */
export async function listInvitingClasses(actor: Actor, now: Date): Promise<EnrollmentClass[]> {
  const invitingClasses = await listClassesInviting(actor.userId);
  return invitingClasses
    .filter((classRow) => isOpenForEnrollment(classRow, now))
    .map((classRow) => presentEnrollmentClass(classRow, false));
}

export async function listOwnClasses(actor: Actor): Promise<EnrollmentClass[]> {
  const rows = await listClassesOfStudent(actor.userId);
  return rows.map((row) => presentEnrollmentClass(row, true));
}
