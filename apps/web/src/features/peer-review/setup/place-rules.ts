import type { ReplacedPlace, UserId } from '@redraft/contracts';
import type { Bins, Pair } from './pairing-rules.ts';
import { fillOpen, place, reviewersOf, withdraw } from './pairing-rules.ts';
import type { SetUp } from './setup-rules.ts';

/** Places of one student without a reviewer. */
export interface OpenPlace {
  reviewee: UserId;
  missing: number;
}

/** Open places, once any pairs exist; before that the round is not set up. */
export function listOpenPlaces(
  { bins, count }: Pick<SetUp, 'bins' | 'count'>,
  students: readonly UserId[],
): OpenPlace[] {
  if (bins.size === 0) return [];
  const max = Math.min(count, students.length - 1);
  return students
    .map((reviewee) => ({ reviewee, missing: max - reviewersOf(bins, reviewee).length }))
    .filter(({ missing }) => missing > 0);
}

const isIn = (bins: Bins, { reviewee, reviewer }: Pair) => reviewersOf(bins, reviewee).includes(reviewer);

/** Proposed pairs that are not saved yet. */
export function addedSince(saved: Bins, bins: Bins): Pair[] {
  return [...bins].flatMap(([reviewee, reviewers]) =>
    reviewers.map((reviewer) => ({ reviewee, reviewer })).filter((pair) => !isIn(saved, pair)),
  );
}

/** Students who can take a place of a student. */
export function listTakers(
  { bins, mode }: Pick<SetUp, 'bins' | 'mode'>,
  reviewee: UserId,
  students: readonly UserId[],
): UserId[] {
  return students.filter((reviewer) => place(bins, { reviewee, reviewer }, mode).kind === 'placed');
}

export function give({ bins, mode }: Pick<SetUp, 'bins' | 'mode'>, pair: Pair): Bins {
  const placed = place(bins, pair, mode);
  return placed.kind === 'placed' ? placed.bins : bins;
}

/** Withdraws a proposed pair; a reverse direction that was saved before stays. */
export function takeBack(saved: Bins, { bins, mode }: Pick<SetUp, 'bins' | 'mode'>, pair: Pair): Bins {
  const reverse = { reviewee: pair.reviewer, reviewer: pair.reviewee };
  return withdraw(bins, pair, isIn(saved, reverse) ? 'Optional' : mode);
}

export function propose(
  { bins, count, mode }: Pick<SetUp, 'bins' | 'count' | 'mode'>,
  students: readonly UserId[],
): Bins {
  return fillOpen(bins, students, Math.min(count, students.length - 1), mode);
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
