import type { ReviewComment } from '@redraft/contracts';
import { readReviewComments, type StartedAndCurrent } from './read-comments.ts';

/** Runs in a worker thread. */
export default function read(review: StartedAndCurrent): ReviewComment[] {
  return readReviewComments(review).comments.map(({ id, quote, text }) => ({ id, quote, text }));
}
