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
  const course = await selectOptionalClassByKey(enrollKey);
  if (!course) {
    await insertMiss(caller, now);
    throw new AppError('class.key_unknown');
  }
  const membership = await selectOptionalMembership(course.id, actor.userId);
  const search = { userId: actor.userId, classId: course.id, enrollKey: course.enroll_key };
  await upsertSearch({ ...search, at: now });
  return presentEnrollmentClass(course, membership?.isStudent ?? false);
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
    const course = await selectClass(requested.id);
    const invitation = await takeInvitation(requested.id, actor.userId);
    if (!invitation) await requireSearch(actor, course, now);
    if (!isOpenForEnrollment(course, now)) throw new AppError('class.closed');
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
    return presentEnrollmentClass(course, true);
  });
}

async function requireSearch(actor: Actor, course: ClassRow, now: Date): Promise<void> {
  const [search, removedAt] = await Promise.all([
    selectOptionalSearch(course.id, actor.userId),
    selectRemovedAt(course.id, actor.userId),
  ]);
  if (!isShownByKey({ search, enrollKey: course.enroll_key, removedAt }, now)) {
    throw new AppError('class.key_needed');
  }
}

/** Open classes with an invitation for the actor's address, if it is confirmed. */
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
