import type { ReviewersOf, ReviewMode, UserId } from '@redraft/contracts';
import { limits } from '@redraft/contracts';

export interface Pair {
  reviewee: UserId;
  reviewer: UserId;
}

/** Reviewers by reviewee. A student is never in their own bin, and at most once in each. */
export type Bins = ReadonlyMap<UserId, readonly UserId[]>;

/** Maximum reviewers per text when assigned manually. */
export const maxReviewers = limits.maxReviewersPerText;

export type PlacementResult =
  | { kind: 'placed'; bins: Bins; alsoReverse: boolean }
  | { kind: 'refused'; reason: 'self' | 'there' | 'bothWays' | 'full' | 'reverseFull' };

export function reviewersOf(bins: Bins, reviewee: UserId): readonly UserId[] {
  return bins.get(reviewee) ?? [];
}

function hasPair(bins: Bins, { reviewee, reviewer }: Pair): boolean {
  return reviewersOf(bins, reviewee).includes(reviewer);
}

const reverseOf = ({ reviewee, reviewer }: Pair): Pair => ({ reviewee: reviewer, reviewer: reviewee });

function addPair(bins: Bins, { reviewee, reviewer }: Pair): Bins {
  return new Map(bins).set(reviewee, [...reviewersOf(bins, reviewee), reviewer]);
}

function removePair(bins: Bins, { reviewee, reviewer }: Pair): Bins {
  const remaining = reviewersOf(bins, reviewee).filter((id) => id !== reviewer);
  const next = new Map(bins);
  if (remaining.length > 0) next.set(reviewee, remaining);
  else next.delete(reviewee);
  return next;
}

/** Adds a reviewer to a reviewee's bin: in mutual mode both directions, or neither. */
export function placeReviewer(bins: Bins, pair: Pair, mode: ReviewMode): PlacementResult {
  const reverse = reverseOf(pair);
  if (pair.reviewee === pair.reviewer) return { kind: 'refused', reason: 'self' };
  if (hasPair(bins, pair)) return { kind: 'refused', reason: 'there' };
  if (reviewersOf(bins, pair.reviewee).length >= maxReviewers) return { kind: 'refused', reason: 'full' };
  if (mode === 'Unidirectional' && hasPair(bins, reverse)) return { kind: 'refused', reason: 'bothWays' };
  const alsoReverse = mode === 'Mutal' && !hasPair(bins, reverse);
  if (alsoReverse && reviewersOf(bins, pair.reviewer).length >= maxReviewers)
    return { kind: 'refused', reason: 'reverseFull' };
  const result = addPair(bins, pair);
  return { kind: 'placed', bins: alsoReverse ? addPair(result, reverse) : result, alsoReverse };
}

/** Removes a reviewer from a bin; in mutual mode the reverse as well. */
export function removePairing(bins: Bins, pair: Pair, mode: ReviewMode): Bins {
  const withoutPair = removePair(bins, pair);
  return mode === 'Mutal' ? removePair(withoutPair, reverseOf(pair)) : withoutPair;
}

/** Moves a reviewer between bins; unchanged if the target rejects it. */
export function move(bins: Bins, from: Pair, reviewee: UserId, mode: ReviewMode): PlacementResult {
  return placeReviewer(removePairing(bins, from, mode), { reviewee, reviewer: from.reviewer }, mode);
}

function listPairs(bins: Bins): Pair[] {
  return [...bins].flatMap(([reviewee, reviewers]) => reviewers.map((reviewer) => ({ reviewee, reviewer })));
}

/** Pairs that violate the mode: one-way in mutual mode, two-way in unidirectional mode. */
export function listInvalidPairs(bins: Bins, mode: ReviewMode): Pair[] {
  switch (mode) {
    case 'Optional':
      return [];
    case 'Mutal':
      return listPairs(bins).filter((pair) => !hasPair(bins, reverseOf(pair)));
    case 'Unidirectional':
      return listPairs(bins).filter(
        (pair) => hasPair(bins, reverseOf(pair)) && pair.reviewee < pair.reviewer,
      );
  }
}

/** Converts the generated matrix: each row is a reviewee, each 1 in it a reviewer, both in student order. */
export function toBinsFromRows(rows: readonly (readonly number[])[], students: readonly UserId[]): Bins {
  const bins = new Map<UserId, readonly UserId[]>();
  for (const [index, reviewee] of students.entries()) {
    const reviewers = students.filter((_id, column) => rows[index]?.[column] === 1);
    if (reviewers.length > 0) bins.set(reviewee, reviewers);
  }
  return bins;
}

/** Number of reviews per reviewer. */
export function countTasksByReviewer(bins: Bins): ReadonlyMap<UserId, number> {
  const tasks = new Map<UserId, number>();
  for (const { reviewer } of listPairs(bins)) tasks.set(reviewer, (tasks.get(reviewer) ?? 0) + 1);
  return tasks;
}

/** Fills open slots with the students who have the fewest reviews, as far as the mode allows. */
export function fillOpenSlots(
  bins: Bins,
  students: readonly UserId[],
  count: number,
  mode: ReviewMode,
): Bins {
  let filled = bins;
  for (const reviewee of students) {
    while (reviewersOf(filled, reviewee).length < count) {
      const next = addOneReviewer(filled, reviewee, students, mode);
      if (next === null) break;
      filled = next;
    }
  }
  return filled;
}

function addOneReviewer(
  bins: Bins,
  reviewee: UserId,
  students: readonly UserId[],
  mode: ReviewMode,
): Bins | null {
  const tasks = countTasksByReviewer(bins);
  const leastBusyStudents = students.toSorted(
    (one, other) => (tasks.get(one) ?? 0) - (tasks.get(other) ?? 0),
  );
  for (const reviewer of leastBusyStudents) {
    const result = placeReviewer(bins, { reviewee, reviewer }, mode);
    if (result.kind === 'placed') return result.bins;
  }
  return null;
}

export interface Balance {
  /** Students with fewer reviewers than wanted. */
  fewer: readonly UserId[];
  /** Students with more than wanted. */
  more: readonly UserId[];
  /** Students without a review to write. */
  idle: readonly UserId[];
}

/** Deviations from the goal that everyone has the wanted number of reviewers and at least one review to write. */
export function balance(bins: Bins, students: readonly UserId[], count: number): Balance {
  const tasks = countTasksByReviewer(bins);
  return {
    fewer: students.filter((id) => reviewersOf(bins, id).length < count),
    more: students.filter((id) => reviewersOf(bins, id).length > count),
    idle: students.filter((id) => !tasks.has(id)),
  };
}

export function toBins(bins: readonly ReviewersOf[]): Bins {
  return new Map(bins.filter(({ reviewers }) => reviewers.length > 0).map((bin) => [bin.id, bin.reviewers]));
}

export function toReviewersOf(bins: Bins): ReviewersOf[] {
  return [...bins].map(([id, reviewers]) => ({ id, reviewers: [...reviewers] }));
}

/** Order within a bin is irrelevant. */
export function isSameBins(one: Bins, other: Bins): boolean {
  return (
    one.size === other.size &&
    [...one].every(([reviewee, reviewers]) => {
      const otherReviewers = reviewersOf(other, reviewee);
      return (
        otherReviewers.length === reviewers.length && reviewers.every((id) => otherReviewers.includes(id))
      );
    })
  );
}
