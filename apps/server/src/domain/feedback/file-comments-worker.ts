import { rangesOnText } from '@redraft/analytics';
import { type CommentedDocx, DocumentError, readDocxComments } from '@redraft/documents';
import { type FileComment, feedbackIn, type Student } from './file-comment-rules.ts';

/** A version of a file, and its text according to the log. */
export interface FileCommentsWork {
  bytes: Uint8Array;
  text: string;
  student: Student;
}

/** Runs in a worker thread. Null for an unreadable file. */
export default function read({ bytes, text, student }: FileCommentsWork): FileComment[] | null {
  try {
    const commented = readDocxComments(bytes);
    return commented && feedbackIn(onText(commented, text), student);
  } catch (error) {
    if (error instanceof DocumentError) return null;
    throw error;
  }
}

/** The texts differ slightly if a comment mark splits a grapheme, or an earlier version of the program extracted the text. */
function onText(commented: CommentedDocx, text: string): CommentedDocx {
  return { text, comments: rangesOnText(commented.comments, { from: commented.text, to: text }) };
}
