import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ValueAxis } from './chart.ts';
import { scaleAxis } from './value-axis.ts';

const automatic: ValueAxis = {
  title: '',
  min: null,
  max: null,
  majorUnit: null,
  format: 'General',
  isHidden: false,
  hasGrid: true,
  isReversed: false,
  crossesAtEnd: false,
};

function ticksOf(
  [min, max]: readonly [number, number],
  {
    axis = {},
    length = 300,
    isShare = false,
  }: { axis?: Partial<ValueAxis>; length?: number; isShare?: boolean } = {},
): readonly number[] {
  const room = { range: [0, length], measure: () => 20 } as const;
  return scaleAxis({ min, max, isShare }, { ...automatic, ...axis }, room).ticks;
}

it.each([
  ['zero and a mark above the largest', [1.2, 8.2], {}, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
  ['a mark above a value that is on one', [2, 5], {}, [0, 1, 2, 3, 4, 5, 6]],
  [
    'half a difference below values close together',
    [95, 100],
    {},
    [92, 93, 94, 95, 96, 97, 98, 99, 100, 101],
  ],
  ['zero above negative values', [-8.2, -1.2], {}, [-9, -8, -7, -6, -5, -4, -3, -2, -1, 0]],
  ['both sides of zero', [-30, 70], {}, [-40, -20, 0, 20, 40, 60, 80]],
  ['fewer marks in less room', [1.2, 8.2], { length: 100 }, [0, 2, 4, 6, 8, 10]],
  [
    'exactly 100 % for shares',
    [0, 1],
    { isShare: true },
    [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1],
  ],
  ['the ends of the file', [1, 8], { axis: { min: 1, max: 6 } }, [1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6]],
  ['the step of the file', [1, 8], { axis: { majorUnit: 3 } }, [0, 3, 6, 9]],
  [
    'a step of its own where that of the file is too small',
    [0, 90],
    { axis: { majorUnit: 0.001 } },
    [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100],
  ],
  ['zero and a mark above a single value', [5, 5], {}, [0, 1, 2, 3, 4, 5, 6]],
  [
    'zero to one without values',
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
    {},
    [0, 0.2, 0.4, 0.6, 0.8, 1, 1.2],
  ],
] as const)('an axis shows %s', (_, ends, options, expected) => {
  expect(ticksOf(ends, options)).toEqual(expected);
});

const number = fc.double({ noNaN: true, noDefaultInfinity: true });

it('an axis of any values and options has few marks, in order', () => {
  const optional = fc.option(number);
  const step = fc.option(fc.double({ min: 1e-300, noNaN: true }));
  fc.assert(
    fc.property(number, number, optional, optional, step, (one, other, min, max, majorUnit) => {
      const ends = [Math.min(one, other), Math.max(one, other)] as const;
      const ticks = ticksOf(ends, { axis: { min, max, majorUnit } });
      expect(ticks.length).toBeLessThanOrEqual(102);
      expect(ticks.every(Number.isFinite)).toBe(true);
      expect(ticks).toEqual(ticks.toSorted((a, b) => a - b));
    }),
    { numRuns: 2000 },
  );
});

it('the marks of an automatic axis are around the values', () => {
  const bounded = fc.integer({ min: -1_000_000, max: 1_000_000 });
  fc.assert(
    fc.property(bounded, bounded, fc.integer({ min: -9, max: 9 }), (one, other, power) => {
      const [low, high] = [Math.min(one, other) * 10 ** power, Math.max(one, other) * 10 ** power];
      const ticks = ticksOf([low, high]);
      expect([(ticks[0] ?? 1) <= low, (ticks.at(-1) ?? -1) >= high]).toEqual([true, true]);
    }),
    { numRuns: 1000 },
  );
});
