import type { UserId } from '@redraft/contracts';
import { type AssignmentRow, type DraftRow, listDrafts } from '../../assignments/index.ts';
import { listGrants } from '../../members/index.ts';
import type { SubmissionRow } from '../texts/index.ts';
import { withEffectiveDeadlines, withEffectiveEnd } from './extension-rules.ts';

/** An assignment and its drafts with the dates that apply to one student, started or not. */
export async function withOwnDates(
  assignment: AssignmentRow,
  studentId: UserId,
): Promise<{ assignment: AssignmentRow; drafts: DraftRow[] }> {
  const [drafts, grants] = await Promise.all([
    listDrafts([assignment.id]),
    listGrants(assignment.class_id, studentId),
  ]);
  return {
    assignment: withEffectiveEnd(assignment, grants),
    drafts: withEffectiveDeadlines(drafts, assignment, grants),
  };
}

/**
 * The dates shown to staff beside a text: the student's own, but while the name is hidden the general ones, because extra time could reveal the
 * student (docs/decisions/0044).
 */
export async function withShownDates(
  assignment: AssignmentRow,
  { student_id: studentId, is_hidden: isHidden }: SubmissionRow,
): Promise<{ assignment: AssignmentRow; drafts: DraftRow[] }> {
  if (isHidden) return { assignment, drafts: await listDrafts([assignment.id]) };
  return withOwnDates(assignment, studentId);
}
