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
  const max = Math.max(0, ...countPairsBy(pairs, 'reviewee_id').values());
  return max > limits.maxReviewersPerText
    ? sentence('review.too_many_reviewers', { max: limits.maxReviewersPerText })
    : null;
}

/** A row for each student, including those without a reviewer. */
export function rowsOf(pairs: readonly Pair[], students: readonly UserId[]): ReviewersOf[] {
  const members = new Set(students);
  const byReviewee = Map.groupBy(pairs, (pair): UserId => pair.reviewee_id);
  return students.map((id) => ({
    id,
    reviewers: (byReviewee.get(id) ?? [])
      .map((pair): UserId => pair.reviewer_id)
      .filter((reviewer) => members.has(reviewer)),
  }));
}

/** The pairs of the first list that are not in the second. */
export function excludePairs(pairs: readonly Pair[], excluded: readonly Pair[]): Pair[] {
  const existingKeys = new Set(excluded.map(keyOf));
  return pairs.filter((pair) => !existingKeys.has(keyOf(pair)));
}

/** Pairs of current members of the class. */
export function filterMemberPairs(pairs: readonly Pair[], students: ReadonlySet<UserId>): Pair[] {
  return pairs.filter((pair) => students.has(pair.reviewer_id) && students.has(pair.reviewee_id));
}

/** The number of pairs after saving: includes pairs of former members, which apply again if they return. */
export function countKeptPairs(
  saved: readonly Pair[],
  { old, students }: { old: readonly Pair[]; students: ReadonlySet<UserId> },
): Pair[] {
  return [...saved, ...excludePairs(old, filterMemberPairs(old, students))];
}

/** Whether all of these places are filled as requested. */
export function hasAllPairs(pairs: readonly Pair[], places: readonly ReplacedPlace[]): boolean {
  const existingKeys = new Set(pairs.map(keyOf));
  return places.every(({ revieweeId, reviewerId, replacementId }) => {
    const hasPair = (reviewer: UserId) =>
      existingKeys.has(keyOf({ reviewee_id: revieweeId, reviewer_id: reviewer }));
    const isEnded = reviewerId === null || !hasPair(reviewerId);
    return isEnded && (replacementId === null || hasPair(replacementId));
  });
}

/** The pairs after each of these places is filled, reassigned, or vacated. */
export function applyReplacements(
  pairs: readonly Pair[],
  places: readonly ReplacedPlace[],
):
  | { kind: 'changed'; pairs: Pair[] }
  | { kind: 'refused'; because: 'review.already_reviewer' | 'not_found' } {
  const pairsByKey = new Map(pairs.map((pair) => [keyOf(pair), pair]));
  for (const { revieweeId, reviewerId, replacementId } of places) {
    const pairWith = (reviewer: UserId): Pair => ({ reviewee_id: revieweeId, reviewer_id: reviewer });
    if (replacementId !== null && pairsByKey.has(keyOf(pairWith(replacementId))))
      return { kind: 'refused', because: 'review.already_reviewer' };
    if (reviewerId !== null && !pairsByKey.delete(keyOf(pairWith(reviewerId))))
      return { kind: 'refused', because: 'not_found' };
    if (replacementId !== null) pairsByKey.set(keyOf(pairWith(replacementId)), pairWith(replacementId));
  }
  return { kind: 'changed', pairs: [...pairsByKey.values()] };
}

/** The highest number of reviewers of a text, or reviews of a student: the default if the count was never set. */
export function maxPairCount(pairs: readonly Pair[]): number {
  const counts = [
    ...countPairsBy(pairs, 'reviewee_id').values(),
    ...countPairsBy(pairs, 'reviewer_id').values(),
  ];
  return Math.min(limits.reviewersEach, Math.max(1, ...counts));
}

const maxSuggestions = 5;

/**
 * Vacant places, once there are any pairs: late students have no reviewers, and reviewers may have left. Suggests the student with the fewest
 * reviews.
 */
export function findVacancies(round: {
  students: readonly UserId[];
  pairs: readonly Pair[];
  reviewerCount: number;
  mode: ReviewMode;
  nameOf: (id: UserId) => string;
}): ReviewVacancy[] {
  const { students, pairs, reviewerCount, mode, nameOf } = round;
  const members = new Set(students);
  const memberPairs = filterMemberPairs(pairs, members);
  const reviewerCounts = countPairsBy(memberPairs, 'reviewee_id');
  const reviewCounts = countPairsBy(memberPairs, 'reviewer_id');
  const pairKeys = new Set(pairs.map(keyOf));
  const max = Math.min(reviewerCount, students.length - 1);
  return students.flatMap((revieweeId) => {
    const formerReviewers = pairs
      .filter((pair) => pair.reviewee_id === revieweeId && !members.has(pair.reviewer_id))
      .map(({ reviewer_id: id }) => ({ id, name: nameOf(id) }));
    const missingCount = max - (reviewerCounts.get(revieweeId) ?? 0);
    const isVacant = missingCount > 0 && (memberPairs.length > 0 || formerReviewers.length > 0);
    if (!isVacant) return [];
    const isFree = (id: UserId) =>
      id !== revieweeId &&
      !pairKeys.has(keyOf({ reviewee_id: revieweeId, reviewer_id: id })) &&
      !(mode === 'Unidirectional' && pairKeys.has(keyOf({ reviewee_id: id, reviewer_id: revieweeId })));
    const suggestions = students
      .filter(isFree)
      .toSorted((one, other) => (reviewCounts.get(one) ?? 0) - (reviewCounts.get(other) ?? 0))
      .slice(0, maxSuggestions);
    return [{ revieweeId, missing: missingCount, left: formerReviewers, suggestions }];
  });
}

function countPairsBy(pairs: readonly Pair[], key: keyof Pair): Map<UserId, number> {
  const counts = new Map<UserId, number>();
  for (const pair of pairs) counts.set(pair[key], (counts.get(pair[key]) ?? 0) + 1);
  return counts;
}
