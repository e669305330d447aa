import type { StudentClassDetail } from '@redraft/contracts';

type StudentAssignmentRow = StudentClassDetail['assignments'][number];

/** The student's next action in an assignment. */
export type NextAction = 'wait' | 'start' | 'write' | 'read';

export function findNextAction(
  { status, isWriteable, startDate }: Pick<StudentAssignmentRow, 'status' | 'isWriteable' | 'startDate'>,
  now: number,
): NextAction {
  if (status === null) return now < Date.parse(startDate) ? 'wait' : 'start';
  return isWriteable ? 'write' : 'read';
}

/** Whether the action is a primary one: writing, or starting an open assignment. */
export function isPrimaryAction(
  row: Pick<StudentAssignmentRow, 'status' | 'isWriteable' | 'startDate' | 'endDate'>,
  now: number,
): boolean {
  const action = findNextAction(row, now);
  if (action === 'start') return now < Date.parse(row.endDate);
  return action === 'write';
}
