import { expect, it } from 'vitest';
import { isReviewTooEarly, reviewDeadlineAfter } from './review-deadline-rules.ts';

const day = (number: number) => new Date(Date.UTC(2026, 2, number, 8));
const sent = (number: number | null) => ({
  draftPeerReviewDeadline: number === null ? null : day(number).toISOString(),
});

it.each([
  ['stays when the draft does', 5, undefined, { deadline: day(5), reviewDeadline: day(7) }, 7],
  [
    'stays when the draft moves and is still before it',
    6,
    undefined,
    { deadline: day(5), reviewDeadline: day(7) },
    7,
  ],
  [
    'moves along with a draft that moves beyond it',
    10,
    undefined,
    { deadline: day(5), reviewDeadline: day(7) },
    12,
  ],
  [
    'moves along too when the form sends what it was',
    10,
    sent(7),
    { deadline: day(5), reviewDeadline: day(7) },
    12,
  ],
  ['is what is chosen', 5, sent(9), { deadline: day(5), reviewDeadline: day(7) }, 9],
  ['is what is chosen for a new draft', 5, sent(9), undefined, 9],
  ['ends with null', 5, sent(null), { deadline: day(5), reviewDeadline: day(7) }, null],
  ['is none where there was none', 5, undefined, { deadline: day(5), reviewDeadline: null }, null],
  ['is none of a new draft', 5, undefined, undefined, null],
])('a review deadline %s', (_what, deadline, chosen, before, after) => {
  expect(reviewDeadlineAfter(day(deadline), chosen, before)).toEqual(after === null ? null : day(after));
});

it("a review deadline is too early before the draft's deadline, and not at it", () => {
  const due = (reviewDeadline: Date | null) => ({ deadline: day(5), reviewDeadline });
  expect([due(day(4)), due(day(5)), due(null)].map(isReviewTooEarly)).toEqual([true, false, false]);
});
