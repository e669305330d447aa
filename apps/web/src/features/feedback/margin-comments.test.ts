import {
  type DocumentComment,
  documentCommentSchema,
  type PlacedReview,
  placedReviewsSchema,
} from '@redraft/contracts';
import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import { buildMarginComments } from './margin-comments.ts';

// cast: a translation function that returns keys.
const t = ((key: string) => key) as TFunction<'feedback'>;

const comment = (overrides: Partial<DocumentComment> = {}): DocumentComment =>
  documentCommentSchema.parse({
    id: 7,
    comment: 'Which ones?',
    authorName: 'A teacher',
    timestamp: '2026-10-01T08:00:00.000Z',
    versionSeq: 3,
    passage: 'gulls',
    quote: { words: 'gulls', before: 'The ', after: '.', at: 4 },
    replies: [],
    state: 'not-changed',
    changedShare: 0,
    newWords: 0,
    hoursToFirstChange: null,
    declineReason: null,
    isDeclineAccepted: false,
    isConfirmed: false,
    isDone: false,
    file: null,
    isRead: false,
    canRemove: false,
    canEdit: false,
    ...overrides,
  });

function buildShown(
  comments: DocumentComment[],
  can = { comment: false, answer: true, reply: true },
  reviews: readonly PlacedReview[] = [],
) {
  const answer = {
    submissionId: 1,
    timezone: 'UTC',
    algorithmVersion: '1',
    comments,
    can,
    sum: { comments: 1, actionable: 1, share: null, medianHours: null },
  };
  return buildMarginComments(Object.assign(answer), { bank: ['Well said.'], reviews, t });
}

it('comments in the margin can be resolved, declined and replied to by the student, but not edited', () => {
  const [one] = buildShown([comment()]).comments;
  const cannot = { edit: false, remove: false, judge: false };
  expect(one?.can).toEqual({ ...cannot, done: true, decline: true, reply: true });
});

it('comments in the margin can be edited by staff, who see why one was declined', () => {
  const declined = comment({
    state: 'declined',
    declineReason: 'A saying.',
    isConfirmed: true,
    isRead: true,
  });
  const [one] = buildShown([declined], { comment: true, answer: false, reply: true }).comments;
  expect(one?.can).toMatchObject({ done: false, decline: false, judge: true });
  expect(one).toMatchObject({ decline: { isAccepted: false }, isConfirmed: true, isPraise: false });
  expect(one?.note).toBe('uptake.state.declined. uptake.reason. uptake.confirmed. read');
  const [ownComment] = buildShown([declined]).comments;
  expect(ownComment?.note).not.toContain('read');
});

it('comments in the margin start at the beginning of a passage that grew to pages, and stay beside passages that grew less', () => {
  const grown = (words: string) =>
    buildShown([comment({ passage: 'gulls', quote: { words, before: 'The ', after: '.', at: 4 } })])
      .comments[0]?.quote.words;
  const page = `The gulls were crying.\n${'Nobody had come. '.repeat(40)}`;
  expect(grown(page)).toBe('The gulls were crying.');
  expect(grown(page.slice(0, 200))).toBe(page.slice(0, 200));
});

it('praise in the margin cannot be resolved or declined', () => {
  const [one] = buildShown([comment({ state: 'praise' })]).comments;
  expect(one).toMatchObject({ isPraise: true, can: { done: false, decline: false } });
});

it('comments in the margin are added by users who may comment, with the comment bank', () => {
  const margin = buildShown([], { comment: true, answer: false, reply: true });
  expect(margin).toMatchObject({ canAdd: true, bank: ['Well said.'] });
});

it("comments of peer reviews are shown in the margin, with the reviewer's name or a number instead", () => {
  const review = (overrides: object) => ({
    reviewId: 4,
    draftId: 2,
    draftTitle: 'Sketch',
    draftType: 'DRAFT',
    number: 2,
    reviewerName: '',
    timestamp: '2026-10-02T08:00:00.000Z',
    comments: [{ id: 0, passage: 'gulls', quote: comment().quote, text: 'Are they?', state: 'not-changed' }],
    ...overrides,
  });
  const answer = { reviews: [review({}), review({ reviewId: 5, reviewerName: 'Ana Novak' })] };
  const { reviews } = placedReviewsSchema.parse(answer);
  const { comments } = buildShown([comment()], undefined, reviews);
  expect(comments.map(({ author, role }) => [author, role])).toEqual([
    ['A teacher', 'instructor'],
    ['margin.reviewer', 'reviewer'],
    ['Ana Novak', 'reviewer'],
  ]);
  expect(new Set(comments.map(({ id }) => id)).size).toBe(3);
  expect(Object.values(comments[1]?.can ?? {})).toEqual(Array(6).fill(false));
});

it('comments in the margin leave out comments of the file, which its editor shows', () => {
  const inFile = { isInFile: true, isResolved: false, replies: 0 };
  const left = comment({ file: { ...inFile, isInFile: false } });
  expect(buildShown([comment({ file: inFile }), left]).comments).toHaveLength(1);
});
