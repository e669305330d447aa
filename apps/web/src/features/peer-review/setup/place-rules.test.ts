import { reviewModes, type UserId, userIdSchema } from '@redraft/contracts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Bins, reviewersOf, toBins } from './pairing-rules.ts';
import {
  addedSince,
  give,
  listOpenPlaces,
  listTakers,
  propose,
  takeBack,
  toEmptiedPlaces,
  toReplacedPlaces,
} from './place-rules.ts';

const id = (number: number): UserId => userIdSchema.parse(number);
const ids = (...numbers: number[]) => numbers.map(id);
const bins = (rows: Record<number, number[]>): Bins =>
  toBins(
    Object.entries(rows).map(([reviewee, reviewers]) => ({
      id: id(Number(reviewee)),
      reviewers: ids(...reviewers),
    })),
  );

it('open places are those of who came late and of who has lost a reviewer', () => {
  const round = { bins: bins({ 1: [2], 2: [1, 3] }), count: 2 };
  expect(listOpenPlaces(round, ids(1, 2, 3))).toEqual([
    { reviewee: id(1), missing: 1 },
    { reviewee: id(3), missing: 2 },
  ]);
});

it('open places are none before anybody reviews anybody, and no more than there are others', () => {
  expect(listOpenPlaces({ bins: bins({}), count: 2 }, ids(1, 2, 3))).toEqual([]);
  expect(listOpenPlaces({ bins: bins({ 1: [2], 2: [1] }), count: 4 }, ids(1, 2))).toEqual([]);
});

it('open places may be taken by those whom the mode lets', () => {
  const saved = bins({ 1: [2] });
  const students = ids(1, 2, 3);
  expect(listTakers({ bins: saved, mode: 'Optional' }, id(2), students)).toEqual(ids(1, 3));
  expect(listTakers({ bins: saved, mode: 'Unidirectional' }, id(2), students)).toEqual(ids(3));
  expect(listTakers({ bins: saved, mode: 'Optional' }, id(1), students)).toEqual(ids(3));
});

it('a proposal both ways is taken back both ways, but for the way that was there', () => {
  const saved = bins({ 1: [2] });
  const pair = { reviewee: id(3), reviewer: id(1) };
  const given = give({ bins: saved, mode: 'Mutal' }, pair);
  expect(addedSince(saved, given)).toHaveLength(2);
  expect(takeBack(saved, { bins: given, mode: 'Mutal' }, pair)).toEqual(saved);
  const other = { reviewee: id(2), reviewer: id(1) };
  const both = give({ bins: saved, mode: 'Mutal' }, other);
  expect(takeBack(saved, { bins: both, mode: 'Mutal' }, other)).toEqual(saved);
});

it('a proposal adds only, leaves nobody with more than is wanted where the mode has no say, and is undone by its way back', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 9 }),
      fc.integer({ min: 1, max: 4 }),
      fc.constantFrom(...reviewModes),
      fc.array(fc.tuple(fc.nat(8), fc.nat(8)), { maxLength: 12 }),
      (size, count, mode, drawn) => {
        const students = Array.from({ length: size }, (_one, index) => id(index + 1));
        let saved: Bins = new Map();
        for (const [one, other] of drawn) {
          const [reviewee, reviewer] = [students[one % size], students[other % size]];
          if (reviewee !== undefined && reviewer !== undefined)
            saved = give({ bins: saved, mode }, { reviewee, reviewer });
        }
        const filled = propose({ bins: saved, count, mode }, students);
        for (const [reviewee, reviewers] of saved)
          expect(reviewersOf(filled, reviewee)).toEqual(expect.arrayContaining([...reviewers]));
        const added = addedSince(saved, filled);
        for (const { reviewee, reviewer } of added) {
          expect(reviewee).not.toBe(reviewer);
          if (mode === 'Optional')
            expect(reviewersOf(filled, reviewee).length).toBeLessThanOrEqual(
              Math.max(count, reviewersOf(saved, reviewee).length),
            );
        }
        let back = filled;
        for (const { revieweeId, reviewerId } of toEmptiedPlaces(toReplacedPlaces(added)))
          if (reviewerId !== null)
            back = takeBack(
              saved,
              { bins: back, mode: 'Optional' },
              { reviewee: revieweeId, reviewer: reviewerId },
            );
        expect(addedSince(saved, back)).toEqual([]);
      },
    ),
  );
});
