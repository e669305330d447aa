import { describe, expect, it } from 'vitest';
import { closedCode, hasReachedAuthor, isLate, isWithdrawn, type ReviewState } from './review-rules.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 2, 5, hour));
const open: ReviewState = {
  submitted_at: null,
  withdrawn_at: null,
  is_author_here: true,
  visible: true,
  paused_at: null,
  class_archived_at: null,
  practice_required_since: null,
  practised_at: null,
  first_begun_at: null,
};

it.each<[string, Partial<ReviewState>, string | null]>([
  ['is written', {}, null],
  ['is closed when it is submitted', { submitted_at: at(9) }, 'review.submitted'],
  ['is closed when it was withdrawn', { withdrawn_at: at(9) }, 'review.withdrawn'],
  ['is closed when its author has left', { is_author_here: false }, 'review.withdrawn'],
  [
    'stays submitted when its author leaves',
    { submitted_at: at(9), is_author_here: false },
    'review.submitted',
  ],
  ['waits for the practice', { practice_required_since: at(9), paused_at: at(9) }, 'review.practice_first'],
  ['is closed in a pause', { paused_at: at(9) }, 'assignment.paused'],
  ['is closed in an archived class', { class_archived_at: at(9), paused_at: at(9) }, 'class.archived'],
  ['is not there while the assignment is hidden', { visible: false, submitted_at: at(9) }, 'not_found'],
])('a review %s', (_what, state, code) => {
  expect(closedCode({ ...open, ...state })).toBe(code);
});

it('a submitted review is not withdrawn', () => {
  expect(isWithdrawn({ ...open, withdrawn_at: at(9) })).toBe(true);
  expect(isWithdrawn({ ...open, submitted_at: at(8), is_author_here: false })).toBe(false);
});

it.each([
  [10, 11, false],
  [11, 11, false],
  [12, 11, true],
  [12, null, false],
])("a review at %d o'clock that was due at %s is late: %s", (submitted, due, late) => {
  expect(isLate(at(submitted), due === null ? null : at(due))).toBe(late);
});

describe('a review reaches its author', () => {
  const review = { submitted_at: at(9), is_held: false, peer_review_deadline: at(12) };
  it.each([
    ['at once', review, 9, true],
    ['not before it is submitted', { ...review, submitted_at: null }, 13, false],
    ['where reviews are held, not before their deadline', { ...review, is_held: true }, 11, false],
    ['where reviews are held, with their deadline', { ...review, is_held: true }, 12, true],
    [
      'where they were held and there is no deadline any more',
      { ...review, is_held: true, peer_review_deadline: null },
      9,
      true,
    ],
  ])('a review is released to its author %s', (_when, row, now, has) => {
    expect(hasReachedAuthor(row, at(now))).toBe(has);
  });
});
