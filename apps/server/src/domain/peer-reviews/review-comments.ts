import type { PeerReviewId, ReviewComments } from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { unavailable } from '../../platform/errors.ts';
import { createThreads, TooMuchWork } from '../../platform/threads.ts';
import { headOf, readAt } from '../revisions/index.ts';
import { loadVisibleReview } from './load-review.ts';
import type { StartedAndCurrent } from './read-comments.ts';

const readInThread = createThreads<StartedAndCurrent, ReviewComments['comments']>(
  new URL('./review-comments-worker.ts', import.meta.url),
  { threads: 1, waiting: 16, deadlineMs: 20_000 },
);

/** A review's comments on passages of the text, for readers of the review. */
export async function loadReviewComments(actor: Actor, id: PeerReviewId, now: Date): Promise<ReviewComments> {
  const { file_id: fileId } = await loadVisibleReview(actor, id, now);
  const { seq } = await headOf(fileId);
  if (seq === 0) return { comments: [] };
  const comments = await readInThread({
    begun: await readAt(fileId, 0),
    now: await readAt(fileId, seq),
  }).catch((cause: unknown) => {
    if (!(cause instanceof TooMuchWork)) throw cause;
    // If no worker is available, an empty list would be wrong: the file has not been read yet.
    if (cause.reason === 'busy') throw unavailable(cause);
    // The list of comments is optional: a file that takes too long to read has none here.
    return [];
  });
  return { comments };
}
