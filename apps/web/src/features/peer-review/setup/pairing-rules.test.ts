import type { ReviewMode, UserId } from '@redraft/contracts';
import { userIdSchema } from '@redraft/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Bins } from './pairing-rules.ts';
import {
  balance,
  countTasksByReviewer,
  fillOpenSlots,
  isSameBins,
  listInvalidPairs,
  maxReviewers,
  move,
  placeReviewer,
  removePairing,
  reviewersOf,
  toBins,
  toBinsFromRows,
  toReviewersOf,
} from './pairing-rules.ts';

const id = (number: number): UserId => userIdSchema.parse(number);
const [ada, ben, cleo, dan] = [id(1), id(2), id(3), id(4)];
const bins = (...entries: readonly (readonly [UserId, readonly UserId[]])[]): Bins => new Map(entries);
const noBins: Bins = new Map();

describe('a reviewer added to a bin', () => {
  it('a reviewer added to a bin is in it', () => {
    const placed = placeReviewer(noBins, { reviewee: ada, reviewer: ben }, 'Optional');
    expect(placed).toEqual({ kind: 'placed', bins: bins([ada, [ben]]), alsoReverse: false });
  });

  it('a reviewer added to a bin adds the reverse pair in mutual mode', () => {
    const placed = placeReviewer(noBins, { reviewee: ada, reviewer: ben }, 'Mutal');
    expect(placed).toEqual({ kind: 'placed', bins: bins([ada, [ben]], [ben, [ada]]), alsoReverse: true });
  });

  it('a reviewer added to a bin completes a one-way pair', () => {
    const placed = placeReviewer(bins([ben, [ada]]), { reviewee: ada, reviewer: ben }, 'Mutal');
    expect(placed).toMatchObject({ kind: 'placed', alsoReverse: false });
  });

  const fullBin = bins([ada, Array.from({ length: maxReviewers }, (_one, index) => id(index + 2))]);
  it.each<[string, Bins, UserId, UserId, ReviewMode]>([
    ['self', noBins, ada, ada, 'Optional'],
    ['there', bins([ada, [ben]]), ada, ben, 'Optional'],
    ['full', fullBin, ada, id(60), 'Optional'],
    ['reverseFull', fullBin, id(60), ada, 'Mutal'],
    ['bothWays', bins([ben, [ada]]), ada, ben, 'Unidirectional'],
  ])('a reviewer added to a bin is refused because of %s', (reason, bins0, reviewee, reviewer, mode) => {
    expect(placeReviewer(bins0, { reviewee, reviewer }, mode)).toEqual({ kind: 'refused', reason });
  });
});

it('a removed reviewer loses both directions in mutual mode, and one otherwise', () => {
  const bothWays = bins([ada, [ben]], [ben, [ada]]);
  expect(removePairing(bothWays, { reviewee: ada, reviewer: ben }, 'Mutal')).toEqual(noBins);
  expect(removePairing(bothWays, { reviewee: ada, reviewer: ben }, 'Optional')).toEqual(bins([ben, [ada]]));
});

it('a reviewer moved to another bin leaves the first', () => {
  const result = move(bins([ada, [cleo]]), { reviewee: ada, reviewer: cleo }, ben, 'Optional');
  expect(result).toMatchObject({ kind: 'placed', bins: bins([ben, [cleo]]) });
});

it('a reviewer refused by the other bin stays in the first', () => {
  const bins0 = bins([ada, [cleo]]);
  expect(move(bins0, { reviewee: ada, reviewer: cleo }, cleo, 'Optional').kind).toBe('refused');
  expect(bins0).toEqual(bins([ada, [cleo]]));
});

it('pairs that the mode does not allow are listed', () => {
  const mixed = bins([ada, [ben, cleo]], [ben, [ada]]);
  expect(listInvalidPairs(mixed, 'Optional')).toEqual([]);
  expect(listInvalidPairs(mixed, 'Mutal')).toEqual([{ reviewee: ada, reviewer: cleo }]);
  expect(listInvalidPairs(mixed, 'Unidirectional')).toEqual([{ reviewee: ada, reviewer: ben }]);
});

