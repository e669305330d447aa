import type { AssignmentId, SubmissionId, UserId } from '@redraft/contracts';
import { inTransaction } from '../../platform/db.ts';
import { notifyPlatformGrades } from '../../platform/notify.ts';
import { writeInParts } from '../../platform/turns.ts';
import {
  listScoreRows,
  listTextsOf,
  listTextsWithLineItem,
  lockScoresOf,
  type NewScore,
  type ScoreRow,
  upsertScores,
} from './score-queries.ts';
import { computeScore, isSameScore, isWorthTelling, scoreTime } from './score-rules.ts';

/**
 * Computes the scores that learning platforms should show for these texts now, and queues those that differ from the previously wanted ones; in the
 * transaction of the act that may have changed them. Without line items it does nothing.
 */
export async function updateScores(ids: readonly SubmissionId[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  const told = await listTextsWithLineItem(ids);
  if (told.length === 0) return;
  await lockScoresOf(told);
  const changed = (await listScoreRows(told)).flatMap((row) => changeOf(row, now));
  if (changed.length === 0) return;
  await upsertScores(changed, now);
  await notifyPlatformGrades();
}

function changeOf({ line_item_id, submission_id, facts, stored }: ScoreRow, now: Date): NewScore[] {
  const wanted = computeScore(facts);
  if (wanted === undefined) return [];
  if (stored === null ? !isWorthTelling(wanted) : isSameScore(stored, wanted)) return [];
  const scoredAt = scoreTime(stored?.scoredAt ?? null, now);
  return [{ ...wanted, lineItemId: line_item_id, submissionId: submission_id, scoredAt }];
}

const maxAtOnce = 500;

/** Updates the scores of all submissions of assignments or of one student, after a change that affects several. */
export async function updateScoresOf(
  scope: { assignmentIds: readonly AssignmentId[] } | { studentId: UserId },
  now: Date,
): Promise<void> {
  const ids = await listTextsOf(scope);
  await writeInParts(ids, (part) => inTransaction(() => updateScores(part, now)), maxAtOnce);
}
