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

/** What can still be handed in late is shown so long after its deadline, and then left in peace. */
const lateDays = 14;
const dayMs = 86_400_000;

/** The step that a student can begin or go on with now; null where there is none, or none that still calls. */
export function nextStep(work: OwnWork, now: Date): NextStep | null {
  const next = stepOf(work, now);
  if (next === null || next.deadline === null) return next;
  return next.deadline.getTime() > now.getTime() - lateDays * dayMs ? next : null;
}

function stepOf({ verdict, isEnforced, drafts }: OwnWork, now: Date): NextStep | null {
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

/** By deadline, what has none last; equal ones stay as they are. */
export function byDeadline(one: { deadline: Date | null }, other: { deadline: Date | null }): number {
  const [here, there] = [one, other].map(({ deadline }) => deadline?.getTime() ?? Number.MAX_SAFE_INTEGER);
  return (here ?? 0) - (there ?? 0);
}
