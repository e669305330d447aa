import type { DocumentComment, PlacedReview, SubmissionComments } from '@redraft/contracts';
import type { HostComment, HostComments, TextQuote } from '@redraft/wopi';
import type { TFunction } from 'i18next';
import { stepTitle } from '../../lib/sentences.ts';
import { describeFile, describeState } from './uptake-text.ts';

/** Comments shown beside the text; the editor itself shows those stored in the document file. */
export function marginComments(
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
        .map((comment) => marginComment(comment, { can, t })),
      ...reviews.flatMap((review) => reviewComments(review, t)),
    ],
  };
}

/** Reviewers' comments are read-only here; the author rates the whole review instead. */
function reviewComments(review: PlacedReview, t: TFunction<'feedback'>): HostComment[] {
  const { reviewId, reviewerName, number, timestamp } = review;
  const of = t('margin.reviewOf', { title: stepTitle(review) });
  return review.comments.map(({ id, text, quote, passage, state }) => ({
    id: `review ${reviewId} ${id}`,
    author: reviewerName || t('margin.reviewer', { number }),
    role: 'reviewer',
    date: timestamp,
    text,
    quote: markedQuote(quote, passage),
    passage,
    isDone: false,
    replies: [],
    note: state === 'not-changed' ? of : `${of}. ${describeState({ state, isDeclineAccepted: false }, t)}`,
    isPraise: false,
    isConfirmed: false,
    decline: null,
    can: { edit: false, remove: false, done: false, decline: false, reply: false, judge: false },
  }));
}

function marginComment(
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
    quote: markedQuote(quote, passage),
    isPraise,
    isConfirmed: comment.isConfirmed,
    decline: comment.declineReason === null ? null : { isAccepted: comment.isDeclineAccepted },
    note: noteOf(comment, { isOwn: can.answer, t }),
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
function markedQuote(quote: TextQuote, passage: string): TextQuote {
  if (quote.words.length <= maxGrowth * passage.length + freeGrowth) return quote;
  const start = /\S[^\n]{0,80}(?!\p{L})/u.exec(quote.words);
  if (start === null) return quote;
  return { ...quote, words: start[0], after: '', at: quote.at + start.index };
}

const maxGrowth = 4;
/** In UTF-16 units: a word may become a sentence or two. */
const freeGrowth = 300;

/** The comment's uptake and the notes about it. */
function noteOf(
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
