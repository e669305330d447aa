import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type PathCommand, parsePath } from '../read/svg-path.ts';
import { replaceArcs } from './arcs.ts';

const replaceArcsIn = (path: string): PathCommand[] => replaceArcs(parsePath(path) ?? []);

/** The midpoint of a curve. */
function computeMidpoint(from: readonly number[], values: readonly number[]): { x: number; y: number } {
  const computeCoordinate = (axis: number): number =>
    ((from[axis] ?? 0) + 3 * (values[axis] ?? 0) + 3 * (values[axis + 2] ?? 0) + (values[axis + 4] ?? 0)) / 8;
  return { x: computeCoordinate(0), y: computeCoordinate(1) };
}

it('replacing arcs leaves other commands unchanged', () => {
  const steps = parsePath('M0 0H5V5L1 1C1 1 2 2 3 3Q1 1 2 2Z') ?? [];
  expect(replaceArcs(steps)).toEqual(steps);
});

it.each([
  ['a quarter', 'M10 0A10 10 0 0 1 0 10', 1],
  ['a half', 'M10 0A10 10 0 0 1 -10 0', 2],
  ['three quarters', 'M10 0A10 10 0 1 1 0 -10', 3],
  ['a counterclockwise quarter', 'M0 10A10 10 0 0 0 10 0', 1],
])('an arc is replaced by one curve per quarter: %s', (_, path, pieces) => {
  expect(replaceArcsIn(path).filter(({ command }) => command === 'C')).toHaveLength(pieces);
});

it('an arc without a radius is replaced by a line', () => {
  expect(replaceArcsIn('M0 0A0 5 0 0 1 9 9').at(-1)).toEqual({ command: 'L', values: [9, 9] });
});

it('an arc after horizontal and vertical lines starts at the current point', () => {
  const [, , , curve] = replaceArcsIn('M0 0H10V5A10 10 0 0 1 0 15');
  expect(curve?.values.slice(-2).map(Math.round)).toEqual([0, 15]);
});

it('the curve of an arc ends at its end point and its midpoint is on the ellipse', () => {
  const radius = fc.integer({ min: 10, max: 1000 });
  const angle = fc.integer({ min: 0, max: 359 });
  fc.assert(
    fc.property(radius, radius, angle, fc.integer({ min: 5, max: 90 }), (radiusX, radiusY, begin, sweep) => {
      const getPoint = (degrees: number) => [
        radiusX * Math.cos((degrees * Math.PI) / 180),
        radiusY * Math.sin((degrees * Math.PI) / 180),
      ];
      const [from, to] = [getPoint(begin), getPoint(begin + sweep)];
      const steps = replaceArcs([
        { command: 'M', values: from },
        { command: 'A', values: [radiusX, radiusY, 0, 0, 1, ...to] },
      ]);
      const curve = steps.find(({ command }) => command === 'C');
      const end = steps.at(-1)?.values.slice(-2) ?? [];
      expect(end[0]).toBeCloseTo(to[0] ?? Number.NaN, 6);
      expect(end[1]).toBeCloseTo(to[1] ?? Number.NaN, 6);
      const middle = computeMidpoint(from, curve?.values ?? []);
      expect(Math.hypot(middle.x / radiusX, middle.y / radiusY)).toBeCloseTo(1, 2);
    }),
  );
});

it('an arc with too small radii is scaled up', () => {
  const [, curve] = replaceArcsIn('M0 0A1 1 0 0 1 100 0');
  expect(Math.round(computeMidpoint([0, 0], curve?.values ?? []).y)).not.toBe(0);
  expect(replaceArcsIn('M0 0A1 1 0 0 1 100 0').at(-1)?.values.at(-2)).toBeCloseTo(100, 6);
});
