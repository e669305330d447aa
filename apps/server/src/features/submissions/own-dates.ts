import type { ClassId, UserId } from '@redraft/contracts';
import { type AssignmentRow, type DraftRow, listDrafts } from '../assignments/index.ts';
import { withEffectiveDeadlines, withEffectiveEnd } from './extension-rules.ts';
import { listGrants } from './step-queries.ts';

/** Assignments of one class as they end for one of its students. */
export async function withOwnEnds(
  assignments: readonly AssignmentRow[],
  student: { classId: ClassId; studentId: UserId },
): Promise<AssignmentRow[]> {
  const grants = await listGrants(student.classId, student.studentId);
  return assignments.map((assignment) => withEffectiveEnd(assignment, grants));
}

/** The drafts of an assignment as they are due for one student, begun or not. */
export async function listOwnDrafts(
  assignment: Pick<AssignmentRow, 'id' | 'class_id' | 'start_at'>,
  studentId: UserId,
): Promise<DraftRow[]> {
  const [drafts, grants] = await Promise.all([
    listDrafts([assignment.id]),
    listGrants(assignment.class_id, studentId),
  ]);
  return withEffectiveDeadlines(drafts, assignment, grants);
}
