import type { DraftId } from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { setReviewDeadlines } from '../assignments/index.ts';
import { isReviewable } from './reviewable-columns.ts';

/** Sets the review deadlines of drafts, null for unreviewed ones; all or none. */
export async function setDeadlinesOfReviews(
  actor: Actor,
  deadlines: readonly { draftId: DraftId; at: Date | null }[],
  now: Date,
): Promise<void> {
  await inTransaction(async () => {
    const assignmentIds = await setReviewDeadlines(actor, deadlines, now);
    if (deadlines.every(({ at }) => at === null)) return;
    for (const id of assignmentIds) if (!(await isReviewable(id))) throw new AppError('review.only_texts');
  });
}
