import {
  type AssignmentId,
  accommodationFor,
  extendedDeadline,
  type Grant,
  type SubmissionStatus,
} from '@redraft/contracts';
import { dueAt, isSubmitted, type Step } from './step-rules.ts';

/**
 * What an accommodation does to the deadlines of one student, and which steps a later deadline opens again.
 * Everything else decides by steps whose deadlines have come through here, or through the same in SQL
 * (step-queries.ts).
 */

/** The deadline that holds for a student: never before the one for everybody. */
export function effectiveDeadline(deadline: Date, startAt: Date, grant: Grant | null): Date {
  return new Date(extendedDeadline({ deadline: deadline.getTime(), startAt: startAt.getTime(), grant }));
}

interface Dated {
  id: AssignmentId;
  start_at: Date;
  end_at: Date;
}

type Granted = Grant & { assignmentId: AssignmentId | null };

/** The assignment as it ends for a student with these grants. */
export function withEffectiveEnd<Row extends Dated>(assignment: Row, grants: readonly Granted[]): Row {
  const grant = accommodationFor(grants, assignment.id);
  return { ...assignment, end_at: effectiveDeadline(assignment.end_at, assignment.start_at, grant) };
}

/** The drafts of an assignment as they are due for a student with these grants. */
export function withEffectiveDeadlines<Row extends { deadline: Date }>(
  drafts: readonly Row[],
  assignment: Pick<Dated, 'id' | 'start_at'>,
  grants: readonly Granted[],
): Row[] {
  const grant = accommodationFor(grants, assignment.id);
  return drafts.map((draft) => ({
    ...draft,
    deadline: effectiveDeadline(draft.deadline, assignment.start_at, grant),
  }));
}

/**
 * The status of a step that was handed in, now that its deadline has moved: null where it keeps the one that it has.
 * What was late is not, as long as a later deadline holds; what was on time never becomes late.
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
 * The steps that a deadline closed and that are not due any more, now that deadlines have moved. None once
 * the student or the instructor has handed in the final text: what somebody handed in is not opened again.
 */
export function stepsToReopen<One extends Step>(steps: readonly One[], now: Date): One[] {
  const isFinished = steps.some(
    (step) => step.isFinal && isSubmitted(step.status) && step.status !== 'SUBMITTED_AUTO',
  );
  if (isFinished) return [];
  return steps.filter((step) => {
    if (step.status !== 'MISSED' && step.status !== 'SUBMITTED_AUTO') return false;
    const due = dueAt(step);
    return due === null || due > now;
  });
}
