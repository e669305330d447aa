import type { ReplacedPlace, UserId } from '@redraft/contracts';
import type { Bins, Pair } from './pairing-rules.ts';
import { fillOpenSlots, placeReviewer, removePairing, reviewersOf } from './pairing-rules.ts';
import type { PairingSettings } from './setup-rules.ts';

/** Open reviewer slots of one student. */
export interface OpenSlot {
  reviewee: UserId;
  missing: number;
}

/** Open slots, once any pairs exist; before that the round is not set up. */
export function listOpenSlots(
  { bins, count }: Pick<PairingSettings, 'bins' | 'count'>,
  students: readonly UserId[],
): OpenSlot[] {
  if (bins.size === 0) return [];
  const max = Math.min(count, students.length - 1);
  return students
    .map((reviewee) => ({ reviewee, missing: max - reviewersOf(bins, reviewee).length }))
    .filter(({ missing }) => missing > 0);
}

const hasPair = (bins: Bins, { reviewee, reviewer }: Pair) => reviewersOf(bins, reviewee).includes(reviewer);

/** Proposed pairs that are not saved yet. */
export function listAddedPairs(saved: Bins, bins: Bins): Pair[] {
  return [...bins].flatMap(([reviewee, reviewers]) =>
    reviewers.map((reviewer) => ({ reviewee, reviewer })).filter((pair) => !hasPair(saved, pair)),
  );
}

/** Students who can fill a slot of a student. */
export function listReviewCandidates(
  { bins, mode }: Pick<PairingSettings, 'bins' | 'mode'>,
  reviewee: UserId,
  students: readonly UserId[],
): UserId[] {
  return students.filter((reviewer) => placeReviewer(bins, { reviewee, reviewer }, mode).kind === 'placed');
}

export function assignReviewer({ bins, mode }: Pick<PairingSettings, 'bins' | 'mode'>, pair: Pair): Bins {
  const placed = placeReviewer(bins, pair, mode);
  return placed.kind === 'placed' ? placed.bins : bins;
}

/** Withdraws a proposed pair; a reverse direction that was saved before stays. */
export function withdrawReviewer(
  saved: Bins,
  { bins, mode }: Pick<PairingSettings, 'bins' | 'mode'>,
  pair: Pair,
): Bins {
  const reverse = { reviewee: pair.reviewer, reviewer: pair.reviewee };
  return removePairing(bins, pair, hasPair(saved, reverse) ? 'Optional' : mode);
}

export function proposeReviewers(
  { bins, count, mode }: Pick<PairingSettings, 'bins' | 'count' | 'mode'>,
  students: readonly UserId[],
): Bins {
  return fillOpenSlots(bins, students, Math.min(count, students.length - 1), mode);
}

export const toReplacedPlaces = (added: readonly Pair[]): ReplacedPlace[] =>
  added.map(({ reviewee, reviewer }) => ({
    revieweeId: reviewee,
    reviewerId: null,
    replacementId: reviewer,
  }));

/** The inverse change, for undo. */
export const toEmptiedPlaces = (places: readonly ReplacedPlace[]): ReplacedPlace[] =>
  places.map(({ revieweeId, reviewerId, replacementId }) => ({
    revieweeId,
    reviewerId: replacementId,
    replacementId: reviewerId,
  }));
