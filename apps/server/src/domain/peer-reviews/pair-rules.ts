import {
  type ErrorCode,
  limits,
  type ReplacedPlace,
  type ReviewersOf,
  type ReviewMode,
  type ReviewVacancy,
  type UserId,
} from '@redraft/contracts';
import { type Sentence, sentence } from '@redraft/sentences';

export interface Pair {
  reviewee_id: UserId;
  reviewer_id: UserId;
}

const keyOf = ({ reviewee_id: reviewee, reviewer_id: reviewer }: Pair) => `${reviewee}/${reviewer}`;

/** Without duplicates, in the given order. */
export function pairsOf(rows: readonly ReviewersOf[]): Pair[] {
  const pairs = rows.flatMap(({ id, reviewers }) =>
    reviewers.map((reviewer): Pair => ({ reviewee_id: id, reviewer_id: reviewer })),
  );
  return [...new Map(pairs.map((pair) => [keyOf(pair), pair])).values()];
}

/** Why these pairs are not valid for a class with these students. */
export function pairsProblem(
  pairs: readonly Pair[],
  students: ReadonlySet<UserId>,
): Sentence<ErrorCode> | null {
  if (pairs.some((pair) => pair.reviewee_id === pair.reviewer_id)) return sentence('review.self');
  const isForeign = ({ reviewee_id: reviewee, reviewer_id: reviewer }: Pair) =>
    !students.has(reviewee) || !students.has(reviewer);
  if (pairs.some(isForeign)) return sentence('review.not_in_class');
  const max = Math.max(0, ...countBy(pairs, 'reviewee_id').values());
  return max > limits.maxReviewersPerText
    ? sentence('review.too_many_reviewers', { max: limits.maxReviewersPerText })
    : null;
}

/** A row for each student, including those without a reviewer. */
export function rowsOf(pairs: readonly Pair[], students: readonly UserId[]): ReviewersOf[] {
  const present = new Set(students);
  const byReviewee = Map.groupBy(pairs, (pair): UserId => pair.reviewee_id);
  return students.map((id) => ({
    id,
    reviewers: (byReviewee.get(id) ?? [])
      .map((pair): UserId => pair.reviewer_id)
      .filter((reviewer) => present.has(reviewer)),
  }));
}

/** The pairs of the first list that are not in the second. */
export function pairsWithout(pairs: readonly Pair[], others: readonly Pair[]): Pair[] {
  const known = new Set(others.map(keyOf));
  return pairs.filter((pair) => !known.has(keyOf(pair)));
}

/** Pairs of current members of the class. */
export function pairsAmong(pairs: readonly Pair[], students: ReadonlySet<UserId>): Pair[] {
  return pairs.filter((pair) => students.has(pair.reviewer_id) && students.has(pair.reviewee_id));
}

/** The number of pairs after saving: includes pairs of former members, which apply again if they return. */
export function countKeptPairs(
  saved: readonly Pair[],
  { old, students }: { old: readonly Pair[]; students: ReadonlySet<UserId> },
): Pair[] {
  return [...saved, ...pairsWithout(old, pairsAmong(old, students))];
}

/** Whether all of these places are filled as requested. */
export function hasAllPairs(pairs: readonly Pair[], places: readonly ReplacedPlace[]): boolean {
  const known = new Set(pairs.map(keyOf));
  return places.every(({ revieweeId, reviewerId, replacementId }) => {
    const isThere = (reviewer: UserId) =>
      known.has(keyOf({ reviewee_id: revieweeId, reviewer_id: reviewer }));
    const isEnded = reviewerId === null || !isThere(reviewerId);
    return isEnded && (replacementId === null || isThere(replacementId));
  });
}

/** The pairs after each of these places is filled, reassigned, or vacated. */
export function pairsAfter(
  pairs: readonly Pair[],
  places: readonly ReplacedPlace[],
):
  | { kind: 'changed'; pairs: Pair[] }
  | { kind: 'refused'; because: 'review.already_reviewer' | 'not_found' } {
  const next = new Map(pairs.map((pair) => [keyOf(pair), pair]));
  for (const { revieweeId, reviewerId, replacementId } of places) {
    const pairWith = (reviewer: UserId): Pair => ({ reviewee_id: revieweeId, reviewer_id: reviewer });
    if (replacementId !== null && next.has(keyOf(pairWith(replacementId))))
      return { kind: 'refused', because: 'review.already_reviewer' };
    if (reviewerId !== null && !next.delete(keyOf(pairWith(reviewerId))))
      return { kind: 'refused', because: 'not_found' };
    if (replacementId !== null) next.set(keyOf(pairWith(replacementId)), pairWith(replacementId));
  }
  return { kind: 'changed', pairs: [...next.values()] };
}

/** The highest number of reviewers of a text, or reviews of a student: the default if the count was never set. */
export function countIn(pairs: readonly Pair[]): number {
  const counts = [...countBy(pairs, 'reviewee_id').values(), ...countBy(pairs, 'reviewer_id').values()];
  return Math.min(limits.reviewersEach, Math.max(1, ...counts));
}

const suggested = 5;

/**
 * Vacant places, once there are any pairs: late students have no reviewers, and reviewers may have left. Suggests the student with the fewest
 * reviews.
 */
export function vacanciesIn(round: {
  students: readonly UserId[];
  pairs: readonly Pair[];
  reviewerCount: number;
  mode: ReviewMode;
  nameOf: (id: UserId) => string;
}): ReviewVacancy[] {
  const { students, pairs, reviewerCount, mode, nameOf } = round;
  const present = new Set(students);
  const among = pairsAmong(pairs, present);
  const filled = countBy(among, 'reviewee_id');
  const load = countBy(among, 'reviewer_id');
  const keys = new Set(pairs.map(keyOf));
  const max = Math.min(reviewerCount, students.length - 1);
  return students.flatMap((revieweeId) => {
    const left = pairs
      .filter((pair) => pair.reviewee_id === revieweeId && !present.has(pair.reviewer_id))
      .map(({ reviewer_id: id }) => ({ id, name: nameOf(id) }));
    const missing = max - (filled.get(revieweeId) ?? 0);
    const isOpen = missing > 0 && (among.length > 0 || left.length > 0);
    if (!isOpen) return [];
    const isFree = (id: UserId) =>
      id !== revieweeId &&
      !keys.has(keyOf({ reviewee_id: revieweeId, reviewer_id: id })) &&
      !(mode === 'Unidirectional' && keys.has(keyOf({ reviewee_id: id, reviewer_id: revieweeId })));
    const suggestions = students
      .filter(isFree)
      .toSorted((one, other) => (load.get(one) ?? 0) - (load.get(other) ?? 0))
      .slice(0, suggested);
    return [{ revieweeId, missing, left, suggestions }];
  });
}

function countBy(pairs: readonly Pair[], side: keyof Pair): Map<UserId, number> {
  const counts = new Map<UserId, number>();
  for (const pair of pairs) counts.set(pair[side], (counts.get(pair[side]) ?? 0) + 1);
  return counts;
}
