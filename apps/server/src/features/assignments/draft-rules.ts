import type { DraftId, DraftItem } from '@redraft/contracts';

/** A draft as it stands after a change. */
export interface DraftValues {
  id: DraftId | null;
  title: string;
  deadline: Date;
  pointValue: number;
  type: 'DRAFT' | 'FINAL';
}

export type DraftProblem =
  | 'assignment.draft_incomplete'
  | 'assignment.drafts_exceed_total'
  | 'request.invalid';

interface Frame {
  title: string;
  startAt: Date;
  endAt: Date;
  isMultiDraft: boolean;
}

/**
 * The drafts that result from what the editor sends: deleted ones gone, the rest by deadline, and always
 * exactly one FINAL draft, last, due at the end and worth what the others leave of 100 (spec 0 no. 28).
 */
export function resolveDrafts(
  frame: Frame,
  sent: readonly DraftItem[],
  finalId: DraftId | null,
): { drafts: DraftValues[] } | { problem: DraftProblem; message?: string } {
  const kept = frame.isMultiDraft
    ? sent.filter((draft) => draft.draftType === 'DRAFT' && draft.draftStatus !== 'DELETE')
    : [];
  if (kept.some((draft) => draft.draftTitle.trim() === '')) return { problem: 'assignment.draft_incomplete' };
  const drafts = kept.map((draft) => ({
    id: draft.draftId,
    title: draft.draftTitle.trim(),
    deadline: new Date(draft.draftDeadline),
    pointValue: draft.draftPointValue,
    type: 'DRAFT' as const,
  }));
  const outside = drafts.find(({ deadline }) => deadline < frame.startAt || deadline > frame.endAt);
  if (outside) {
    const message = `The deadline of ${outside.title} has to lie between the start and the final deadline.`;
    return { problem: 'request.invalid', message };
  }
  const contribution = sum(drafts.map((draft) => draft.pointValue));
  if (contribution > 100) return { problem: 'assignment.drafts_exceed_total' };
  drafts.sort((a, b) => a.deadline.getTime() - b.deadline.getTime());
  const final: DraftValues = {
    id: finalId,
    title: 'Final Submission',
    deadline: frame.endAt,
    pointValue: 100 - contribution,
    type: 'FINAL',
  };
  return { drafts: [...drafts, final] };
}

/** Hundredths, so that 33.3 + 33.3 + 33.4 is 100 and not a little more. */
function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + Math.round(value * 100), 0) / 100;
}
