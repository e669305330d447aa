import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLine } from '../testing/scenes.ts';
import { getLineEnds, type Point } from './box.ts';
import { buildLineParts } from './line-parts.ts';
import { computeRoute, describeRoute, listRoutePoints, listVisiblePoints, type RouteEnd } from './route.ts';

const mm = 36_000;
const at = (x: number, y: number, angle: number | null = null): RouteEnd => ({ x: x * mm, y: y * mm, angle });
const toMillimetres = (points: readonly Point[]): string =>
  points.map(({ x, y }) => `${x / mm},${y / mm}`).join(' ');

describe('the path of an elbow connector', () => {
  it.each([
    ['between sides that face each other', at(0, 0, 0), at(40, 20, 180), '0,0 20,0 20,20 40,20'],
    ['from the right side to a top', at(0, 0, 0), at(40, 20, 270), '0,0 40,0 40,20'],
    ['from the right side to a bottom above', at(0, 0, 0), at(40, -20, 90), '0,0 40,0 40,-20'],
    ['from the bottom to a left side', at(0, 0, 90), at(40, 20, 180), '0,0 0,20 40,20'],
    ['from the bottom to a top', at(0, 0, 90), at(40, 20, 270), '0,0 0,10 40,10 40,20'],
    ['between two right sides', at(0, 0, 0), at(40, 20, 0), '0,0 45,0 45,20 40,20'],
    ['between two left sides', at(0, 0, 180), at(40, 20, 180), '0,0 -5,0 -5,20 40,20'],
    ['back to a left side behind it', at(0, 0, 0), at(-40, 20, 180), '0,0 5,0 5,10 -45,10 -45,20 -40,20'],
    ['from the right side to a top behind it', at(0, 0, 0), at(-40, 20, 270), '0,0 5,0 5,10 -40,10 -40,20'],
    ['from the right side to a top above it', at(0, 0, 0), at(40, -20, 270), '0,0 20,0 20,-25 40,-25 40,-20'],
    ['to a free end on the right', at(0, 0, 0), at(40, 20), '0,0 20,0 20,20 40,20'],
    ['to a free end behind it', at(0, 0, 0), at(-40, 20), '0,0 5,0 5,10 -40,10 -40,20'],
    ['from a free end to a top', at(0, 0), at(40, 20, 270), '0,0 0,10 40,10 40,20'],
    ['between two free ends', at(0, 0), at(40, 20), '0,0 20,0 20,20 40,20'],
  ])('an elbow turns %s', (_, from, to, expected) => {
    expect(toMillimetres(listRoutePoints(from, to))).toBe(expected);
  });
});

const randomCoordinate = fc.integer({ min: -5_000_000, max: 5_000_000 });
const randomEnd = fc.record({
  x: randomCoordinate,
  y: randomCoordinate,
  angle: fc.constantFrom(null, 0, 90, 180, 270),
});

it('a routed line has its ends where they were asked for and leaves them in their directions', () => {
  fc.assert(
    fc.property(randomEnd, randomEnd, fc.constantFrom('elbow', 'curve', 'straight'), (from, to, route) => {
      const line = createLine('a', { route, ...computeRoute(route, from, to) });
      const [start, end] = getLineEnds(line);
      // A line without width has a width of 127 EMU where its turns need one.
      for (const [point, expected] of [
        [start, from],
        [end, to],
      ] as const)
        expect(Math.hypot(point.x - expected.x, point.y - expected.y)).toBeLessThanOrEqual(200);
      if (route === 'straight') return;
      const points = listVisiblePoints(line);
      const next = points[1] ?? start;
      if (from.angle === 0) expect(next.x).toBeGreaterThanOrEqual(start.x - 1);
      if (from.angle === 90) expect(next.y).toBeGreaterThanOrEqual(start.y - 1);
    }),
  );
});

it('a path is the same after it was described as a line', () => {
  fc.assert(
    fc.property(randomEnd, randomEnd, (from, to) => {
      fc.pre(Math.abs(from.x - to.x) > 5_000 && Math.abs(from.y - to.y) > 5_000);
      const points = listRoutePoints(from, to);
      const line = createLine('a', { route: 'elbow', ...describeRoute(points) });
      listVisiblePoints(line).forEach((point, index) => {
        const expected = points[index] ?? point;
        // Bends are hundred thousandths of a side.
        expect(Math.hypot(point.x - expected.x, point.y - expected.y)).toBeLessThan(200);
      });
    }),
  );
});

it.each([
  [[], 'M0 0L4000 0L4000 2000'],
  [[0.5], 'M0 0L2000 0L2000 2000L4000 2000'],
  [[0.25, 0.5], 'M0 0L1000 0L1000 1000L4000 1000L4000 2000'],
  [[-0.25, 0.5, 1.25], 'M0 0L-1000 0L-1000 1000L5000 1000L5000 2000L4000 2000'],
])('an elbow with the bends %j is drawn as %s', (bends, expected) => {
  const line = createLine('a', { route: 'elbow', bends, width: 4000, height: 2000, endArrow: false });
  expect(buildLineParts(line).path).toBe(expected);
});

it('a curve goes through the middle between its two turns', () => {
  const line = createLine('a', { route: 'curve', bends: [0.5], width: 4000, height: 2000, endArrow: false });
  expect(buildLineParts(line).path).toBe('M0 0C1000 0 2000 500 2000 1000C2000 1500 3000 2000 4000 2000');
});

it('the arrow of an elbow that ends vertically points down', () => {
  const line = createLine('a', { route: 'elbow', bends: [], width: 400_000, height: 800_000 });
  const [head = ''] = buildLineParts(line).headPaths;
  expect(head).toMatch(/^M400000 800000L\d+ 700000L\d+ 700000Z$/);
});
