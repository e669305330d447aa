import { findNextAction } from './next-action.ts';
import type { AssignmentRow } from './use-assignment-columns.tsx';

type DueRow = Pick<AssignmentRow, 'status' | 'isWriteable' | 'startDate' | 'endDate' | 'nextStep'>;

/** Until when the next step is to be handed in, null without an end; where nothing is to be done, when it was. */
export function dueOf({ nextStep, endDate }: Pick<DueRow, 'nextStep' | 'endDate'>): string | null {
  return nextStep === null ? endDate : nextStep.deadline;
}

/** What is still to be done comes first, the first that is due first; below it what is done, the last first. */
export function orderByDue<Row extends DueRow>(rows: readonly Row[], now: number): Row[] {
  const time = (row: Row) => Date.parse(dueOf(row) ?? '') || Number.MAX_SAFE_INTEGER;
  const byDue = rows.toSorted((one, other) => time(one) - time(other));
  const isDone = (row: Row) => findNextAction(row, now) === 'read';
  return [...byDue.filter((row) => !isDone(row)), ...byDue.filter(isDone).toReversed()];
}
