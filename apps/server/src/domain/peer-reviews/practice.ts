import { isDeepStrictEqual } from 'node:util';
import type {
  AssignmentId,
  ChangeOwnPracticeBody,
  ChangeReviewPracticeBody,
  OwnPractice,
  Practised,
  ReviewPractice,
} from '@redraft/contracts';
import { sentence } from '@redraft/sentences';
import { type Actor, canManageClass, canReadClassAsStudent } from '../../access/index.ts';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { notifyAccess } from '../../platform/notify.ts';
import { type AssignmentRow, lockManagedAssignment, selectOptionalAssignment } from '../assignments/index.ts';
import { listStudents, loadMembership, loadStaffMembership } from '../members/index.ts';
import {
  listPractices,
  selectOptionalOwnPractice,
  selectOptionalPractice,
  upsertOwnPractice,
  upsertPractice,
} from './practice-queries.ts';
import { findMissingPassage } from './practice-rules.ts';

/** The review practice of an assignment, for the staff of its class. */
export async function loadReviewPractice(actor: Actor, id: AssignmentId): Promise<ReviewPractice> {
  const assignment = await selectOptionalAssignment(id);
  if (!assignment) throw new AppError('not_found');
  const membership = await loadStaffMembership(actor, assignment.class_id);
  const stored = await selectOptionalPractice(id);
  return {
    assignmentId: id,
    example: stored?.example ?? null,
    samples: stored?.samples ?? [],
    required: (stored?.required_since ?? null) !== null,
    version: stored?.version ?? 0,
    can: { manage: canManageClass(actor, membership) && assignment.class_archived_at === null },
  };
}

/** Idempotent. */
export async function changeReviewPractice(
  actor: Actor,
  body: ChangeReviewPracticeBody,
  now: Date,
): Promise<void> {
  const { assignmentId: id, example, samples, required } = body;
  if (example === null && samples.length > 0) throw new AppError('request.invalid');
  const missingPassage = findMissingPassage(example ?? '', samples);
  if (missingPassage !== null)
    throw new AppError(sentence('review.passage_missing', { passage: missingPassage }));
  await inTransaction(async () => {
    const { assignment } = await lockManagedAssignment(actor, id);
    if (assignment.class_archived_at !== null) throw new AppError('class.archived');
    const before = await selectOptionalPractice(id);
    const wasRequired = (before?.required_since ?? null) !== null;
    const stored = before && { example: before.example, samples: before.samples, required: wasRequired };
    if (isDeepStrictEqual(stored, { example, samples, required })) return;
    if ((before?.version ?? 0) !== body.version) throw new AppError('conflict.changed');
    const requiredSince = required ? (before?.required_since ?? now) : null;
    await upsertPractice(id, { example, samples, requiredSince });
    await notifyAccess({ assignmentId: id });
    const details = { example: example?.length ?? null, samples: samples.length, required };
    const subject = { subject: 'assignment' as const, subjectId: id };
    await audit({ at: now, actorId: actor.userId, action: 'review.practice', ...subject, details });
  });
}

/** Which students have practised, and how many comments they wrote, without their content. */
export async function listPractice(actor: Actor, id: AssignmentId): Promise<Practised> {
  const assignment = await selectOptionalAssignment(id);
  if (!assignment) throw new AppError('not_found');
  await loadStaffMembership(actor, assignment.class_id);
  const [students, stored] = await Promise.all([listStudents(assignment.class_id), listPractices(id)]);
  const byStudent = new Map(stored.map((one) => [one.student_id, one]));
  return students.map((student) => ({
    studentId: student.id,
    firstName: student.first_name,
    lastName: student.last_name,
    comments: byStudent.get(student.id)?.comments ?? 0,
    doneDate: byStudent.get(student.id)?.done_at?.toISOString() ?? null,
  }));
}

/** The student's own practice; includes the sample comments of staff once the student has finished. */
export async function loadOwnPractice(actor: Actor, id: AssignmentId): Promise<OwnPractice> {
  const assignment = await requireOwnAssignment(actor, id);
  const [practice, ownPractice] = await Promise.all([
    selectOptionalPractice(id),
    selectOptionalOwnPractice(id, actor.userId),
  ]);
  const doneAt = ownPractice?.done_at ?? null;
  return {
    assignmentId: id,
    example: practice?.example ?? null,
    required: (practice?.required_since ?? null) !== null,
    comments: ownPractice?.comments ?? [],
    version: ownPractice?.version ?? 0,
    doneDate: doneAt?.toISOString() ?? null,
    samples: doneAt === null ? [] : (practice?.samples ?? []),
    can: { write: assignment.class_archived_at === null },
  };
}

/** Idempotent; a change by another window since then is a conflict. */
export async function changeOwnPractice(
  actor: Actor,
  body: ChangeOwnPracticeBody,
  now: Date,
): Promise<OwnPractice> {
  const { assignmentId, comments, version } = body;
  await inTransaction(async () => {
    const assignment = await requireOwnAssignment(actor, assignmentId);
    if (assignment.class_archived_at !== null) throw new AppError('class.archived');
    if (body.done && comments.length === 0) throw new AppError('review.practice_empty');
    const before = await selectOptionalOwnPractice(assignmentId, actor.userId);
    const wasDone = (before?.done_at ?? null) !== null;
    const isDone = body.done || wasDone;
    if (before && isDeepStrictEqual(before.comments, comments) && isDone === wasDone) return;
    const key = { assignmentId, studentId: actor.userId, version };
    const doneAt = isDone ? (before?.done_at ?? now) : null;
    if (!(await upsertOwnPractice(key, { comments, doneAt }))) throw new AppError('conflict.changed');
    // Reviews that required it become writable.
    if (isDone && !wasDone) await notifyAccess({ assignmentId, studentId: actor.userId });
  });
  return loadOwnPractice(actor, assignmentId);
}

async function requireOwnAssignment(actor: Actor, id: AssignmentId): Promise<AssignmentRow> {
  const assignment = await selectOptionalAssignment(id);
  if (!assignment?.visible) throw new AppError('not_found');
  const membership = await loadMembership(actor, assignment.class_id);
  if (!canReadClassAsStudent(actor, membership)) throw new AppError('not_found');
  return assignment;
}
