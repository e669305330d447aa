import type { ReviewComment } from '@redraft/contracts';
import { type BegunAndNow, readReviewComments } from './read-comments.ts';

/** Runs in a thread of its own. */
export default function read(review: BegunAndNow): ReviewComment[] {
  return readReviewComments(review).comments.map(({ id, quote, text }) => ({ id, quote, text }));
}
