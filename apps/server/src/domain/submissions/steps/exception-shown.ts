import type { StepRow } from './queries.ts';
import { dueAt, isSubmitted, type Step } from './step-rules.ts';
import { toStep } from './step-state.ts';

/**
 * The exception of a step as shown to the student: its end, null if it has none. An exception for the whole submission applies to each step that is
 * not handed in.
 */
export function shownException(step: Step): { exception: boolean; exceptionDeadline: Date | null } {
  const isExempt = step.isExempt && !isSubmitted(step.status);
  if (!isExempt && !step.isException) return { exception: false, exceptionDeadline: null };
  return { exception: true, exceptionDeadline: dueAt({ ...step, isExempt }) };
}

export function exceptionOf(row: StepRow) {
  return shownException(toStep(row));
}
