import type { DraftItem } from '@redraft/contracts';

interface Due {
  deadline: Date;
  /** The deadline of the draft's reviews; null if it is not reviewed. */
  reviewDeadline: Date | null;
}

/** Reviews are written after the draft is handed in. */
export function isReviewTooEarly({ deadline, reviewDeadline }: Due): boolean {
  return reviewDeadline !== null && reviewDeadline < deadline;
}

/**
 * The deadline of reviews after a change to the draft. If it was not changed explicitly it stays; if the draft moves beyond it, it moves along, so
 * that reviewers keep their time.
 */
export function reviewDeadlineAfter(
  deadline: Date,
  sent: Pick<DraftItem, 'draftPeerReviewDeadline'> | undefined,
  before: Due | undefined,
): Date | null {
  const requestedDeadline = sent?.draftPeerReviewDeadline;
  if (requestedDeadline === null) return null;
  const stored = before?.reviewDeadline ?? null;
  if (requestedDeadline !== undefined && new Date(requestedDeadline).getTime() !== stored?.getTime())
    return new Date(requestedDeadline);
  if (before === undefined || stored === null || stored >= deadline) return stored;
  return new Date(deadline.getTime() + stored.getTime() - before.deadline.getTime());
}
