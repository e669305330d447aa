import type { SubmissionId } from '@redraft/contracts';
import {
  type Actor,
  canReadClassAsStaff,
  canWriteSubmission,
  type MarkingStanding,
} from '../../access/index.ts';
import { AppError } from '../../platform/errors.ts';
import { type AssignmentRow, selectAssignment } from '../assignments/index.ts';
import { loadStaffStanding, loadStanding } from '../members/index.ts';
import {
  listSteps,
  lockSubmission,
  type StepRow,
  type SubmissionRow,
  selectOptionalSubmission,
} from './queries.ts';
import { type AssignmentState, dueAt, type Step, writingVerdict } from './step-rules.ts';

/** What of an assignment decides whether its texts may be written. */
export type AssignmentDates = Pick<
  AssignmentRow,
  | 'start_at'
  | 'end_at'
  | 'visible'
  | 'class_archived_at'
  | 'paused_at'
  | 'prevent_after_due_date'
  | 'auto_submission'
>;

export function assignmentState(row: AssignmentDates): AssignmentState {
  return {
    startAt: row.start_at,
    endAt: row.end_at,
    isVisible: row.visible,
    isArchived: row.class_archived_at !== null,
    pausedAt: row.paused_at,
    isEnforced: row.prevent_after_due_date,
    isAutoSubmitted: row.auto_submission,
  };
}

export type StepDates = Pick<
  StepRow,
  | 'draft_id'
  | 'deadline'
  | 'type'
  | 'status'
  | 'exempt_since'
  | 'writing_ended_at'
  | 'is_exception'
  | 'exception_deadline'
>;

export function toStep(row: StepDates): Step {
  return {
    draftId: row.draft_id,
    deadline: row.deadline,
    isFinal: row.type === 'FINAL',
    status: row.status,
    isExempt: row.exempt_since !== null,
    isWritingEnded: row.writing_ended_at !== null,
    isException: row.is_exception ?? false,
    exceptionDeadline: row.exception_deadline,
  };
}

/** The moment at which its deadline closes a step, though the sweep comes later. */
export function closedAt(row: StepRow): Date {
  return dueAt(toStep(row)) ?? row.deadline;
}

/** A submission with its place in the class, for staff of that class; to anybody else it does not exist. */
export async function loadReadableSubmission(
  actor: Actor,
  id: SubmissionId,
): Promise<{ submission: SubmissionRow; standing: MarkingStanding }> {
  const submission = await selectOptionalSubmission(id);
  if (!submission) throw new AppError('not_found');
  return { submission, standing: await loadStaffStanding(actor, submission.class_id) };
}

/** A submission for its student, as long as they are in the class, and for staff; to anybody else it does not exist. */
export async function loadVisibleSubmission(
  actor: Actor,
  id: SubmissionId,
): Promise<{ submission: SubmissionRow; isOwn: boolean }> {
  const submission = await selectOptionalSubmission(id);
  if (!submission) throw new AppError('not_found');
  const standing = await loadStanding(actor, submission.class_id);
  const isOwn = canWriteSubmission(actor, { studentId: submission.student_id }, standing);
  if (!isOwn && !canReadClassAsStaff(actor, standing)) throw new AppError('not_found');
  return { submission, isOwn };
}

/** The student's own submission. */
export async function loadWritableSubmission(actor: Actor, id: SubmissionId): Promise<SubmissionRow> {
  const submission = await selectOptionalSubmission(id);
  if (!submission) throw new AppError('not_found');
  const standing = await loadStanding(actor, submission.class_id);
  if (!canWriteSubmission(actor, { studentId: submission.student_id }, standing))
    throw new AppError('not_found');
  return submission;
}

/** The same, held until the end of the transaction. */
export async function lockWritableSubmission(actor: Actor, id: SubmissionId): Promise<SubmissionRow> {
  const submission = await loadWritableSubmission(actor, id);
  await lockSubmission(id);
  return submission;
}

type Located = Pick<SubmissionRow, 'id' | 'assignment_id'>;

async function loadWork(submission: Located): Promise<{ steps: Step[]; assignment: AssignmentState }> {
  const assignment = assignmentState(await selectAssignment(submission.assignment_id));
  return { steps: (await listSteps([submission.id])).map(toStep), assignment };
}

/** Refuses unless the student may write in this submission now: the same for its main file and its additional ones. */
export async function requireWriting(submission: Located, now: Date): Promise<void> {
  const { steps, assignment } = await loadWork(submission);
  const verdict = writingVerdict(steps, assignment, now);
  if (!verdict.canWrite) throw new AppError(verdict.because);
}
