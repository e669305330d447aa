import type { AssignmentId, UserId } from '@redraft/contracts';
import { notifyUsers } from '../../notifications/index.ts';

/** Notifies students that a grade which was held back has been released. */
export async function notifyOfGrades(
  assignmentId: AssignmentId,
  graded: readonly { student_id: UserId }[],
  at: Date,
): Promise<void> {
  const notice = { kind: 'grade_released' as const, assignmentId, draftId: null, until: null, at };
  await notifyUsers(...graded.map(({ student_id: userId }) => ({ ...notice, userId })));
}
