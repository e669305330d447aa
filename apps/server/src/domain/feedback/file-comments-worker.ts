import { rangesOnText } from '@redraft/analytics';
import { type CommentedDocx, DocumentError, readDocxComments } from '@redraft/documents';
import { type FileComment, feedbackIn, type Student } from './file-comment-rules.ts';

/** A version of a file, and its text as the log has it. */
export interface FileCommentsWork {
  bytes: Uint8Array;
  text: string;
  student: Student;
}

/** Runs in a thread of its own. Null for a file that cannot be looked through. */
export default function read({ bytes, text, student }: FileCommentsWork): FileComment[] | null {
  try {
    const commented = readDocxComments(bytes);
    return commented && feedbackIn(onText(commented, text), student);
  } catch (error) {
    if (error instanceof DocumentError) return null;
    throw error;
  }
}

/** Where a mark parts what would be one character, or the log read the file in an earlier way, the texts differ a little. */
function onText(commented: CommentedDocx, text: string): CommentedDocx {
  return { text, comments: rangesOnText(commented.comments, { from: commented.text, to: text }) };
}
