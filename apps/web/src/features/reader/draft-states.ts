import type { DraftId, ReadSubmission, SubmissionStatus } from '@redraft/contracts';
import { stepTitle } from '../../lib/sentences.ts';

export interface DraftState {
  draftId: DraftId;
  title: string;
  isFinal: boolean;
  due: string;
  weight: number;
  status: SubmissionStatus;
  submittedAt: string | null;
  isException: boolean;
  exceptionDeadline: string | null;
  /** The version that was handed in, before it was opened again too; null while there is none to open. */
  seq: number | null;
  /** Whether that version is one that was handed in before the draft was opened again. */
  isEarlier: boolean;
  commented: { seq: number; at: string } | null;
}

/** Each draft of the assignment with what the student made of it. */
export function draftStates(
  submission: Pick<ReadSubmission, 'deadlines' | 'deadlineSubmissions'>,
): DraftState[] {
  return submission.deadlines.map((deadline) => {
    const made = submission.deadlineSubmissions.find(({ draftId }) => draftId === deadline.draftId);
    const [commented] = made?.commentedFiles ?? [];
    return {
      draftId: deadline.draftId,
      title: stepTitle(deadline),
      isFinal: deadline.draftType === 'FINAL',
      due: made?.exceptionDeadline ?? deadline.draftDeadline,
      weight: deadline.draftPointValue,
      status: made?.status ?? 'NONE',
      submittedAt: made?.date ?? null,
      isException: made?.exception ?? false,
      exceptionDeadline: made?.exceptionDeadline ?? null,
      seq: made?.versionSeq ?? made?.earlier?.versionSeq ?? null,
      isEarlier: made !== undefined && made.versionSeq === null && made.earlier !== null,
      commented: commented === undefined ? null : { seq: commented.versionSeq, at: commented.date },
    };
  });
}

/** A version of the text that can be opened. */
export interface ShownVersion {
  key: string;
  title: string;
  seq: number;
}

/** What was handed in as a draft, and what it was commented upon. */
export function versionOf(draft: DraftState): ShownVersion | null {
  return draft.seq === null ? null : { key: `draft ${draft.draftId}`, title: draft.title, seq: draft.seq };
}

export function commentedVersionOf(draft: DraftState, title: string): ShownVersion | null {
  return draft.commented && { key: `commented ${draft.draftId}`, title, seq: draft.commented.seq };
}
