import { type CommentedDocx, DocumentError, readDocxComments } from '@redraft/documents';
import { commentsSince, type PlacedComment } from './review-comment-rules.ts';

/** A review as it was begun, and as it is. */
export interface StartedAndCurrent {
  begun: Uint8Array;
  now: Uint8Array;
}

/** What a review says, on the text that it has now. */
export function readReviewComments({ begun, now }: StartedAndCurrent): {
  text: string;
  comments: PlacedComment[];
} {
  const commented = commentsIn(now);
  return { text: commented?.text ?? '', comments: commentsSince(commentsIn(begun), commented) };
}

/** Null for a file that has none, or cannot be looked through. */
function commentsIn(bytes: Uint8Array): CommentedDocx | null {
  try {
    return readDocxComments(bytes);
  } catch (error) {
    if (error instanceof DocumentError) return null;
    throw error;
  }
}
