import { describe, expect, it } from 'vitest';
import type { Dimension } from '../scene/scene.ts';
import { createLine } from '../testing/scenes.ts';
import { computeLineBox } from './box.ts';
import { buildDimension, defaultDimension, formatDimension } from './dimension.ts';

const cm = 360_000;
const dimension: Dimension = {
  ...defaultDimension,
  distance: cm,
  overhang: 100_000,
  gap: 50_000,
  font: 'Arial',
};
const createDimension = (x1: number, y1: number, x2: number, y2: number) =>
  createLine('d', {
    ...computeLineBox({ x: x1 * cm, y: y1 * cm }, { x: x2 * cm, y: y2 * cm }),
    endArrow: false,
  });

describe('a dimension line', () => {
  it.each([
    ['above a line to the right', [1, 5, 4, 5], 'M0 -360000L1080000 -360000', 0],
    ['below a line to the left', [4, 5, 1, 5], 'M1080000 360000L0 360000', 0],
    ['to the right of a line downwards', [1, 1, 1, 4], 'M360000 0L360000 1080000', -90],
    ['to the left of a line upwards', [1, 4, 1, 1], 'M-360000 1080000L-360000 0', -90],
  ])('a dimension line is drawn %s', (_, [x1 = 0, y1 = 0, x2 = 0, y2 = 0], path, angle) => {
    const parts = buildDimension(createDimension(x1, y1, x2, y2), dimension);
    expect(parts.path).toBe(path);
    expect(parts.label.angle).toBe(angle);
  });

  it('a dimension line has guides from near the measured points to beyond the line', () => {
    expect(buildDimension(createDimension(1, 5, 4, 5), dimension).guidePath).toBe(
      'M0 -50000L0 -460000M1080000 -50000L1080000 -460000',
    );
    expect(buildDimension(createDimension(1, 5, 4, 5), { ...dimension, distance: -cm }).guidePath).toBe(
      'M0 50000L0 460000M1080000 50000L1080000 460000',
    );
  });

  it('a dimension line ends within its arrows, which point to the guides', () => {
    const line = { ...createDimension(4, 5, 1, 5), startArrow: true, endArrow: true };
    const { headPaths } = buildDimension(line, dimension);
    expect(headPaths.map((head) => head.split('L')[0])).toEqual(['M1080000 360000', 'M0 360000']);
  });

  it.each([
    ['en', {}, '5 cm'],
    ['de', { unit: 'inch' as const }, '1,97 ″'],
    ['en', { unit: 'mm' as const, showsUnit: false, decimals: 0 }, '50'],
    ['en', { text: 'about a hand' }, 'about a hand'],
  ])('a dimension line says in %s with %j: %s', (lang, values, expected) => {
    expect(formatDimension(createDimension(0, 0, 3, 4), { ...dimension, ...values }, lang)).toBe(expected);
  });
});
