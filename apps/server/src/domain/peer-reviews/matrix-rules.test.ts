import { limits, type ReviewMode, reviewModes } from '@redraft/contracts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawReviewMatrix, limitToFeasible, type MatrixRequest, matrixProblem } from './matrix-rules.ts';

/** Pseudo-random numbers that depend only on the seed. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const countOf = (flags: readonly number[] | undefined) => flags?.reduce((sum, flag) => sum + flag, 0);

function problemsIn(matrix: (0 | 1)[][], { size, mode, reviewers }: MatrixRequest): string[] {
  const found: string[] = [];
  if (matrix.length !== size || matrix.some((row) => row.length !== size)) found.push('size');
  for (let one = 0; one < size; one++) {
    if (matrix[one]?.[one] !== 0) found.push(`${one} reviews itself`);
    if (countOf(matrix[one]) !== reviewers) found.push(`${one} gets another number`);
    if (countOf(matrix.map((row) => row[one] ?? 0)) !== reviewers) found.push(`${one} writes another number`);
    for (let other = 0; other < one; other++) {
      const [there, back] = [matrix[one]?.[other], matrix[other]?.[one]];
      if (mode === 'Mutal' && there !== back) found.push(`${one} and ${other} are not mutual`);
      if (mode === 'Unidirectional' && there === 1 && back === 1)
        found.push(`${one} and ${other} are mutual`);
    }
  }
  return found;
}

const counts = [1, 2, 3, 4];
const sizes = Array.from({ length: limits.maxInReview - 1 }, (_, index) => index + 2);

it.each(reviewModes.flatMap((mode) => counts.map((reviewers) => ({ mode, reviewers }))))(
  'a review matrix is valid for every size in the mode $mode with $reviewers each',
  ({ mode, reviewers }) => {
    for (const size of sizes) {
      const request = { size, mode, reviewers };
      if (matrixProblem(request) !== null) continue;
      expect(problemsIn(drawReviewMatrix(request, randomOf(size)), request), `size ${size}`).toEqual([]);
    }
  },
);

it('a review matrix is valid for any random numbers', () => {
  const requests = fc.record({
    size: fc.integer({ min: 2, max: 40 }),
    mode: fc.constantFrom<ReviewMode[]>(...reviewModes),
    reviewers: fc.constantFrom(...counts),
  });
  const chances = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }));
  fc.assert(
    fc.property(requests, chances, (request, chance) => {
      fc.pre(matrixProblem(request) === null);
      const matrix = drawReviewMatrix(request, () => chance.next().value);
      expect(problemsIn(matrix, request)).toEqual([]);
    }),
  );
});

it('a review matrix depends only on the seed', () => {
  const request = { size: 24, mode: 'Optional', reviewers: 2 } as const;
  expect(drawReviewMatrix(request, randomOf(1))).toEqual(drawReviewMatrix(request, randomOf(1)));
  expect(drawReviewMatrix(request, randomOf(1))).not.toEqual(drawReviewMatrix(request, randomOf(2)));
});

it('a review matrix is refused exactly if none exists', () => {
  for (const mode of reviewModes)
    for (const reviewers of counts)
      for (let size = 2; size <= 12; size++) {
        const isPossible =
          reviewers < size &&
          (mode !== 'Mutal' || (size * reviewers) % 2 === 0) &&
          // Unidirectional pairs: there must be as many pairs as reviews.
          (mode !== 'Unidirectional' || size * reviewers <= (size * (size - 1)) / 2);
        const request = { size, mode, reviewers };
        expect(matrixProblem(request) === null, JSON.stringify(request)).toBe(isPossible);
      }
});

it.each([
  [
    { size: 5, mode: 'Optional', reviewers: 2 },
    { mode: 'Optional', reviewers: 2 },
  ],
  [
    { size: 2, mode: 'Optional', reviewers: 3 },
    { mode: 'Optional', reviewers: 1 },
  ],
  [
    { size: 3, mode: 'Mutal', reviewers: 1 },
    { mode: 'Optional', reviewers: 1 },
  ],
  [
    { size: 4, mode: 'Unidirectional', reviewers: 3 },
    { mode: 'Unidirectional', reviewers: 1 },
  ],
  [
    { size: 2, mode: 'Unidirectional', reviewers: 1 },
    { mode: 'Optional', reviewers: 1 },
  ],
] as const)('the requested number %j is limited to %j for few students', (request, expected) => {
  expect(limitToFeasible(request)).toEqual({ ...request, ...expected });
});

it.each([0, 1])('no reviews are possible among %d students', (size) => {
  expect(limitToFeasible({ size, mode: 'Optional', reviewers: 1 })).toBeNull();
});
