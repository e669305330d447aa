import type { ReviewersOf, ReviewMode, UserId } from '@redraft/contracts';
import { limits } from '@redraft/contracts';

export interface Pair {
  reviewee: UserId;
  reviewer: UserId;
}

/** By reviewee, who reviews them. Nobody stands in their own bin, and nobody twice in one. */
export type Bins = ReadonlyMap<UserId, readonly UserId[]>;

/** Of one text, by hand: more than that nobody takes in. */
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

/** Puts a reviewer into the bin of a reviewee: in mutual mode both ways, or not at all. */
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

/** Takes a reviewer out of a bin; in mutual mode the reverse goes as well. */
export function withdraw(bins: Bins, pair: Pair, mode: ReviewMode): Bins {
  const without = take(bins, pair);
  return mode === 'Mutal' ? take(without, reverseOf(pair)) : without;
}

/** Takes a reviewer from one bin to another: where the other refuses, nothing has moved. */
export function move(bins: Bins, from: Pair, reviewee: UserId, mode: ReviewMode): Placed {
  return place(withdraw(bins, from, mode), { reviewee, reviewer: from.reviewer }, mode);
}

function pairsOf(bins: Bins): Pair[] {
  return [...bins].flatMap(([reviewee, reviewers]) => reviewers.map((reviewer) => ({ reviewee, reviewer })));
}

/** Pairs that the mode does not know: one way only in mutual mode, both ways in the unidirectional one. */
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

/** The generated rows: each is a reviewee, each 1 in it a reviewer, both in the order of the students. */
export function fillFrom(rows: readonly (readonly number[])[], students: readonly UserId[]): Bins {
  const bins = new Map<UserId, readonly UserId[]>();
  for (const [index, reviewee] of students.entries()) {
    const reviewers = students.filter((_id, column) => rows[index]?.[column] === 1);
    if (reviewers.length > 0) bins.set(reviewee, reviewers);
  }
  return bins;
}

/** How many reviews each writes. */
export function tasksByReviewer(bins: Bins): ReadonlyMap<UserId, number> {
  const tasks = new Map<UserId, number>();
  for (const { reviewer } of pairsOf(bins)) tasks.set(reviewer, (tasks.get(reviewer) ?? 0) + 1);
  return tasks;
}

/** Gives everybody who lacks reviewers those who have least to review; as far as the mode lets it. */
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
  /** Students who review nobody. */
  idle: readonly UserId[];
}

/** Where the bins differ from what was wanted: as many reviewers for everybody, and something to do for everybody. */
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

/** The order in a bin says nothing. */
export function isSame(one: Bins, other: Bins): boolean {
  return (
    one.size === other.size &&
    [...one].every(([reviewee, reviewers]) => {
      const others = reviewersOf(other, reviewee);
      return others.length === reviewers.length && reviewers.every((id) => others.includes(id));
    })
  );
}
