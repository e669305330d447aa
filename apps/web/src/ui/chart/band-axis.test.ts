import fc from 'fast-check';
import { expect, it } from 'vitest';
import { computeLabelStride, computeOffsets, createBandAxis, shortenLabel } from './band-axis.ts';

it('positions are in order, within the axis, and do not overlap', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 200, max: 1400 }), (count, to) => {
      const { centreOf: at, width } = createBandAxis(count, { from: 40, to });
      expect(at(0) - width / 2).toBeGreaterThanOrEqual(40);
      expect(at(count - 1) + width / 2).toBeLessThanOrEqual(to + 0.001);
      expect(at(1) - at(0)).toBeGreaterThan(width);
    }),
  );
});

it('labels are left out if they would touch', () => {
  expect(computeLabelStride(['12', '13'], 40)).toBe(1);
  expect(computeLabelStride(['Monday', 'Tuesday'], 40)).toBe(2);
});

it('a label that is too long ends in dots, and keeps whole characters', () => {
  expect(shortenLabel('Short', 100)).toBe('Short');
  expect(shortenLabel('Harbour story of a long night', 70)).toBe('Harbour s…');
  expect([...shortenLabel('👩‍🎓👩‍🎓👩‍🎓👩‍🎓', 21)]).toHaveLength(3);
});

it('neighbouring dots keep their position if there is space', () => {
  expect(computeOffsets([10, 40, 80], 8, 40)).toEqual([0, 0, 0]);
});
it('neighbouring dots are offset if they would touch', () => {
  const offsets = computeOffsets([10, 10, 11], 8, 40);
  expect(new Set(offsets).size).toBe(3);
});
it('neighbouring dots never exceed the available space', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 60 }), (positions) => {
      expect(computeOffsets(positions, 8, 30).filter((offset) => Math.abs(offset) > 30)).toEqual([]);
    }),
  );
});
