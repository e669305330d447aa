import type { OverallStatus, PlainErrorCode, SubmissionId, SubmissionStatus } from '@redraft/contracts';
import type { AssignmentRow } from '../../assignments/index.ts';
import type { SubmissionRow } from '../texts/index.ts';
import { listSteps, type StepRow } from './queries.ts';
import {
  type GradeType,
  gradeTypeOf,
  type Step,
  startVerdict,
  statusNow,
  submissionStatusOf,
  writingVerdict,
} from './step-rules.ts';
import { assignmentState, closedAt, toStep } from './step-state.ts';

/** A student's submission with the state of its steps. */
export interface StudentWork {
  submission: SubmissionRow;
  /** By deadline, the final one last. */
  steps: StepRow[];
  status: SubmissionStatus;
  gradeType: GradeType;
  /** Time of the latest submission of a step. */
  handedInAt: Date | null;
  /** When a step was last handed in, or missed at its deadline; null if neither has happened. */
  changedAt: Date | null;
}

export async function loadWork(submission: SubmissionRow): Promise<StudentWork> {
  return toWork(submission, await listSteps([submission.id]));
}

export async function listWork(submissions: readonly SubmissionRow[]): Promise<StudentWork[]> {
  const steps = await listSteps(submissions.map((row) => row.id));
  const stepsOf = Map.groupBy(steps, (step): SubmissionId => step.submission_id);
  return submissions.map((submission) => toWork(submission, stepsOf.get(submission.id) ?? []));
}

/** The overall status; a current exception takes precedence over an earlier submission. */
export function currentStatus(work: StudentWork, now: Date): OverallStatus {
  return statusNow(work.steps.map(toStep), now);
}

function toWork(submission: SubmissionRow, steps: StepRow[]): StudentWork {
  const status = submissionStatusOf(steps.map(toStep));
  const handedInAt = steps.filter((step) => step.submitted_at !== null).at(-1)?.submitted_at ?? null;
  const gradeType = gradeTypeOf(status);
  return { submission, steps, status, gradeType, handedInAt, changedAt: lastChangeOf(steps) };
}

function lastChangeOf(steps: readonly StepRow[]): Date | null {
  const times = steps.map((row) => row.submitted_at ?? (row.status === 'MISSED' ? closedAt(row) : null));
  const [latestTime] = times
    .filter((time) => time !== null)
    .toSorted((one, other) => Number(other) - Number(one));
  return latestTime ?? null;
}

/** Whether the student may start or continue writing now, and otherwise why not. */
export type StudentVerdict =
  | { may: 'start' }
  | { may: 'write'; step: Step }
  | { may: 'nothing'; because: PlainErrorCode };

/** For an assignment with its end for the student, and the student's work if started. */
export function verdictOn(
  assignment: AssignmentRow,
  work: StudentWork | undefined,
  now: Date,
): StudentVerdict {
  const state = assignmentState(assignment);
  if (!work) {
    const { because } = startVerdict(state, now);
    return because === null ? { may: 'start' } : { may: 'nothing', because };
  }
  const verdict = writingVerdict(work.steps.map(toStep), state, now);
  return verdict.canWrite
    ? { may: 'write', step: verdict.step }
    : { may: 'nothing', because: verdict.because };
}
