import type { DraftId } from '@redraft/contracts';

/** What of a student's work decides which step is next, and until when. */
export interface OwnWork {
  verdict: { may: 'start' } | { may: 'write'; draftId: DraftId; dueAt: Date | null } | { may: 'nothing' };
  isEnforced: boolean;
  /** As they are due for this student, the final one last. */
  drafts: readonly { id: DraftId; deadline: Date }[];
}

export interface NextStep {
  draftId: DraftId;
  /** Null without an end. */
  deadline: Date | null;
}

/** The step that a student can begin or go on with now; null where there is none. */
export function nextStep({ verdict, isEnforced, drafts }: OwnWork, now: Date): NextStep | null {
  switch (verdict.may) {
    case 'nothing':
      return null;
    case 'write':
      return { draftId: verdict.draftId, deadline: verdict.dueAt };
    case 'start': {
      const ahead = drafts.find(({ deadline }) => deadline > now);
      // Late as it is, the final text is what somebody would begin for.
      const next = ahead ?? (isEnforced ? undefined : drafts.at(-1));
      return next ? { draftId: next.id, deadline: next.deadline } : null;
    }
  }
}
