import type { StudentAssignment } from '@redraft/contracts';
import { findDeadlineWarning } from '../deadlines.ts';

/** The most urgent notice for the student above the text. */
export type Notice =
  | { kind: 'closed'; reason: string; code: string | null }
  | {
      kind: 'due';
      isLast: boolean;
      title: string;
      isFinal: boolean;
      deadline: number;
      /** What happens automatically at that time. */
      enforcement: 'submits' | 'closes' | null;
    };

export function findNotice(
  assignment: Pick<
    StudentAssignment,
    'closedBecause' | 'closedCode' | 'can' | 'timeline' | 'preventAfterDueDate' | 'autoSubmission'
  >,
  now: number,
): Notice | null {
  const { closedBecause, closedCode } = assignment;
  if (closedBecause !== null) return { kind: 'closed', reason: closedBecause, code: closedCode };
  const warning = assignment.can.write ? findDeadlineWarning(assignment.timeline, now) : null;
  if (warning === null) return null;
  const { kind, title, deadline } = warning;
  const enforcement = assignment.autoSubmission ? 'submits' : 'closes';
  return {
    kind: 'due',
    isLast: kind === 'last',
    title,
    isFinal: title === assignment.timeline.at(-1)?.title,
    deadline,
    enforcement: assignment.preventAfterDueDate ? enforcement : null,
  };
}
