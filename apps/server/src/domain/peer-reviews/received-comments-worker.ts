import { computeUptake, rangesOnText, type Uptake } from '@redraft/analytics';
import { createWorkBudget } from '@redraft/revision-log';
import { readReviewComments, type StartedAndCurrent } from './read-comments.ts';

/** A review that was submitted, the text that it was begun on, and the text in which its words are looked for. */
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

/** Runs in a thread of its own. */
export default function find({ review, before, after }: ReceivedWork): FoundComment[] {
  const { text, comments } = readReviewComments(review);
  // Where the review suggested other words, they stand in its text and not in that of its author.
  const placed = rangesOnText(comments, { from: text, to: before });
  const characters = [...before];
  const budget = createWorkBudget();
  return placed.map(({ id, text: said, from, to }) => {
    const { state, place } = computeUptake({ before, after, anchor: { from, to } }, budget);
    return { id, passage: characters.slice(from, to).join(''), text: said, state, place };
  });
}
