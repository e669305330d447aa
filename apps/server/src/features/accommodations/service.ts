import type { ClassAccommodations, ClassId, SetAccommodationsBody } from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { listAssignments, listDrafts, presentDeadline } from '../../domain/assignments/index.ts';
import { classBounds, lockManagedClass, selectClass } from '../../domain/classes/index.ts';
import { fenceTexts } from '../../domain/fencing/index.ts';
import {
  listAccommodations,
  loadStaffMembership,
  replaceAccommodations,
  selectOptionalMembership,
} from '../../domain/members/index.ts';
import { followDeadlines } from '../../domain/submissions/index.ts';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';

/** For staff only: not found for students. */
export async function readAccommodations(actor: Actor, classId: ClassId): Promise<ClassAccommodations> {
  await loadStaffMembership(actor, classId);
  const [classRow, granted, assignments] = await Promise.all([
    selectClass(classId),
    listAccommodations(classId),
    listAssignments(classId),
  ]);
  const drafts = Map.groupBy(
    await listDrafts(assignments.map((row) => row.id)),
    (draft): number => draft.assignment_id,
  );
  return {
    classEndDate: classBounds(classRow).closesAt.toISOString(),
    students: [...granted].map(([studentId, accommodations]) => ({ studentId, accommodations })),
    assignments: assignments.map((row) => ({
      id: row.id,
      title: row.title,
      startDate: row.start_at.toISOString(),
      deadlines: (drafts.get(row.id) ?? []).map(presentDeadline),
    })),
  };
}

/**
 * Replaces all accommodations of a student. Returns how many drafts the new deadlines reopen; submitted drafts stay submitted, even if deadlines
 * become earlier.
 */
export async function setAccommodations(
  actor: Actor,
  body: SetAccommodationsBody,
  now: Date,
): Promise<{ reopened: number }> {
  const { classId, studentId, accommodations } = body;
  return inTransaction(async () => {
    await lockManagedClass(actor, classId);
    await refuseStrangers(body);
    await fenceTexts({ classId, studentId });
    const before = (await listAccommodations(classId)).get(studentId) ?? [];
    await replaceAccommodations({ classId, studentId }, accommodations, { userId: actor.userId, at: now });
    const reopened = await followDeadlines({ classId, studentId, actorId: actor.userId, now });
    const details = { studentId, before, after: accommodations, reopened };
    const subject = { subject: 'class' as const, subjectId: classId };
    await audit({ at: now, actorId: actor.userId, action: 'class.accommodate', ...subject, details });
    return { reopened };
  });
}

/** Throws not_found for students and assignments of other classes. */
async function refuseStrangers(body: SetAccommodationsBody): Promise<void> {
  const membership = await selectOptionalMembership(body.classId, body.studentId);
  if (!membership?.isStudent) throw new AppError('not_found');
  const assignmentIds = new Set((await listAssignments(body.classId)).map((row) => row.id));
  const isStrange = body.accommodations.some(
    ({ assignmentId }) => assignmentId !== null && !assignmentIds.has(assignmentId),
  );
  if (isStrange) throw new AppError('not_found');
}
