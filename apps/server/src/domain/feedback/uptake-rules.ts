import { type CommentAnswer, median, stateOfComment, uptakeShare } from '@redraft/analytics';
import type { DocumentComment } from '@redraft/contracts';
import type { CommentRow } from './comment-queries.ts';
import type { MeasuredComment } from './uptake.ts';

const hourMs = 3_600_000;

export type StatedComment = Pick<
  DocumentComment,
  'state' | 'changedShare' | 'newWords' | 'hoursToFirstChange' | 'isDeclineAccepted'
>;

/** A comment's state: what people said about it, otherwise what became of its passage. */
export function stateComment(row: CommentRow, measured: MeasuredComment): StatedComment {
  const { changedAt, changedShare, newWords } = measured;
  return {
    state: stateOfComment(answerOf(row), measured),
    changedShare,
    newWords,
    // A passage may have been changed while the comment on an earlier version was written.
    hoursToFirstChange: changedAt && Math.max(0, (changedAt.getTime() - row.created_at.getTime()) / hourMs),
    isDeclineAccepted: row.is_decline_accepted,
  };
}

function answerOf(row: Pick<CommentRow, 'is_praise' | 'decline_reason'>): CommentAnswer {
  if (row.is_praise) return 'praise';
  return row.decline_reason === null ? 'none' : 'declined';
}

export function sumUp(comments: readonly StatedComment[]) {
  const hours = comments
    .filter(({ state }) => state === 'changed-here' || state === 'deleted-with-passage')
    .map(({ hoursToFirstChange }) => hoursToFirstChange)
    .filter((each) => each !== null);
  return {
    comments: comments.length,
    actionable: comments.filter(({ state }) => state !== 'praise').length,
    share: uptakeShare(comments),
    medianHours: median(hours),
  };
}
