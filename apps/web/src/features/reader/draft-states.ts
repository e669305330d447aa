import type { DraftId, ReadSubmission, SubmissionStatus } from '@redraft/contracts';
import { stepTitle } from '../../lib/sentences.ts';

interface DraftState {
  draftId: DraftId;
  title: string;
  isFinal: boolean;
  status: SubmissionStatus;
  submittedAt: string | null;
}

/** Each draft of the assignment with the student's status in it. */
export function listDraftStates(
  submission: Pick<ReadSubmission, 'deadlines' | 'deadlineSubmissions'>,
): DraftState[] {
  return submission.deadlines.map((deadline) => {
    const draftSubmission = submission.deadlineSubmissions.find(
      ({ draftId }) => draftId === deadline.draftId,
    );
    return {
      draftId: deadline.draftId,
      title: stepTitle(deadline),
      isFinal: deadline.draftType === 'FINAL',
      status: draftSubmission?.status ?? 'NONE',
      submittedAt: draftSubmission?.date ?? null,
    };
  });
}

/** The draft that was reached while the last step is open; null if the overall status already says so. */
export function findDraftReached(
  submission: Pick<ReadSubmission, 'status' | 'deadlines' | 'deadlineSubmissions'>,
): DraftState | null {
  if (submission.status !== 'NONE') return null;
  const isHandedIn = ({ status }: DraftState) => status !== 'NONE' && status !== 'MISSED';
  return listDraftStates(submission).findLast((draft) => !draft.isFinal && isHandedIn(draft)) ?? null;
}
