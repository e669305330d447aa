import type { DraftItem } from '@redraft/contracts';

interface Due {
  deadline: Date;
  /** Until when reviews of the draft are due; null while it is not reviewed. */
  reviewDeadline: Date | null;
}

/** Reviews are written of what is handed in. */
export function isReviewTooEarly({ deadline, reviewDeadline }: Due): boolean {
  return reviewDeadline !== null && reviewDeadline < deadline;
}

/**
 * The deadline of reviews after a change of the draft. One that is not chosen anew stays, and where the draft moves beyond it,
 * reviewers keep the time that they had.
 */
export function reviewDeadlineAfter(
  deadline: Date,
  sent: Pick<DraftItem, 'draftPeerReviewDeadline'> | undefined,
  before: Due | undefined,
): Date | null {
  const chosen = sent?.draftPeerReviewDeadline;
  if (chosen === null) return null;
  const stored = before?.reviewDeadline ?? null;
  if (chosen !== undefined && new Date(chosen).getTime() !== stored?.getTime()) return new Date(chosen);
  if (before === undefined || stored === null || stored >= deadline) return stored;
  return new Date(deadline.getTime() + stored.getTime() - before.deadline.getTime());
}
