import type { ErrorCode, ReviewMode } from '@redraft/contracts';
import { type Sentence, sentence } from '@redraft/sentences';

/**
 * Random pairing: students are arranged in a circle in random order, and each reviews those at certain distances. So no one reviews themselves, and
 * everyone writes and gets the same number, whatever the distances are. A distance together with its opposite (the same distance backwards) is
 * mutual; a distance without it is not.
 */
export interface MatrixRequest {
  size: number;
  mode: ReviewMode;
  /** Number of reviews that each student writes, and gets. */
  reviewers: number;
}

/** In [0, 1), like `Math.random`. */
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

/** Adapts the request to few students: fewer reviews, then any direction; null if no pairs are possible. */
export function limitToFeasible(request: MatrixRequest): MatrixRequest | null {
  for (const mode of new Set([request.mode, 'Optional' as const])) {
    for (let reviewers = request.reviewers; reviewers > 0; reviewers--) {
      const smaller = { ...request, mode, reviewers };
      if (matrixProblem(smaller) === null) return smaller;
    }
  }
  return null;
}

/** A row for each reviewee, with 1 in the columns of its reviewers. The request must be feasible. */
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
  // Without the distance across the circle, which is its own opposite.
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
