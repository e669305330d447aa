import type { StudentClassDetail } from '@redraft/contracts';

type StudentAssignmentRow = StudentClassDetail['assignments'][number];

/** What a student does next with an assignment (spec 2 §2.10). */
export type NextAct = 'start' | 'write' | 'read';

export function nextAct({
  status,
  isWriteable,
}: Pick<StudentAssignmentRow, 'status' | 'isWriteable'>): NextAct {
  if (status === null) return 'start';
  return isWriteable ? 'write' : 'read';
}

/** Whether the act is what the student comes for: writing, or beginning what is open now. */
export function isInviting(
  row: Pick<StudentAssignmentRow, 'status' | 'isWriteable' | 'startDate' | 'endDate'>,
  now: number,
): boolean {
  const act = nextAct(row);
  if (act === 'start') return Date.parse(row.startDate) <= now && now < Date.parse(row.endDate);
  return act === 'write';
}
