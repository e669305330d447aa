import type { DraftId, OverallStatus, PlainErrorCode, SubmissionStatus } from '@redraft/contracts';

/**
 * The rules of deadlines, exceptions, enforcement, pauses and automatic submission: pure functions of the steps of a submission, which are its drafts
 * by deadline, the final one last.
 */
export interface Step {
  draftId: DraftId;
  /** The deadline that applies to this student (extension-rules.ts). */
  deadline: Date;
  isFinal: boolean;
  status: SubmissionStatus;
  /** For the whole submission: no deadline closes its steps, and nothing is submitted automatically. */
  isExempt: boolean;
  /** For the whole submission: the instructor has ended writing. */
  isWritingEnded: boolean;
  /** For this step only. While it lasts, a submitted step can be submitted again, and counts as submitted until then. */
  isException: boolean;
  /** Its end; null if it has none. */
  exceptionDeadline: Date | null;
}

export interface AssignmentState {
  startAt: Date;
  endAt: Date;
  isVisible: boolean;
  /** The class is archived and read-only. */
  isArchived: boolean;
  /** Null while it is not paused. */
  pausedAt: Date | null;
  isEnforced: boolean;
  isAutoSubmitted: boolean;
}

function isOpen(step: Step): boolean {
  return step.status === 'NONE';
}

export function isExceptionActive(step: Step, now: Date): boolean {
  return step.isException && (step.exceptionDeadline === null || step.exceptionDeadline > now);
}

/** The step that the student is working on; undefined if all are submitted or closed. */
export function currentStep(
  steps: readonly Step[],
  assignment: AssignmentState,
  now: Date,
): Step | undefined {
  const excepted = steps.find((step) => isExceptionActive(step, now));
  if (excepted) return excepted;
  if (isFinished(steps)) return undefined;
  const open = steps.filter(isOpen);
  const exempt = open.find((step) => step.isExempt);
  if (exempt) return exempt;
  if (assignment.isEnforced) return open.find((step) => step.deadline > now);
  return open[0];
}

export type WritingVerdict = { canWrite: true; step: Step } | { canWrite: false; because: PlainErrorCode };

/** Whether the student may change the text now; otherwise why not. */
export function writingVerdict(
  steps: readonly Step[],
  assignment: AssignmentState,
  now: Date,
): WritingVerdict {
  if (!assignment.isVisible) return { canWrite: false, because: 'not_found' };
  if (assignment.isArchived) return { canWrite: false, because: 'class.archived' };
  if (now < assignment.startAt) return { canWrite: false, because: 'assignment.not_started' };
  if (assignment.pausedAt !== null) return { canWrite: false, because: 'assignment.paused' };
  if (steps.some((one) => one.isWritingEnded))
    return { canWrite: false, because: 'submission.writing_ended' };
  const step = currentStep(steps, assignment, now);
  if (step) return { canWrite: true, step };
  return { canWrite: false, because: isFinished(steps) ? 'submission.closed' : 'assignment.closed' };
}

/** When a pause stopped the student, if nothing else does. */
export function stoppedAt(steps: readonly Step[], assignment: AssignmentState, now: Date): Date | null {
  if (assignment.pausedAt === null) return null;
  return writingVerdict(steps, { ...assignment, pausedAt: null }, now).canWrite ? assignment.pausedAt : null;
}

/** Whether the final text is submitted: then an unsubmitted draft can only be reopened by an exception. */
function isFinished(steps: readonly Step[]): boolean {
  return steps.some((step) => step.isFinal && isSubmitted(step.status));
}

export function isSubmitted(status: SubmissionStatus): boolean {
  return status !== 'NONE' && status !== 'MISSED';
}

/** Whether the assignment can be started: enforcement closes it at the last deadline. */
export function startVerdict(
  assignment: AssignmentState,
  now: Date,
): { canStart: boolean; because: PlainErrorCode | null } {
  if (!assignment.isVisible) return { canStart: false, because: 'not_found' };
  if (assignment.isArchived) return { canStart: false, because: 'class.archived' };
  if (now < assignment.startAt) return { canStart: false, because: 'assignment.not_started' };
  if (assignment.pausedAt !== null) return { canStart: false, because: 'assignment.paused' };
  if (assignment.isEnforced && now >= assignment.endAt)
    return { canStart: false, because: 'assignment.closed' };
  return { canStart: true, because: null };
}

/** The status of a step that is submitted now. */
export function statusOnSubmit(step: Step, now: Date): SubmissionStatus {
  if (step.isExempt || isExceptionActive(step, now)) return 'SUBMITTED_EXCEPTION';
  return now > step.deadline ? 'SUBMITTED_LATE' : 'SUBMITTED';
}

