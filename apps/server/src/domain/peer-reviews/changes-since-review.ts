import type { PeerReviewId, ReviewSince } from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { AppError } from '../../platform/errors.ts';
import { createThreads, unavailableWhenTooMuch } from '../../platform/threads.ts';
import { headOf, readAt, textAt } from '../revisions/index.ts';
import type { ChangesSinceReview, SinceWork } from './changes-since-worker.ts';
import { loadVisibleReview } from './load-review.ts';
import { selectOptionalEarlierReview } from './review-queries.ts';

const measureInThread = createThreads<SinceWork, ChangesSinceReview>(
  new URL('./changes-since-worker.ts', import.meta.url),
  {
    threads: 1,
    waiting: 16,
    deadlineMs: 20_000,
  },
);

/**
 * For the reviewer and for staff: how the text that the reviewer reviewed earlier has changed until the version now under review, and what happened
 * to the passages of their comments. Compares the versions that the reviewer was given; no other version is read.
 */
export async function readChangesSinceReview(
  actor: Actor,
  id: PeerReviewId,
  now: Date,
): Promise<ReviewSince> {
  const review = await loadVisibleReview(actor, id, now);
  if (review.role === 'author') throw new AppError('access.denied');
  const { time_zone: timezone } = review;
  const earlier = await selectOptionalEarlierReview(review);
  if (!earlier) return { timezone, earlier: null };
  const { file_id: fileId } = earlier;
  const { seq } = await headOf(fileId);
  const since = await measureInThread({
    review: { begun: await readAt(fileId, 0), now: await readAt(fileId, seq) },
    before: await textAt(fileId, 0),
    after: await textAt(review.file_id, 0),
  }).catch(unavailableWhenTooMuch);
  return {
    timezone,
    earlier: {
      reviewId: earlier.id,
      draftTitle: earlier.draft_title,
      draftType: earlier.draft_type,
      handedInDate: earlier.handed_in_at.toISOString(),
      ...since,
    },
  };
}
