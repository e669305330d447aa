import type { StudentClassDetail } from '@redraft/contracts';

type StudentAssignmentRow = StudentClassDetail['assignments'][number];

/** What a student does next with an assignment. */
export type NextAction = 'wait' | 'start' | 'write' | 'read';

export function findNextAction(
  { status, isWriteable, startDate }: Pick<StudentAssignmentRow, 'status' | 'isWriteable' | 'startDate'>,
  now: number,
): NextAction {
  if (status === null) return now < Date.parse(startDate) ? 'wait' : 'start';
  return isWriteable ? 'write' : 'read';
}

/** Whether the action is what the student comes for: writing, or beginning what is open now. */
export function isInviting(
  row: Pick<StudentAssignmentRow, 'status' | 'isWriteable' | 'startDate' | 'endDate'>,
  now: number,
): boolean {
  const action = findNextAction(row, now);
  if (action === 'start') return now < Date.parse(row.endDate);
  return action === 'write';
}
