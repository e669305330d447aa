import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildOutlinePath } from '../geometry/outline-paths.ts';
import { scalePath } from '../geometry/path-scale.ts';
import { outlines } from '../scene/scene.ts';
import { createBox } from '../testing/scenes.ts';
import { isPathScaled, parsePath, scaleCommands } from './paths.ts';

it.each([
  [
    'M0 0L1 2',
    [
      ['M', 0, 0],
      ['L', 1, 2],
    ],
  ],
  [
    'M0 0 1 2 3 4',
    [
      ['M', 0, 0],
      ['L', 1, 2],
      ['L', 3, 4],
    ],
  ],
  ['M0,0H5V-5Z', [['M', 0, 0], ['H', 5], ['V', -5], ['Z']]],
  [
    'M0 0C1 1 2 2 3 3 4 4 5 5 6 6',
    [
      ['M', 0, 0],
      ['C', 1, 1, 2, 2, 3, 3],
      ['C', 4, 4, 5, 5, 6, 6],
    ],
  ],
  [
    'M0 0A1 2 0 0 1 3 4',
    [
      ['M', 0, 0],
      ['A', 1, 2, 0, 0, 1, 3, 4],
    ],
  ],
  ['M0 0L1', [['M', 0, 0]]],
])('the commands of a path with %s are parsed', (path, expected) => {
  expect(parsePath(path)?.map(({ command, values }) => [command, ...values])).toEqual(expected);
});

it.each(['M0 0l1 1', 'M0 0R1 1'])('a path with %s is rejected', (path) => {
  expect(parsePath(path)).toBeNull();
});

it('scaling a path scales coordinates and radii on both axes but not flags', () => {
  const [, arc] = scaleCommands(parsePath('M1 1A1 2 30 0 1 3 4') ?? [], { x: 2, y: 3 });
  expect(arc).toEqual({ command: 'A', values: [2, 6, 30, 0, 1, 6, 12] });
});

describe('recognising a scaled path', () => {
  const scale = fc.record({
    x: fc.double({ min: 0.5, max: 4, noNaN: true }),
    y: fc.double({ min: 0.5, max: 4, noNaN: true }),
  });

  it('a scaled path of every outline is recognised', () => {
    fc.assert(
      fc.property(fc.constantFrom(...outlines), scale, (outline, by) => {
        const path = buildOutlinePath(createBox('a', { outline, width: 30_000, height: 20_000 }));
        expect(isPathScaled(path, scalePath(path, by.x, by.y), by)).toBe(true);
      }),
    );
  });

  it.each([
    ['one more command', 'M0 0L9 9', 'M0 0L9 9L0 0'],
    ['another command', 'M0 0L9 9', 'M0 0M9 9'],
    ['another coordinate', 'M0 0L9 9', 'M0 0L99 9'],
    ['relative commands', 'M0 0L9 9', 'M0 0l9 9'],
  ])('a scaled path with %s is not recognised', (_, one, other) => {
    expect(isPathScaled(one, other, { x: 1, y: 1 })).toBe(false);
  });
});
