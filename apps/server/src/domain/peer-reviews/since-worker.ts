import { compareTexts, rangesOnText, uptakeOf } from '@redraft/analytics';
import type { EarlierReview } from '@redraft/contracts';
import { createWorkBudget } from '@redraft/revision-log';
import { type BegunAndNow, readReviewComments } from './read-comments.ts';
import { changedPassages } from './since-rules.ts';

/** A review that was submitted, the text that it was begun on, and the text that is reviewed now. */
export interface SinceWork {
  review: BegunAndNow;
  before: string;
  after: string;
}

export type Since = Omit<EarlierReview, 'reviewId' | 'draftTitle' | 'draftType' | 'handedInDate'>;

/** Runs in a thread of its own. */
export default function since({ review, before, after }: SinceWork): Since {
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
      const { state } = uptakeOf({ before, after, anchor: { from, to } }, budget);
      return { id, quote, text: said, state };
    }),
  };
}
