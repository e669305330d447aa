import type { DraftId } from '@redraft/contracts';

/** The part of a student's work that determines the next step and its deadline. */
export interface OwnWork {
  verdict: { may: 'start' } | { may: 'write'; draftId: DraftId; dueAt: Date | null } | { may: 'nothing' };
  isEnforced: boolean;
  /** With the deadlines that apply to this student, the final one last. */
  drafts: readonly { id: DraftId; deadline: Date }[];
}

export interface NextStep {
  draftId: DraftId;
  /** Null if there is no end. */
  deadline: Date | null;
}

/** The step that a student can start or continue now; null if there is none. */
export function nextStep({ verdict, isEnforced, drafts }: OwnWork, now: Date): NextStep | null {
  switch (verdict.may) {
    case 'nothing':
      return null;
    case 'write':
      return { draftId: verdict.draftId, deadline: verdict.dueAt };
    case 'start': {
      const nextDraft = drafts.find(({ deadline }) => deadline > now);
      // After the last deadline, the final text can still be started late.
      const draft = nextDraft ?? (isEnforced ? undefined : drafts.at(-1));
      return draft ? { draftId: draft.id, deadline: draft.deadline } : null;
    }
  }
}
