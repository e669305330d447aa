import type { DraftId, DraftItem, ErrorCode } from '@redraft/contracts';
import { type Sentence, sentence } from '@redraft/sentences';
import { en } from '@redraft/sentences/en';
import { isReviewTooEarly, reviewDeadlineAfter } from './review-deadline-rules.ts';

/** A draft after a change. */
export interface DraftValues {
  id: DraftId | null;
  title: string;
  deadline: Date;
  pointValue: number;
  type: 'DRAFT' | 'FINAL';
  /** The deadline of its reviews; null if it is not reviewed. */
  reviewDeadline: Date | null;
}

/** A draft before a change. */
export interface StoredDraft extends DraftValues {
  id: DraftId;
}

interface Problem {
  problem: Sentence<ErrorCode>;
}

interface Frame {
  startAt: Date;
  endAt: Date;
  isMultiDraft: boolean;
  /** New or moved drafts cannot be due earlier. */
  notBefore: Date | null;
}

/**
 * The drafts that result from what the editor sends: deleted ones removed, the rest sorted by deadline, with exactly one FINAL draft, last, due at
 * the end, with the contribution that the others leave of 100. Only the mark DELETE removes a stored draft: one that was not sent stays.
 */
export function resolveDrafts(
  frame: Frame,
  sent: readonly DraftItem[],
  stored: readonly StoredDraft[],
): { drafts: DraftValues[] } | Problem {
  const changes = sent.filter((draft) => draft.draftType === 'DRAFT');
  const existing = stored.filter((draft) => draft.type === 'DRAFT');
  const remainingDrafts = storedDrafts(changes, existing);
  const problem =
    idProblem(changes, existing) ??
    (frame.isMultiDraft ? valueProblem(frame, remainingDrafts, existing) : unselectProblem(remainingDrafts));
  if (problem) return problem;
  const drafts = frame.isMultiDraft ? remainingDrafts : [];
  drafts.sort((a, b) => a.deadline.getTime() - b.deadline.getTime());
  const storedFinal = stored.find((draft) => draft.type === 'FINAL');
  const sentFinal = sent.find((draft) => draft.draftType === 'FINAL');
  const finalDraft: DraftValues = {
    id: storedFinal?.id ?? null,
    // Stored in English: readers see a name translated by type.
    title: en['step.final'],
    deadline: frame.endAt,
    pointValue: 100 - contributionOf(drafts),
    type: 'FINAL',
    reviewDeadline: reviewDeadlineAfter(frame.endAt, sentFinal, storedFinal),
  };
  const all = [...drafts, finalDraft];
  const tooEarly = all.find(isReviewTooEarly);
  if (tooEarly) return { problem: sentence('review.deadline_too_early', { title: tooEarly.title }) };
  return { drafts: all };
}

function storedDrafts(changes: readonly DraftItem[], existing: readonly StoredDraft[]): DraftValues[] {
  const changedIds = new Set(changes.map((draft) => draft.draftId));
  const changed = changes
    .filter((draft) => draft.draftStatus !== 'DELETE')
    .map((draft) => ({
      id: draft.draftId,
      title: draft.draftTitle.trim(),
      deadline: new Date(draft.draftDeadline),
      pointValue: draft.draftPointValue,
      type: 'DRAFT' as const,
      reviewDeadline: reviewDeadlineAfter(
        new Date(draft.draftDeadline),
        draft,
        existing.find(({ id }) => id === draft.draftId),
      ),
    }));
  return [...existing.filter((draft) => !changedIds.has(draft.id)), ...changed];
}

function idProblem(changes: readonly DraftItem[], existing: readonly StoredDraft[]): Problem | undefined {
  const ids = changes.flatMap((draft) => draft.draftId ?? []);
  if (new Set(ids).size < ids.length) return { problem: sentence('assignment.draft_repeated') };
  const isForeign = ids.some((id) => !existing.some((draft) => draft.id === id));
  return isForeign ? { problem: sentence('not_found') } : undefined;
}

/** Draft submissions cannot be turned off while a draft exists. */
function unselectProblem(remainingDrafts: readonly DraftValues[]): Problem | undefined {
  return remainingDrafts.some((draft) => draft.id !== null)
    ? { problem: sentence('assignment.drafts_kept') }
    : undefined;
}

function valueProblem(
  frame: Frame,
  remainingDrafts: readonly DraftValues[],
  existing: readonly StoredDraft[],
): Problem | undefined {
  if (remainingDrafts.some((draft) => draft.title === ''))
    return { problem: sentence('assignment.draft_incomplete') };
  const outOfRange = remainingDrafts.find(
    ({ deadline }) => deadline < frame.startAt || deadline > frame.endAt,
  );
  if (outOfRange) return { problem: sentence('assignment.draft_outside', { title: outOfRange.title }) };
  const movedToPast = remainingDrafts.find((draft) => isMovedBefore(frame.notBefore, draft, existing));
  if (movedToPast) return { problem: sentence('assignment.draft_past', { title: movedToPast.title }) };
  return contributionOf(remainingDrafts) > 100
    ? { problem: sentence('assignment.drafts_exceed_total') }
    : undefined;
}

function isMovedBefore(limit: Date | null, draft: DraftValues, existing: readonly StoredDraft[]): boolean {
  if (limit === null || draft.deadline >= limit) return false;
  const before = existing.find(({ id }) => id === draft.id);
  return before?.deadline.getTime() !== draft.deadline.getTime();
}

/** In hundredths, so that 33.3 + 33.3 + 33.4 is exactly 100. */
function contributionOf(drafts: readonly DraftValues[]): number {
  return drafts.reduce((total, draft) => total + Math.round(draft.pointValue * 100), 0) / 100;
}
