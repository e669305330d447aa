import type { ReviewComment } from '@redraft/contracts';
import { type CommentedDocx, DocumentError, readDocxComments } from '@redraft/documents';
import { commentsSince } from './review-comment-rules.ts';

/** A review as it was begun, and as it is. */
export interface ReviewCommentsWork {
  begun: Uint8Array;
  now: Uint8Array;
}

/** Runs in a thread of its own. */
export default function read({ begun, now }: ReviewCommentsWork): ReviewComment[] {
  return commentsSince(commentsIn(begun), commentsIn(now));
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
