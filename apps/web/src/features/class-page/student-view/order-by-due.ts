import { nextAct } from './next-act.ts';
import type { AssignmentRow } from './use-assignment-columns.tsx';

type DueRow = Pick<AssignmentRow, 'status' | 'isWriteable' | 'startDate' | 'endDate'>;

/** What is still to be done comes first, the first that is due first; below it what is done, the last first. */
export function orderByDue<Row extends DueRow>(rows: readonly Row[], now: number): Row[] {
  const byDue = rows.toSorted((one, other) => Date.parse(one.endDate) - Date.parse(other.endDate));
  const isDone = (row: Row) => nextAct(row, now) === 'read';
  return [...byDue.filter((row) => !isDone(row)), ...byDue.filter(isDone).toReversed()];
}
