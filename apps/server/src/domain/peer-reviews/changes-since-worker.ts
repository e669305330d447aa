import { compareTexts, computeUptake, rangesOnText } from '@redraft/analytics';
import type { EarlierReview } from '@redraft/contracts';
import { createWorkBudget } from '@redraft/revision-log';
import { changedPassages } from './changes-since-rules.ts';
import { readReviewComments, type StartedAndCurrent } from './read-comments.ts';

/** A submitted review, the text from which it was started, and the text now under review. */
export interface SinceWork {
  review: StartedAndCurrent;
  before: string;
  after: string;
}

export type ChangesSinceReview = Omit<
  EarlierReview,
  'reviewId' | 'draftTitle' | 'draftType' | 'handedInDate'
>;

/** Runs in a worker thread. */
export default function compareVersions({ review, before, after }: SinceWork): ChangesSinceReview {
  const { pieces, inserted, deleted } = compareTexts(before, after);
  const { text, comments } = readReviewComments(review);
  // Suggested changes are part of the review's text, but not of the author's.
  const placed = rangesOnText(comments, { from: text, to: before });
  const budget = createWorkBudget();
  return {
    inserted,
    deleted,
    ...changedPassages(pieces),
    comments: placed.map(({ id, quote, text: said, from, to }) => {
      const { state } = computeUptake({ before, after, anchor: { from, to } }, budget);
      return { id, quote, text: said, state };
    }),
  };
}
