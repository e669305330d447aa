import { computeUptake, rangesOnText, type Uptake } from '@redraft/analytics';
import { createWorkBudget } from '@redraft/revision-log';
import { readReviewComments, type StartedAndCurrent } from './read-comments.ts';

/** A submitted review, the text from which it was started, and the text in which the passages are located. */
export interface ReceivedWork {
  review: StartedAndCurrent;
  before: string;
  after: string;
}

export interface FoundComment extends Pick<Uptake, 'state' | 'place'> {
  id: number;
  passage: string;
  text: string;
}

/** Runs in a worker thread. */
export default function find({ review, before, after }: ReceivedWork): FoundComment[] {
  const { text, comments } = readReviewComments(review);
  // Suggested changes are part of the review's text, but not of the author's.
  const placed = rangesOnText(comments, { from: text, to: before });
  const characters = [...before];
  const budget = createWorkBudget();
  return placed.map(({ id, text: said, from, to }) => {
    const { state, place: range } = computeUptake({ before, after, anchor: { from, to } }, budget);
    return { id, passage: characters.slice(from, to).join(''), text: said, state, place: range };
  });
}
