import { type CommentAnswer, median, stateOfComment, uptakeShare } from '@redraft/analytics';
import type { DocumentComment, UserId } from '@redraft/contracts';
import type { CommentRow } from './comment-queries.ts';
import type { MeasuredComment } from './uptake.ts';

const hourMs = 3_600_000;

export type StatedComment = Pick<
  DocumentComment,
  'state' | 'changedShare' | 'newWords' | 'hoursToFirstChange' | 'isDeclineAccepted'
>;

type AnsweredComment = Pick<
  CommentRow,
  'created_at' | 'found_at' | 'is_praise' | 'decline_reason' | 'is_decline_accepted'
>;

/** The state of a comment: what people said about it, otherwise what happened to its passage. */
export function toStatedComment(
  row: AnsweredComment,
  measured: Omit<MeasuredComment, 'place'>,
): StatedComment {
  const { changedAt, changedShare, newWords } = measured;
  return {
    state: stateOfComment(findAnswer(row), measured),
    changedShare,
    newWords,
    hoursToFirstChange: changedAt && hoursBetween(row.found_at ?? row.created_at, changedAt),
    isDeclineAccepted: row.is_decline_accepted,
  };
}

/** Not negative: the passage may have been changed while the comment on an earlier version was being written. */
function hoursBetween(commentedAt: Date, changedAt: Date): number {
  return Math.max(0, (changedAt.getTime() - commentedAt.getTime()) / hourMs);
}

function findAnswer(row: Pick<CommentRow, 'is_praise' | 'decline_reason'>): CommentAnswer {
  if (row.is_praise) return 'praise';
  return row.decline_reason === null ? 'none' : 'declined';
}

/** The author may remove a comment. A comment from the file has no known author, so any of the staff may remove it from the list. */
export function canRemove(row: Pick<CommentRow, 'author_id' | 'file_key'>, reader: UserId): boolean {
  return row.file_key !== null || row.author_id === reader;
}

export function summariseUptake(comments: readonly StatedComment[]) {
  const hours = comments
    .filter(({ state }) => state === 'changed-here' || state === 'deleted-with-passage')
    .map(({ hoursToFirstChange }) => hoursToFirstChange)
    .filter((hour) => hour !== null);
  return {
    comments: comments.length,
    actionable: comments.filter(({ state }) => state !== 'praise').length,
    share: uptakeShare(comments),
    medianHours: median(hours),
  };
}
