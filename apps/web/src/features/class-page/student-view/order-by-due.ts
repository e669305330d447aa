import { findNextAction } from './next-action.ts';
import type { AssignmentRow } from './use-assignment-columns.tsx';

type DueRow = Pick<AssignmentRow, 'status' | 'isWriteable' | 'startDate' | 'endDate' | 'nextStep'>;

/** Deadline of the next step, null if open-ended; if nothing is left to do, the past deadline. */
export function dueOf({ nextStep, endDate }: Pick<DueRow, 'nextStep' | 'endDate'>): string | null {
  return nextStep === null ? endDate : nextStep.deadline;
}

/** Open assignments first, by deadline; then finished ones, most recent first. */
export function orderByDue<Row extends DueRow>(rows: readonly Row[], now: number): Row[] {
  const time = (row: Row) => Date.parse(dueOf(row) ?? '') || Number.MAX_SAFE_INTEGER;
  const byDue = rows.toSorted((one, other) => time(one) - time(other));
  const isDone = (row: Row) => findNextAction(row, now) === 'read';
  return [...byDue.filter((row) => !isDone(row)), ...byDue.filter(isDone).toReversed()];
}
