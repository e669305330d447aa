import { type CommentedDocx, DocumentError, readDocxComments } from '@redraft/documents';
import { commentsSince, type PlacedComment } from './review-comment-rules.ts';

/** A review as it was started, and its current content. */
export interface StartedAndCurrent {
  begun: Uint8Array;
  now: Uint8Array;
}

/** The comments of a review, positioned in its current text. */
export function readReviewComments({ begun, now }: StartedAndCurrent): {
  text: string;
  comments: PlacedComment[];
} {
  const commented = commentsIn(now);
  return { text: commented?.text ?? '', comments: commentsSince(commentsIn(begun), commented) };
}

/** Null for a file without comments, or an unreadable one. */
function commentsIn(bytes: Uint8Array): CommentedDocx | null {
  try {
    return readDocxComments(bytes);
  } catch (error) {
    if (error instanceof DocumentError) return null;
    throw error;
  }
}
