import type { StudentAssignment, TimelineEntry } from '@redraft/contracts';

/** The draft to submit next; null if only the final submission is left. */
export function findNextStep({
  timeline,
  currentStep,
}: Pick<StudentAssignment, 'timeline' | 'currentStep'>): TimelineEntry | null {
  const drafts = timeline.slice(0, -1);
  if (currentStep !== null) return drafts.find(({ draftId }) => draftId === currentStep.draftId) ?? null;
  return drafts.find(({ status }) => status === 'NONE') ?? null;
}
