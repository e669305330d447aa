import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pathAxes } from '../../../canvas/geometry/path-axes.ts';
import { parsePath, parseViewBox, scaleToBox } from './svg-path.ts';

const formatPath = (path: string): string | undefined =>
  parsePath(path)
    ?.map(({ command, values }) => `${command}${values.join(' ')}`)
    .join(' ');

it.each([
  ['M1 2L3 4Z', 'M1 2 L3 4 Z'],
  ['m1 2l3 4z', 'M1 2 L4 6 Z'],
  ['M1 2 3 4 5 6', 'M1 2 L3 4 L5 6'],
  ['m1 2 3 4', 'M1 2 L4 6'],
  ['M10 10h5v-5H0V0', 'M10 10 H15 V5 H0 V0'],
  ['M0 0c1 1 2 2 3 3 1 1 2 2 3 3', 'M0 0 C1 1 2 2 3 3 C4 4 5 5 6 6'],
  ['M0 0s1 1 2 2q1 1 2 2t1 1', 'M0 0 S1 1 2 2 Q3 3 4 4 T5 5'],
  ['M5 5l1 1zl1 0', 'M5 5 L6 6 Z L6 5'],
  ['M0 0a5 5 0 1 0 10 0', 'M0 0 A5 5 0 1 0 10 0'],
  ['M0 0a5 5 0 0110 0', 'M0 0 A5 5 0 0 1 10 0'],
  ['M1-2.5.5', 'M1 -2.5'],
  ['M1,2,L,3,4', 'M1 2 L3 4'],
  ['M1e1 2E0', 'M10 2'],
  ['M1 2L3', 'M1 2'],
])('the path %s is parsed to absolute commands', (path, expected) => {
  expect(formatPath(path)).toBe(expected);
});

it.each(['', 'no path at all? No', '12 34', 'R1 2'])('the path %j is rejected', (path) => {
  expect(parsePath(path)).toBeNull();
});

it('relative commands end at the sum of their offsets', () => {
  const randomStep = fc.tuple(fc.integer({ min: -99, max: 99 }), fc.integer({ min: -99, max: 99 }));
  fc.assert(
    fc.property(fc.array(randomStep, { minLength: 1, maxLength: 20 }), (steps) => {
      const endPoint = steps.reduce(([x, y], [dx, dy]) => [x + dx, y + dy], [0, 0]);
      const path = `M0 0${steps.map(([dx, dy]) => `l${dx} ${dy}`).join('')}`;
      expect(parsePath(path)?.at(-1)?.values).toEqual(endPoint);
    }),
  );
});

it('each parsed command has the number of values that it requires', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'MmLlHhVvCcSsQqTtAaZz0123456789.-, e') }), (path) => {
      for (const { command, values } of parsePath(path) ?? [])
        expect(values).toHaveLength(pathAxes[command]?.length ?? -1);
    }),
  );
});

it.each([
  ['0 0 100 50', { x: 0, y: 0, width: 100, height: 50 }],
  [' -1,-2, 3 4 ', { x: -1, y: -2, width: 3, height: 4 }],
  ['0 0 0 0', { x: 0, y: 0, width: 0, height: 0 }],
  ['0 0 -1 5', null],
  ['0 0 100', null],
  ['a b c d', null],
  [null, null],
])('the view box %j is parsed as %j', (text, expected) => {
  expect(parseViewBox(text)).toEqual(expected);
});

describe('scaling a path to a box', () => {
  const scaleToTestBox = (path: string, frame: { x: number; y: number; width: number; height: number }) =>
    scaleToBox(parsePath(path) ?? [], frame, { width: 1000, height: 500 });

  it.each([
    ['starts in the corner', 'M10 10L20 20', { x: 10, y: 10, width: 10, height: 10 }, 'M0 0L1000 500'],
    [
      'has scaled radii',
      'M0 0A5 5 0 1 0 10 10',
      { x: 0, y: 0, width: 10, height: 10 },
      'M0 0A500 250 0 1 0 1000 500',
    ],
    [
      'is unchanged when its view box has no size',
      'M0 0L7 7',
      { x: 0, y: 0, width: 0, height: 0 },
      'M0 0L7 7',
    ],
    [
      'scales horizontal and vertical lines on their axis',
      'M0 0H5V5',
      { x: 0, y: 0, width: 10, height: 10 },
      'M0 0H500V250',
    ],
  ])('a scaled path %s', (_, path, frame, expected) => {
    expect(scaleToTestBox(path, frame)).toBe(expected);
  });
});