/** When a step closes; null while it has an exception without an end, or one for the whole submission. */
export function dueAt(step: Step): Date | null {
  if (step.isExempt) return null;
  if (!step.isException) return step.deadline;
  if (step.exceptionDeadline === null) return null;
  // An exception only adds time, even if the deadline has moved beyond its end.
  return new Date(Math.max(step.exceptionDeadline.getTime(), step.deadline.getTime()));
}

/**
 * Whether a step is still open after its enforced deadline. In an archived class nothing is submitted; what came due is closed as of its deadline
 * when the class is restored.
 */
export function isOverdue(step: Step, assignment: AssignmentState, now: Date): boolean {
  if (!isOpen(step) || !assignment.isEnforced || assignment.isArchived) return false;
  const deadline = dueAt(step);
  return deadline !== null && deadline <= now;
}

/** The status of a step after its enforced deadline has passed; null while it stays open. The version at the deadline counts. */
export function statusAtDeadline(
  step: Step,
  assignment: AssignmentState,
  context: { now: Date; hasText: boolean },
): 'SUBMITTED_AUTO' | 'MISSED' | null {
  if (!isOverdue(step, assignment, context.now)) return null;
  return statusOnClosing(assignment, context.hasText);
}

/** The status of an open step when it is closed. */
export function statusOnClosing(
  assignment: Pick<AssignmentState, 'isAutoSubmitted'>,
  hasText: boolean,
): 'SUBMITTED_AUTO' | 'MISSED' {
  return assignment.isAutoSubmitted && hasText ? 'SUBMITTED_AUTO' : 'MISSED';
}

/** Whether the submission from before a step was reopened counts again: unless closing it submits something newer. */
export function restoresEarlierHandIn(
  storedSeq: number | null,
  outcome: { status: 'SUBMITTED_AUTO' | 'MISSED'; seq: number },
): boolean {
  return storedSeq !== null && (outcome.status === 'MISSED' || outcome.seq <= storedSeq);
}

/** An exception with an end must end in the future, and after the deadline. */
export function earliestExceptionEnd(deadline: Date, now: Date): Date {
  return deadline > now ? deadline : now;
}

/** What decides whether a student who never started has missed a step. */
export interface NotStartedStep {
  /** The deadline that applies to this student. */
  deadline: Date;
  enrolledAt: Date;
  isEnforced: boolean;
  /** Null while the class is not archived. */
  archivedAt: Date | null;
}

/**
 * For students who never started, who have no row for the sweep to close. Steps that were due before the student joined the class are not missed, and
 * in an archived class nothing comes due.
 */
export function statusOfNotStarted(step: NotStartedStep, now: Date): 'NONE' | 'MISSED' {
  const { deadline, enrolledAt, isEnforced, archivedAt } = step;
  const isPassed = deadline <= now && (archivedAt === null || deadline <= archivedAt);
  return isEnforced && isPassed && deadline > enrolledAt ? 'MISSED' : 'NONE';
}

/** The status of the whole submission is that of its final step. */
export function submissionStatusOf(steps: readonly Pick<Step, 'isFinal' | 'status'>[]): SubmissionStatus {
  return steps.find((step) => step.isFinal)?.status ?? 'NONE';
}

/** The current status: a current exception takes precedence over an earlier submission. */
export function statusNow(steps: readonly Step[], now: Date): OverallStatus {
  const isExcepted = steps.some(
    (step) => isExceptionActive(step, now) || (step.isExempt && step.isFinal && !isSubmitted(step.status)),
  );
  return isExcepted ? 'EXCEPTION' : submissionStatusOf(steps);
}

export type GradeType = 'NONE' | 'FINAL_SUBMISSION' | 'AUTO_SUBMISSION' | 'INSTRUCTOR_SUBMISSION';

/** The reader's name for the status: all except NONE can be graded. */
export function gradeTypeOf(status: SubmissionStatus): GradeType {
  switch (status) {
    case 'SUBMITTED':
    case 'SUBMITTED_LATE':
    case 'SUBMITTED_EXCEPTION':
      return 'FINAL_SUBMISSION';
    case 'SUBMITTED_AUTO':
      return 'AUTO_SUBMISSION';
    case 'SUBMITTED_INSTRUCTOR':
      return 'INSTRUCTOR_SUBMISSION';
    case 'NONE':
    case 'MISSED':
      return 'NONE';
  }
}
