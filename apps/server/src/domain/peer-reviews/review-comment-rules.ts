import type { ReviewComment } from '@redraft/contracts';
import type { CommentedDocx, DocxComment } from '@redraft/documents';

/** More is not read at once by anybody. */
const maxComments = 300;
/** As much of the words as tells which are meant. */
const maxQuoteLength = 300;

/** With its place in the text of the review, in characters (code points). */
export interface PlacedComment extends ReviewComment {
  from: number;
  to: number;
}

/** What was said since the review was begun: comments that its text had already belong to the text. */
export function commentsSince(started: CommentedDocx | null, now: CommentedDocx | null): PlacedComment[] {
  const known = new Set(started?.comments.map(keyOf));
  const letters = [...(now?.text ?? '')];
  return (now?.comments ?? [])
    .map((comment, id) => ({ comment, id }))
    .filter(({ comment }) => !known.has(keyOf(comment)))
    .slice(0, maxComments)
    .map(({ comment, id }) => ({
      id,
      from: comment.from,
      to: comment.to,
      quote: letters
        .slice(comment.from, Math.min(comment.to, comment.from + maxQuoteLength))
        .join('')
        .trim(),
      text: comment.text,
    }));
}

/** Programs number comments anew whenever they save. */
function keyOf({ author, date, text }: DocxComment): string {
  return JSON.stringify([author, date, date === null ? text : '']);
}
