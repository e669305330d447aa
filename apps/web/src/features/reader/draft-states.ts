import type { ReadSubmission, SubmissionStatus } from '@redraft/contracts';
import { stepTitle } from '../../lib/sentences.ts';

export interface DraftState {
  draftId: number;
  title: string;
  due: string;
  weight: number;
  status: SubmissionStatus;
  submittedAt: string | null;
  /** The version that was handed in; null while there is none to open. */
  seq: number | null;
}

/** Each draft of the assignment with what the student made of it. */
export function draftStates(
  submission: Pick<ReadSubmission, 'deadlines' | 'deadlineSubmissions'>,
): DraftState[] {
  return submission.deadlines.map((deadline) => {
    const made = submission.deadlineSubmissions.find(({ draftId }) => draftId === deadline.draftId);
    return {
      draftId: deadline.draftId,
      title: stepTitle(deadline),
      due: made?.exceptionDeadline ?? deadline.draftDeadline,
      weight: deadline.draftPointValue,
      status: made?.status ?? 'NONE',
      submittedAt: made?.date ?? null,
      seq: made?.versionSeq ?? null,
    };
  });
}
