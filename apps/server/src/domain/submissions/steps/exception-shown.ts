import type { StepRow } from './queries.ts';
import { dueAt, isSubmitted, type Step } from './step-rules.ts';
import { toStep } from './step-state.ts';

/**
 * What a student is told of the exception of a step: until when it holds, null without an end. One of the whole submission is one
 * of each step that is not handed in.
 */
export function shownException(step: Step): { exception: boolean; exceptionDeadline: Date | null } {
  const isExempt = step.isExempt && !isSubmitted(step.status);
  if (!isExempt && !step.isException) return { exception: false, exceptionDeadline: null };
  return { exception: true, exceptionDeadline: dueAt({ ...step, isExempt }) };
}

export function exceptionOf(row: StepRow) {
  return shownException(toStep(row));
}
