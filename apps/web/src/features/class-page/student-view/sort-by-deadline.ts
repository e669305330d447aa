import { findNextAction } from './next-action.ts';
import type { AssignmentRow } from './use-assignment-columns.tsx';

type DueRow = Pick<AssignmentRow, 'status' | 'isWriteable' | 'startDate' | 'endDate' | 'nextStep'>;

/** Deadline of the next step, null if open-ended; if nothing is left to do, the past deadline. */
export function findNextDeadline({ nextStep, endDate }: Pick<DueRow, 'nextStep' | 'endDate'>): string | null {
  return nextStep === null ? endDate : nextStep.deadline;
}

/** Open assignments first, by deadline; then finished ones, most recent first. */
export function sortByDeadline<Row extends DueRow>(rows: readonly Row[], now: number): Row[] {
  const toTime = (row: Row) => Date.parse(findNextDeadline(row) ?? '') || Number.MAX_SAFE_INTEGER;
  const sortedByDeadline = rows.toSorted((one, other) => toTime(one) - toTime(other));
  const isDone = (row: Row) => findNextAction(row, now) === 'read';
  return [...sortedByDeadline.filter((row) => !isDone(row)), ...sortedByDeadline.filter(isDone).toReversed()];
}
