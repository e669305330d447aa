import type { TimelineEntry } from '@redraft/contracts';
import type { DraftRow } from '../../domain/assignments/index.ts';
import type { MissedStep } from '../../domain/submissions/index.ts';

/** The timeline entry of a draft for a student who has not started the assignment. */
export function presentNotStartedStep(draft: DraftRow, missed: readonly MissedStep[]): TimelineEntry {
  return {
    title: draft.title,
    date: draft.deadline.toISOString(),
    status: missed.some(({ draftId }) => draftId === draft.id) ? 'MISSED' : 'NONE',
    exception: false,
    exceptionDeadline: null,
    draftId: draft.id,
    submitDate: null,
  };
}
