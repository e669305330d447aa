import { reviewModes, type UserId, userIdSchema } from '@redraft/contracts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Bins, reviewersOf, toBins } from './pairing-rules.ts';
import {
  assignReviewer,
  listAddedPairs,
  listOpenSlots,
  listReviewCandidates,
  proposeReviewers,
  toEmptiedPlaces,
  toReplacedPlaces,
  withdrawReviewer,
} from './slot-rules.ts';

const id = (number: number): UserId => userIdSchema.parse(number);
const ids = (...numbers: number[]) => numbers.map(id);
const bins = (rows: Record<number, number[]>): Bins =>
  toBins(
    Object.entries(rows).map(([reviewee, reviewers]) => ({
      id: id(Number(reviewee)),
      reviewers: ids(...reviewers),
    })),
  );

it('open slots exist for students who joined late or lost a reviewer', () => {
  const round = { bins: bins({ 1: [2], 2: [1, 3] }), count: 2 };
  expect(listOpenSlots(round, ids(1, 2, 3))).toEqual([
    { reviewee: id(1), missing: 1 },
    { reviewee: id(3), missing: 2 },
  ]);
});

it('open slots are empty before any pairing, and at most as many as there are other students', () => {
  expect(listOpenSlots({ bins: bins({}), count: 2 }, ids(1, 2, 3))).toEqual([]);
  expect(listOpenSlots({ bins: bins({ 1: [2], 2: [1] }), count: 4 }, ids(1, 2))).toEqual([]);
});

it('open slots may be filled by the students whom the mode allows', () => {
  const saved = bins({ 1: [2] });
  const students = ids(1, 2, 3);
  expect(listReviewCandidates({ bins: saved, mode: 'Optional' }, id(2), students)).toEqual(ids(1, 3));
  expect(listReviewCandidates({ bins: saved, mode: 'Unidirectional' }, id(2), students)).toEqual(ids(3));
  expect(listReviewCandidates({ bins: saved, mode: 'Optional' }, id(1), students)).toEqual(ids(3));
});

it('a mutual proposal is undone in both directions, except for the direction that existed before', () => {
  const saved = bins({ 1: [2] });
  const pair = { reviewee: id(3), reviewer: id(1) };
  const assigned = assignReviewer({ bins: saved, mode: 'Mutal' }, pair);
  expect(listAddedPairs(saved, assigned)).toHaveLength(2);
  expect(withdrawReviewer(saved, { bins: assigned, mode: 'Mutal' }, pair)).toEqual(saved);
  const other = { reviewee: id(2), reviewer: id(1) };
  const bothAssigned = assignReviewer({ bins: saved, mode: 'Mutal' }, other);
  expect(withdrawReviewer(saved, { bins: bothAssigned, mode: 'Mutal' }, other)).toEqual(saved);
});

it('a proposal only adds pairs, exceeds the number of reviews only if the mode requires it, and can be undone', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 9 }),
      fc.integer({ min: 1, max: 4 }),
      fc.constantFrom(...reviewModes),
      fc.array(fc.tuple(fc.nat(8), fc.nat(8)), { maxLength: 12 }),
      (size, count, mode, drawnRows) => {
        const students = Array.from({ length: size }, (_one, index) => id(index + 1));
        let saved: Bins = new Map();
        for (const [one, other] of drawnRows) {
          const [reviewee, reviewer] = [students[one % size], students[other % size]];
          if (reviewee !== undefined && reviewer !== undefined)
            saved = assignReviewer({ bins: saved, mode }, { reviewee, reviewer });
        }
        const filled = proposeReviewers({ bins: saved, count, mode }, students);
        for (const [reviewee, reviewers] of saved)
          expect(reviewersOf(filled, reviewee)).toEqual(expect.arrayContaining([...reviewers]));
        const addedPairs = listAddedPairs(saved, filled);
        for (const { reviewee, reviewer } of addedPairs) {
          expect(reviewee).not.toBe(reviewer);
          if (mode === 'Optional')
            expect(reviewersOf(filled, reviewee).length).toBeLessThanOrEqual(
              Math.max(count, reviewersOf(saved, reviewee).length),
            );
        }
        let back = filled;
        for (const { revieweeId, reviewerId } of toEmptiedPlaces(toReplacedPlaces(addedPairs)))
          if (reviewerId !== null)
            back = withdrawReviewer(
              saved,
              { bins: back, mode: 'Optional' },
              { reviewee: revieweeId, reviewer: reviewerId },
            );
        expect(listAddedPairs(saved, back)).toEqual([]);
      },
    ),
  );
});