it('rows of 0 and 1 fill the bins in the order of the students', () => {
  const rows = [
    [0, 1, 0],
    [0, 0, 1],
    [1, 0, 0],
  ];
  expect(toBinsFromRows(rows, [ada, ben, cleo])).toEqual(bins([ada, [ben]], [ben, [cleo]], [cleo, [ada]]));
});

it('open slots are filled with the students who have the fewest reviews', () => {
  const bins0 = bins([ada, [ben]], [cleo, [ben]]);
  const filled = fillOpenSlots(bins0, [ada, ben, cleo, dan], 1, 'Optional');
  expect(reviewersOf(filled, ada)).toEqual([ben]);
  expect(reviewersOf(filled, ben)).toEqual([ada]);
  expect(reviewersOf(filled, dan)).toEqual([cleo]);
});

it('a balance lists students with too few or too many reviewers and those without reviews', () => {
  expect(balance(bins([ada, [ben]], [ben, [ada, cleo]]), [ada, ben, cleo, dan], 1)).toEqual({
    fewer: [cleo, dan],
    more: [ben],
    idle: [dan],
  });
});

it('two bins with the same reviewers in another order are equal', () => {
  expect(isSameBins(bins([ada, [ben, cleo]]), bins([ada, [cleo, ben]]))).toBe(true);
  expect(isSameBins(bins([ada, [ben]]), bins([ada, [cleo]]))).toBe(false);
  expect(isSameBins(noBins, bins([ada, [cleo]]))).toBe(false);
});

const modes = fc.constantFrom<ReviewMode>('Mutal', 'Optional', 'Unidirectional');
const actions = fc.array(
  fc.record({
    puts: fc.boolean(),
    reviewee: fc.integer({ min: 1, max: 7 }).map(id),
    reviewer: fc.integer({ min: 1, max: 7 }).map(id),
  }),
  { maxLength: 60 },
);

it('the bins follow the rules of their mode after any sequence of moves', () => {
  fc.assert(
    fc.property(modes, actions, (mode, list) => {
      let now: Bins = noBins;
      for (const { puts, ...pair } of list) {
        if (!puts) now = removePairing(now, pair, mode);
        else {
          const placed = placeReviewer(now, pair, mode);
          if (placed.kind === 'placed') now = placed.bins;
        }
      }
      expect(listInvalidPairs(now, mode)).toEqual([]);
      for (const [reviewee, reviewers] of now) {
        expect(reviewers).not.toContain(reviewee);
        expect(new Set(reviewers).size).toBe(reviewers.length);
        expect(reviewers.length).toBeLessThanOrEqual(maxReviewers);
      }
      const assignedCount = [...countTasksByReviewer(now).values()].reduce((sum, count) => sum + count, 0);
      const got = [...now.keys()].reduce((sum, reviewee) => sum + reviewersOf(now, reviewee).length, 0);
      expect(assignedCount).toBe(got);
      expect(isSameBins(toBins(toReviewersOf(now)), now)).toBe(true);
    }),
  );
});

it('filling open slots removes nobody, follows the mode, and fills every slot that can be filled', () => {
  const sizes = fc.integer({ min: 2, max: 24 });
  fc.assert(
    fc.property(modes, actions, sizes, fc.integer({ min: 1, max: 4 }), (mode, list, size, count) => {
      const students = Array.from({ length: size }, (_one, index) => id(index + 1));
      let bins0: Bins = noBins;
      for (const { reviewee, reviewer } of list) {
        if (reviewee > size || reviewer > size) continue;
        const placed = placeReviewer(bins0, { reviewee, reviewer }, mode);
        if (placed.kind === 'placed') bins0 = placed.bins;
      }
      const after = fillOpenSlots(bins0, students, count, mode);
      for (const [reviewee, reviewers] of bins0)
        expect(reviewersOf(after, reviewee)).toEqual(expect.arrayContaining([...reviewers]));
      expect(listInvalidPairs(after, mode)).toEqual([]);
      for (const reviewee of balance(after, students, count).fewer)
        for (const reviewer of students)
          expect(placeReviewer(after, { reviewee, reviewer }, mode).kind).toBe('refused');
    }),
  );
});
