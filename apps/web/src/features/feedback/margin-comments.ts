import type { DocumentComment, PlacedReview, SubmissionComments } from '@redraft/contracts';
import type { HostComment, HostComments, TextQuote } from '@redraft/wopi';
import type { TFunction } from 'i18next';
import { stepTitle } from '../../lib/sentences.ts';
import { describeFile, describeState } from './uptake-text.ts';

/** Comments shown beside the text; the editor itself shows those stored in the document file. */
export function buildMarginComments(
  { comments, can }: SubmissionComments,
  {
    bank,
    reviews,
    t,
  }: { bank: readonly string[]; reviews: readonly PlacedReview[]; t: TFunction<'feedback'> },
): HostComments {
  return {
    canAdd: can.comment,
    bank: [...bank],
    comments: [
      ...comments
        .filter(({ file }) => file?.isInFile !== true)
        .map((comment) => buildMarginComment(comment, { can, t })),
      ...reviews.flatMap((review) => buildReviewComments(review, t)),
    ],
  };
}

/** Reviewers' comments are read-only here; the author rates the whole review instead. */
function buildReviewComments(review: PlacedReview, t: TFunction<'feedback'>): HostComment[] {
  const { reviewId, reviewerName, number, timestamp } = review;
  const reviewTitle = t('margin.reviewOf', { title: stepTitle(review) });
  return review.comments.map(({ id, text, quote, passage, state }) => ({
    id: `review ${reviewId} ${id}`,
    author: reviewerName || t('margin.reviewer', { number }),
    role: 'reviewer',
    date: timestamp,
    text,
    quote: trimQuoteToPassage(quote, passage),
    passage,
    isDone: false,
    replies: [],
    note:
      state === 'not-changed'
        ? reviewTitle
        : `${reviewTitle}. ${describeState({ state, isDeclineAccepted: false }, t)}`,
    isPraise: false,
    isConfirmed: false,
    decline: null,
    can: { edit: false, remove: false, done: false, decline: false, reply: false, judge: false },
  }));
}

function buildMarginComment(
  comment: DocumentComment,
  { can, t }: { can: SubmissionComments['can']; t: TFunction<'feedback'> },
): HostComment {
  const isPraise = comment.state === 'praise';
  const { id, authorName, timestamp, passage, quote, isDone, replies } = comment;
  return {
    role: 'instructor',
    id: String(id),
    author: authorName,
    date: timestamp,
    text: comment.comment,
    passage,
    isDone,
    quote: trimQuoteToPassage(quote, passage),
    isPraise,
    isConfirmed: comment.isConfirmed,
    decline: comment.declineReason === null ? null : { isAccepted: comment.isDeclineAccepted },
    note: buildNote(comment, { isOwn: can.answer, t }),
    replies: replies.map((reply) => ({
      id: String(reply.id),
      author: reply.authorName,
      date: reply.timestamp,
      text: reply.text,
      canRemove: reply.canRemove,
    })),
    can: {
      edit: comment.canEdit,
      remove: comment.canRemove,
      done: can.answer && !isPraise,
      decline: can.answer && !isPraise,
      reply: can.reply,
      judge: can.comment,
    },
  };
}

/** A passage that grew by pages is marked only at its start: marking all of it would be meaningless. */
function trimQuoteToPassage(quote: TextQuote, passage: string): TextQuote {
  if (quote.words.length <= maxGrowthFactor * passage.length + freeGrowthLength) return quote;
  const start = /\S[^\n]{0,80}(?!\p{L})/u.exec(quote.words);
  if (start === null) return quote;
  return { ...quote, words: start[0], after: '', at: quote.at + start.index };
}

const maxGrowthFactor = 4;
/** In UTF-16 units: a word may become a sentence or two. */
const freeGrowthLength = 300;

/** The comment's uptake and the notes about it. */
function buildNote(
  comment: DocumentComment,
  { isOwn, t }: { isOwn: boolean; t: TFunction<'feedback'> },
): string {
  const { declineReason: reason, file } = comment;
  return [
    comment.state === 'not-changed' ? '' : describeState(comment, t),
    reason === null ? '' : t(isOwn ? 'todo.yourReason' : 'uptake.reason', { reason }),
    comment.isConfirmed ? t('uptake.confirmed') : '',
    file === null ? '' : describeFile(file, t),
    !isOwn && comment.isRead ? t('read') : '',
  ]
    .filter((part) => part !== '')
    .join('. ');
}
