import { createHmac } from 'node:crypto';
import type { AssignmentId, ResearchWriters, SubmissionId, UserId } from '@redraft/contracts';

/** What is told of a writer and a text instead of who they are (docs/research-export.md#codes). */
export interface Codes {
  text: string;
  writer: string;
  assignment: string;
}

export interface Coded {
  id: SubmissionId;
  assignment_id: AssignmentId;
  student_id: UserId;
  /** Nobody who grades knows yet whose it is. */
  is_hidden: boolean;
}

/** Hexadecimal digits: of exports of five thousand texts one in twenty million has two alike. */
const length = 12;

/**
 * The same text has the same code in each export with codes of its class. A text whose name is hidden has a writer of its own: its
 * other texts would say whose it is. An export with names has other codes, so that codes alone put no name to anybody.
 */
export function assignCodes(secret: Uint8Array, text: Coded, writers: ResearchWriters): Codes {
  const codeOf = (...what: (string | number)[]) =>
    createHmac('sha256', secret)
      .update([writers, ...what].join(' '))
      .digest('hex')
      .slice(0, length);
  const { id, assignment_id: assignmentId, student_id: studentId } = text;
  return {
    text: codeOf('text', id),
    writer: text.is_hidden ? codeOf('hidden writer of', id) : codeOf('writer', studentId),
    assignment: codeOf('assignment', assignmentId),
  };
}
