import type { ErrorCode, ReviewMode } from '@redraft/contracts';
import { type Sentence, sentence } from '@redraft/sentences';

/**
 * Who reviews whom, by chance: students stand in a circle in a random order, and everybody reviews those that stand so many
 * places further on. So nobody reviews themselves, and everybody writes and gets the same number, whatever the distances are.
 * A distance together with its opposite (so many places back) is mutual; a distance without it is not.
 */
export interface MatrixRequest {
  size: number;
  mode: ReviewMode;
  /** How many reviews each student writes, and gets. */
  reviewers: number;
}

/** From 0 up to and without 1, as `Math.random` gives them. */
type Random = () => number;

export function matrixProblem({ size, mode, reviewers }: MatrixRequest): Sentence<ErrorCode> | null {
  if (reviewers >= size) return sentence('review.too_few', { size, most: size - 1 });
  if (mode === 'Mutal' && (size * reviewers) % 2 === 1)
    return sentence('review.odd', { size, reviewer: reviewers });
  const least = 2 * reviewers + 1;
  if (mode === 'Unidirectional' && size < least)
    return sentence('review.one_way', { reviewer: reviewers, least });
  return null;
}

/** The wish as far as so few students can fulfil it: fewer reviews, then in any direction; null where nobody can review anybody. */
export function limitToFeasible(request: MatrixRequest): MatrixRequest | null {
  for (const mode of new Set([request.mode, 'Optional' as const])) {
    for (let reviewers = request.reviewers; reviewers > 0; reviewers--) {
      const smaller = { ...request, mode, reviewers };
      if (matrixProblem(smaller) === null) return smaller;
    }
  }
  return null;
}

/** A row for each reviewee, with 1 in the columns of its reviewers. Only for a wish without a problem. */
export function drawReviewMatrix(request: MatrixRequest, random: Random): (0 | 1)[][] {
  const { size } = request;
  const circle = shuffled(
    Array.from({ length: size }, (_, index) => index),
    random,
  );
  const distances = distancesOf(request, random);
  const matrix = Array.from({ length: size }, () => new Array<0 | 1>(size).fill(0));
  for (const [place, reviewer] of circle.entries()) {
    for (const distance of distances) {
      const row = matrix[circle[(place + distance) % size] ?? 0];
      if (row) row[reviewer] = 1;
    }
  }
  return matrix;
}

function distancesOf({ size, mode, reviewers }: MatrixRequest, random: Random): number[] {
  if (mode === 'Optional') return shuffled(range(1, size - 1), random).slice(0, reviewers);
  // Without the one across the circle, which is its own opposite.
  const oneWay = shuffled(range(1, Math.ceil(size / 2) - 1), random);
  if (mode === 'Unidirectional')
    return oneWay.slice(0, reviewers).map((distance) => (random() < 0.5 ? distance : size - distance));
  const pairs = oneWay.slice(0, Math.floor(reviewers / 2)).flatMap((distance) => [distance, size - distance]);
  return reviewers % 2 === 1 ? [...pairs, size / 2] : pairs;
}

function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

function shuffled(items: readonly number[], random: Random): number[] {
  const result = [...items];
  for (let index = result.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1));
    const [one = 0, two = 0] = [result[index], result[other]];
    result[index] = two;
    result[other] = one;
  }
  return result;
}
