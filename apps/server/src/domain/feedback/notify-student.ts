import type { DraftId, UserId } from '@redraft/contracts';
import { notifyOnce } from '../notifications/index.ts';
import type { SubmissionRow } from '../submissions/index.ts';
import { selectOptionalSeen } from './queries.ts';

/** Feedback by one author within this time counts as one visit. */
const visitMs = 3_600_000;

/**
 * Notifies the student of new feedback: once per visit of each teacher, and again if more arrives after the student has read it. The caller has
 * locked the list of the submission, so that simultaneous acts do not both notify.
 */
export async function notifyOfFeedback(
  { id, student_id: userId, assignment_id: assignmentId }: SubmissionRow,
  { authorId, draftIds }: { authorId: UserId; draftIds: readonly (DraftId | null)[] },
  at: Date,
): Promise<void> {
  const [first, ...otherDraftIds] = new Set(draftIds);
  if (first === undefined) return;
  const visitStart = at.getTime() - visitMs;
  const lastSeen = (await selectOptionalSeen(id))?.getTime() ?? 0;
  const draftId = otherDraftIds.length > 0 ? null : first;
  const notice = { userId, assignmentId, draftId, kind: 'feedback_added' as const, until: null, at };
  await notifyOnce({ ...notice, authorId }, new Date(Math.max(visitStart, lastSeen)));
}
