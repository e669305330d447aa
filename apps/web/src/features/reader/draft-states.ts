import type { DraftId, ReadSubmission, SubmissionStatus } from '@redraft/contracts';
import { stepTitle } from '../../lib/sentences.ts';

interface DraftState {
  draftId: DraftId;
  title: string;
  isFinal: boolean;
  status: SubmissionStatus;
  submittedAt: string | null;
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
      isFinal: deadline.draftType === 'FINAL',
      status: made?.status ?? 'NONE',
      submittedAt: made?.date ?? null,
    };
  });
}

/** The draft that a text has come to while its last step is open; null where the status of the whole says all there is. */
export function findDraftReached(
  submission: Pick<ReadSubmission, 'status' | 'deadlines' | 'deadlineSubmissions'>,
): DraftState | null {
  if (submission.status !== 'NONE') return null;
  const isHandedIn = ({ status }: DraftState) => status !== 'NONE' && status !== 'MISSED';
  return draftStates(submission).findLast((draft) => !draft.isFinal && isHandedIn(draft)) ?? null;
}
