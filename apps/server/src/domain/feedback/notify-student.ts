import type { DraftId, UserId } from '@redraft/contracts';
import { notifyOnce } from '../notifications/index.ts';
import type { SubmissionRow } from '../submissions/index.ts';
import { selectOptionalSeen } from './queries.ts';

/** Whoever writes feedback on a text does so within this time; what comes later is another visit. */
const visitMs = 3_600_000;

/**
 * Tells the student of new feedback: once a visit for each teacher, however many acts it takes, and again when more comes after the
 * student has looked. The list of the submission is locked by whoever calls, so that two acts do not both tell.
 */
export async function notifyOfFeedback(
  { id, student_id: userId, assignment_id: assignmentId }: SubmissionRow,
  { authorId, draftIds }: { authorId: UserId; draftIds: readonly (DraftId | null)[] },
  at: Date,
): Promise<void> {
  const [first, ...others] = new Set(draftIds);
  if (first === undefined) return;
  const started = at.getTime() - visitMs;
  const seen = (await selectOptionalSeen(id))?.getTime() ?? 0;
  const draftId = others.length > 0 ? null : first;
  const notice = { userId, assignmentId, draftId, kind: 'feedback_added' as const, until: null, at };
  await notifyOnce({ ...notice, authorId }, new Date(Math.max(started, seen)));
}
