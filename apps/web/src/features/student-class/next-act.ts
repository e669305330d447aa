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
