import {
  type AssignmentId,
  extendedDeadline,
  findAccommodation,
  type Grant,
  type SubmissionStatus,
} from '@redraft/contracts';
import { endOfDay } from '../../../platform/zones.ts';
import { dueAt, isExceptionActive, isSubmitted, type Step } from './step-rules.ts';

/**
 * How an accommodation changes a student's deadlines, and which steps a later deadline reopens. All other rules use steps with deadlines adjusted
 * here, or by the same formula in SQL (step-queries.ts).
 */

/** The dates that limit the deadlines of an assignment. */
export interface DeadlineLimits {
  startAt: Date;
  zone: string;
  classEnd: Date;
}

/** The deadline that applies to a student: never before the general one, and within the class. */
export function effectiveDeadline(deadline: Date, limits: DeadlineLimits, accommodation: Grant | null): Date {
  const { startAt, zone, classEnd } = limits;
  return new Date(
    extendedDeadline({
      grant: accommodation,
      zone,
      deadline: deadline.getTime(),
      startAt: startAt.getTime(),
      classEnd: classEnd.getTime(),
    }),
  );
}

interface DatedAssignment {
  id: AssignmentId;
  start_at: Date;
  end_at: Date;
  class_time_zone: string;
  class_end_day: string;
}

type Granted = Grant & { assignmentId: AssignmentId | null };

function limitsOf(assignment: Omit<DatedAssignment, 'end_at'>): DeadlineLimits {
  const { start_at: startAt, class_time_zone: zone } = assignment;
  return { startAt, zone, classEnd: endOfDay(assignment.class_end_day, zone) };
}

/** The assignment with its end for a student with these accommodations. */
export function withEffectiveEnd<Row extends DatedAssignment>(
  assignment: Row,
  grants: readonly Granted[],
): Row {
  const accommodation = findAccommodation(grants, assignment.id);
  return { ...assignment, end_at: effectiveDeadline(assignment.end_at, limitsOf(assignment), accommodation) };
}

/** The drafts of an assignment with their deadlines for a student with these accommodations. */
export function withEffectiveDeadlines<Row extends { deadline: Date }>(
  drafts: readonly Row[],
  assignment: Omit<DatedAssignment, 'end_at'>,
  grants: readonly Granted[],
): Row[] {
  const accommodation = findAccommodation(grants, assignment.id);
  const limits = limitsOf(assignment);
  return drafts.map((draft) => ({
    ...draft,
    deadline: effectiveDeadline(draft.deadline, limits, accommodation),
  }));
}

/**
 * The status of a submitted step after its deadline has moved; null if it does not change. A late submission counts as on time while a later deadline
 * applies; one on time never becomes late.
 */
export function statusByDeadline(step: {
  status: SubmissionStatus;
  wasLate: boolean;
  submittedAt: Date | null;
  deadline: Date;
}): 'SUBMITTED' | 'SUBMITTED_LATE' | null {
  if (!step.wasLate || step.submittedAt === null) return null;
  if (step.status !== 'SUBMITTED' && step.status !== 'SUBMITTED_LATE') return null;
  const status = step.submittedAt > step.deadline ? 'SUBMITTED_LATE' : 'SUBMITTED';
  return status === step.status ? null : status;
}

/**
 * The steps that a deadline closed and that are not due any more, because deadlines have moved or an exception was granted. After the student or
 * instructor has handed in the final text, only steps with an exception of their own: a date does not reopen what someone handed in. A submission
 * without deadlines continues where it was: automatically submitted drafts stay submitted, the final text does not.
 */
export function stepsToReopen<One extends Step>(steps: readonly One[], now: Date): One[] {
  const isFinished = steps.some(
    (step) => step.isFinal && isSubmitted(step.status) && step.status !== 'SUBMITTED_AUTO',
  );
  return steps.filter((step) => {
    if (step.status !== 'MISSED' && step.status !== 'SUBMITTED_AUTO') return false;
    if (isExceptionActive(step, now)) return true;
    if (isFinished) return false;
    if (step.isExempt) return step.status === 'MISSED' || step.isFinal;
    const deadline = dueAt(step);
    return deadline !== null && deadline > now;
  });
}
