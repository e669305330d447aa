import type { SubmissionId } from '@redraft/contracts';
import {
  type Actor,
  canReadClassAsStaff,
  canWriteSubmission,
  type MarkingMembership,
} from '../../../access/index.ts';
import { AppError } from '../../../platform/errors.ts';
import { loadMembership, loadStaffMembership } from '../../members/index.ts';
import { lockSubmission, type SubmissionRow, selectOptionalSubmission } from './queries.ts';

/** A submission with its class, for staff of that class; not found for others. */
export async function loadReadableSubmission(
  actor: Actor,
  id: SubmissionId,
): Promise<{ submission: SubmissionRow; membership: MarkingMembership }> {
  const submission = await selectOptionalSubmission(id);
  if (!submission) throw new AppError('not_found');
  return { submission, membership: await loadStaffMembership(actor, submission.class_id) };
}

/** A submission for its student while they are in the class, and for staff; not found for others. */
export async function loadVisibleSubmission(
  actor: Actor,
  id: SubmissionId,
): Promise<{ submission: SubmissionRow; isOwn: boolean }> {
  const submission = await selectOptionalSubmission(id);
  if (!submission) throw new AppError('not_found');
  const membership = await loadMembership(actor, submission.class_id);
  const isOwn = canWriteSubmission(actor, { studentId: submission.student_id }, membership);
  if (!isOwn && !canReadClassAsStaff(actor, membership)) throw new AppError('not_found');
  return { submission, isOwn };
}

/** The student's own submission. */
export async function loadWritableSubmission(actor: Actor, id: SubmissionId): Promise<SubmissionRow> {
  const submission = await selectOptionalSubmission(id);
  if (!submission) throw new AppError('not_found');
  const membership = await loadMembership(actor, submission.class_id);
  if (!canWriteSubmission(actor, { studentId: submission.student_id }, membership))
    throw new AppError('not_found');
  return submission;
}

/** The same, locked until the end of the transaction. */
export async function lockWritableSubmission(actor: Actor, id: SubmissionId): Promise<SubmissionRow> {
  const submission = await loadWritableSubmission(actor, id);
  await lockSubmission(id);
  return submission;
}
