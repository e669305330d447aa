import type { StudentClassDetail } from '@redraft/contracts';

type StudentAssignmentRow = StudentClassDetail['assignments'][number];

/** What a student does next with an assignment. */
export type NextAct = 'wait' | 'start' | 'write' | 'read';

export function nextAct(
  { status, isWriteable, startDate }: Pick<StudentAssignmentRow, 'status' | 'isWriteable' | 'startDate'>,
  now: number,
): NextAct {
  if (status === null) return now < Date.parse(startDate) ? 'wait' : 'start';
  return isWriteable ? 'write' : 'read';
}

/** Whether the act is what the student comes for: writing, or beginning what is open now. */
export function isInviting(
  row: Pick<StudentAssignmentRow, 'status' | 'isWriteable' | 'startDate' | 'endDate'>,
  now: number,
): boolean {
  const act = nextAct(row, now);
  if (act === 'start') return now < Date.parse(row.endDate);
  return act === 'write';
}
