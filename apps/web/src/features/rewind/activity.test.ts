import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activityBins, amountOf, barHeight, mostOf, versionOfSeq } from './activity.ts';

const save = (seq: number, ins: string, del = '') => ({
  seq,
  t: seq,
  origin: 'typed',
  ops: [{ p: 0, del, ins }],
});

describe('the strip of activity', () => {
  it('counts characters, not UTF-16 units', () => {
    expect(amountOf(save(1, '😀a', 'é'))).toEqual({ inserted: 2, deleted: 1 });
  });
  it('covers every version once and loses no change', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.integer({ min: 1, max: 60 }), (length, count) => {
        const saves = Array.from({ length }, (_, index) => save(index + 1, 'ab', 'c'));
        const bins = activityBins(saves, count);
        const versions = bins.flatMap(({ from, to }) =>
          Array.from({ length: to - from + 1 }, (_, index) => from + index),
        );
        expect(versions).toEqual(saves.map((one) => one.seq));
        expect(bins.reduce((sum, bin) => sum + bin.inserted, 0)).toBe(2 * length);
      }),
    );
  });
  it('finds the version that was handed in, also when a save changed nothing', () => {
    expect(versionOfSeq([save(2, 'a'), save(5, 'b'), save(9, 'c')], 7)).toBe(2);
  });
});

describe('a bar', () => {
  it.each([
    [0, 0],
    [1, 2.2],
    [25, 11],
    [100, 22],
  ])(
    'of %s characters, where 100 are the most, is %s high: twice as high is four times as many',
    (amount, size) => {
      expect(barHeight(amount, 100, 22)).toBeCloseTo(size);
    },
  );
  it('of a single character stays in sight beside any other', () => {
    expect(barHeight(1, 1_000_000, 22)).toBe(1);
  });
  it('is measured against the largest one, up or down', () => {
    expect(
      mostOf([
        { inserted: 3, deleted: 0 },
        { inserted: 0, deleted: 8 },
      ]),
    ).toBe(8);
    expect(mostOf([])).toBe(1);
  });
});
