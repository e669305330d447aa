import type { ReviewComment } from '@redraft/contracts';
import type { CommentedDocx, DocxComment } from '@redraft/documents';

/** Further comments of a review are not shown. */
const maxComments = 300;
/** Enough of the passage to identify it. */
const maxQuoteLength = 300;

/** A comment with its position in the text of the review, in code points. */
export interface PlacedComment extends ReviewComment {
  from: number;
  to: number;
}

/** Comments added since the review was started: earlier ones belong to the text. */
export function commentsSince(
  startState: CommentedDocx | null,
  currentState: CommentedDocx | null,
): PlacedComment[] {
  const knownKeys = new Set(startState?.comments.map(keyOf));
  const characters = [...(currentState?.text ?? '')];
  return (currentState?.comments ?? [])
    .map((comment, id) => ({ comment, id }))
    .filter(({ comment }) => !knownKeys.has(keyOf(comment)))
    .slice(0, maxComments)
    .map(({ comment, id }) => ({
      id,
      from: comment.from,
      to: comment.to,
      quote: characters
        .slice(comment.from, Math.min(comment.to, comment.from + maxQuoteLength))
        .join('')
        .trim(),
      text: comment.text,
    }));
}

/** Comment IDs cannot be used: programs renumber comments whenever they save. */
function keyOf({ author, date, text }: DocxComment): string {
  return JSON.stringify([author, date, date === null ? text : '']);
}
