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

export type Placed =
  | { kind: 'placed'; bins: Bins; alsoReverse: boolean }
  | { kind: 'refused'; because: 'self' | 'there' | 'bothWays' | 'full' | 'reverseFull' };

export function reviewersOf(bins: Bins, reviewee: UserId): readonly UserId[] {
  return bins.get(reviewee) ?? [];
}

function has(bins: Bins, { reviewee, reviewer }: Pair): boolean {
  return reviewersOf(bins, reviewee).includes(reviewer);
}

const reverseOf = ({ reviewee, reviewer }: Pair): Pair => ({ reviewee: reviewer, reviewer: reviewee });

function put(bins: Bins, { reviewee, reviewer }: Pair): Bins {
  return new Map(bins).set(reviewee, [...reviewersOf(bins, reviewee), reviewer]);
}

function take(bins: Bins, { reviewee, reviewer }: Pair): Bins {
  const left = reviewersOf(bins, reviewee).filter((id) => id !== reviewer);
  const next = new Map(bins);
  if (left.length > 0) next.set(reviewee, left);
  else next.delete(reviewee);
  return next;
}

/** Adds a reviewer to a reviewee's bin: in mutual mode both directions, or neither. */
export function place(bins: Bins, pair: Pair, mode: ReviewMode): Placed {
  const reverse = reverseOf(pair);
  if (pair.reviewee === pair.reviewer) return { kind: 'refused', because: 'self' };
  if (has(bins, pair)) return { kind: 'refused', because: 'there' };
  if (reviewersOf(bins, pair.reviewee).length >= maxReviewers) return { kind: 'refused', because: 'full' };
  if (mode === 'Unidirectional' && has(bins, reverse)) return { kind: 'refused', because: 'bothWays' };
  const alsoReverse = mode === 'Mutal' && !has(bins, reverse);
  if (alsoReverse && reviewersOf(bins, pair.reviewer).length >= maxReviewers)
    return { kind: 'refused', because: 'reverseFull' };
  const placed = put(bins, pair);
  return { kind: 'placed', bins: alsoReverse ? put(placed, reverse) : placed, alsoReverse };
}

/** Removes a reviewer from a bin; in mutual mode the reverse as well. */
export function withdraw(bins: Bins, pair: Pair, mode: ReviewMode): Bins {
  const without = take(bins, pair);
  return mode === 'Mutal' ? take(without, reverseOf(pair)) : without;
}

/** Moves a reviewer between bins; unchanged if the target rejects it. */
export function move(bins: Bins, from: Pair, reviewee: UserId, mode: ReviewMode): Placed {
  return place(withdraw(bins, from, mode), { reviewee, reviewer: from.reviewer }, mode);
}

function pairsOf(bins: Bins): Pair[] {
  return [...bins].flatMap(([reviewee, reviewers]) => reviewers.map((reviewer) => ({ reviewee, reviewer })));
}

/** Pairs that violate the mode: one-way in mutual mode, two-way in unidirectional mode. */
export function listMisfits(bins: Bins, mode: ReviewMode): Pair[] {
  switch (mode) {
    case 'Optional':
      return [];
    case 'Mutal':
      return pairsOf(bins).filter((pair) => !has(bins, reverseOf(pair)));
    case 'Unidirectional':
      return pairsOf(bins).filter((pair) => has(bins, reverseOf(pair)) && pair.reviewee < pair.reviewer);
  }
}

/** Converts the generated matrix: each row is a reviewee, each 1 in it a reviewer, both in student order. */
export function fillFrom(rows: readonly (readonly number[])[], students: readonly UserId[]): Bins {
  const bins = new Map<UserId, readonly UserId[]>();
  for (const [index, reviewee] of students.entries()) {
    const reviewers = students.filter((_id, column) => rows[index]?.[column] === 1);
    if (reviewers.length > 0) bins.set(reviewee, reviewers);
  }
  return bins;
}

/** Number of reviews per reviewer. */
export function tasksByReviewer(bins: Bins): ReadonlyMap<UserId, number> {
  const tasks = new Map<UserId, number>();
  for (const { reviewer } of pairsOf(bins)) tasks.set(reviewer, (tasks.get(reviewer) ?? 0) + 1);
  return tasks;
}

/** Fills missing places with the students who have the fewest reviews, as far as the mode allows. */
export function fillOpen(bins: Bins, students: readonly UserId[], wanted: number, mode: ReviewMode): Bins {
  let filled = bins;
  for (const reviewee of students) {
    while (reviewersOf(filled, reviewee).length < wanted) {
      const next = withOneMore(filled, reviewee, students, mode);
      if (next === null) break;
      filled = next;
    }
  }
  return filled;
}

function withOneMore(
  bins: Bins,
  reviewee: UserId,
  students: readonly UserId[],
  mode: ReviewMode,
): Bins | null {
  const tasks = tasksByReviewer(bins);
  const leastBusyFirst = students.toSorted((one, other) => (tasks.get(one) ?? 0) - (tasks.get(other) ?? 0));
  for (const reviewer of leastBusyFirst) {
    const placed = place(bins, { reviewee, reviewer }, mode);
    if (placed.kind === 'placed') return placed.bins;
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
export function balance(bins: Bins, students: readonly UserId[], wanted: number): Balance {
  const tasks = tasksByReviewer(bins);
  return {
    fewer: students.filter((id) => reviewersOf(bins, id).length < wanted),
    more: students.filter((id) => reviewersOf(bins, id).length > wanted),
    idle: students.filter((id) => !tasks.has(id)),
  };
}

export function toBins(sent: readonly ReviewersOf[]): Bins {
  return new Map(sent.filter(({ reviewers }) => reviewers.length > 0).map((bin) => [bin.id, bin.reviewers]));
}

export function fromBins(bins: Bins): ReviewersOf[] {
  return [...bins].map(([id, reviewers]) => ({ id, reviewers: [...reviewers] }));
}

/** Order within a bin is irrelevant. */
export function isSame(one: Bins, other: Bins): boolean {
  return (
    one.size === other.size &&
    [...one].every(([reviewee, reviewers]) => {
      const others = reviewersOf(other, reviewee);
      return others.length === reviewers.length && reviewers.every((id) => others.includes(id));
    })
  );
}
