import { createHmac } from 'node:crypto';
import type { AssignmentId, ResearchWriters, SubmissionId, UserId } from '@redraft/contracts';

/** Replaces the identities of writer and text (docs/research-export.md#codes). */
export interface Codes {
  text: string;
  writer: string;
  assignment: string;
}

export interface CodedText {
  id: SubmissionId;
  assignment_id: AssignmentId;
  student_id: UserId;
  /** The author is still hidden from graders. */
  is_hidden: boolean;
}

/** Hexadecimal digits: the probability of a collision in an export of five thousand texts is one in twenty million. */
const length = 12;

/**
 * A text has the same code in all coded exports of its class. A text with a hidden name gets a writer code of its own, because the writer's other
 * texts would reveal them. Exports with names use other codes, so that codes alone cannot be linked to names.
 */
export function assignCodes(secret: Uint8Array, text: CodedText, writers: ResearchWriters): Codes {
  const codeOf = (...parts: (string | number)[]) =>
    createHmac('sha256', secret)
      .update([writers, ...parts].join(' '))
      .digest('hex')
      .slice(0, length);
  const { id, assignment_id: assignmentId, student_id: studentId } = text;
  return {
    text: codeOf('text', id),
    writer: text.is_hidden ? codeOf('hidden writer of', id) : codeOf('writer', studentId),
    assignment: codeOf('assignment', assignmentId),
  };
}
