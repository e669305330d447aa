import { compareTexts, computeUptake, rangesOnText } from '@redraft/analytics';
import type { EarlierReview } from '@redraft/contracts';
import { createWorkBudget } from '@redraft/revision-log';
import { changedPassages } from './changes-since-rules.ts';
import { readReviewComments, type StartedAndCurrent } from './read-comments.ts';

/** A review that was submitted, the text that it was begun on, and the text that is reviewed now. */
export interface SinceWork {
  review: StartedAndCurrent;
  before: string;
  after: string;
}

export type ChangesSinceReview = Omit<
  EarlierReview,
  'reviewId' | 'draftTitle' | 'draftType' | 'handedInDate'
>;

/** Runs in a thread of its own. */
export default function compareVersions({ review, before, after }: SinceWork): ChangesSinceReview {
  const { pieces, inserted, deleted } = compareTexts(before, after);
  const { text, comments } = readReviewComments(review);
  // Where the review suggested other words, they stand in its text and not in that of its author.
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
