import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TableShape } from '../scene/scene.ts';
import { outlines } from '../scene/scene.ts';
import { createBox, createGroup, createLine, createPictureShape } from '../testing/scenes.ts';
import { computeBounds, getCentre, normalizeDegrees, toPixels } from './box.ts';
import { buildLineParts } from './line-parts.ts';
import { getTextFrame } from './text-frame.ts';
import { fitInBox, mirrorShape, moveShape, rotateAbout, scaleWithFrame } from './transform.ts';

const place = fc.record({
  x: fc.integer({ min: -1e6, max: 1e6 }),
  y: fc.integer({ min: -1e6, max: 1e6 }),
  width: fc.integer({ min: 100, max: 500_000 }).map((half) => half * 2),
  height: fc.integer({ min: 100, max: 500_000 }).map((half) => half * 2),
  rotation: fc.integer({ min: 0, max: 359 }),
  isFlippedX: fc.boolean(),
  isFlippedY: fc.boolean(),
});
const distance = fc.integer({ min: -1e6, max: 1e6 });

it('a shape moved there and back is unchanged including its children', () => {
  fc.assert(
    fc.property(place, place, distance, distance, (one, other, dx, dy) => {
      const group = createGroup('g', [createBox('a', one), createGroup('h', [createLine('b', other)])]);
      expect(moveShape(moveShape(group, dx, dy), -dx, -dy)).toEqual(group);
    }),
  );
});

it('a shape flipped twice is unchanged, upright or rotated', () => {
  fc.assert(
    fc.property(place, fc.constantFrom('x', 'y'), distance, (one, axis, at) => {
      const box = createBox('a', one);
      expect(mirrorShape(mirrorShape(box, axis, at), axis, at)).toEqual(box);
    }),
  );
});

it('a shape rotated about a point and back is unchanged except for rounding', () => {
  fc.assert(
    fc.property(place, distance, distance, fc.integer({ min: -360, max: 360 }), (one, x, y, degrees) => {
      const box = createBox('a', one);
      const restored = rotateAbout(rotateAbout(box, { x, y }, degrees), { x, y }, -degrees);
      expect(restored.rotation).toBeCloseTo(box.rotation, 6);
      expect(Math.abs(restored.x - box.x)).toBeLessThanOrEqual(2);
      expect(Math.abs(restored.y - box.y)).toBeLessThanOrEqual(2);
    }),
  );
});

it('a shape rotated about its centre keeps its position', () => {
  fc.assert(
    fc.property(place, fc.integer({ min: 0, max: 359 }), (one, degrees) => {
      const box = createBox('a', one);
      expect(rotateAbout(box, getCentre(box), degrees)).toEqual({
        ...box,
        rotation: (box.rotation + degrees) % 360,
      });
    }),
  );
});

it('a shape fitted into its own box is unchanged', () => {
  fc.assert(
    fc.property(place, (one) => {
      const picture = createPictureShape('a', 'm', one);
      expect(fitInBox(picture, picture)).toEqual(picture);
    }),
  );
});

it('scaling a shape scales its path, and scaling a table scales its columns and rows', () => {
  const path = createBox('a', { outline: 'path', path: 'M0 0L100 100', width: 100, height: 100 });
  expect(fitInBox(path, { x: 0, y: 0, width: 200, height: 50 })).toMatchObject({ path: 'M 0 0 L 200 50' });
  const {
    outline: _,
    fill: _f,
    fillOpacity: _o,
    line: _l,
    text: _t,
    placeholder: _p,
    ...base
  } = createBox('t');
  const table: TableShape = {
    ...base,
    kind: 'table',
    columns: [40, 60],
    rows: [{ height: 100, cells: [] }],
  };
  expect(fitInBox(table, { x: 5, y: 5, width: 200, height: 50 })).toMatchObject({
    columns: [80, 120],
    rows: [{ height: 50 }],
  });
});

it('a shape without a size is not scaled', () => {
  const line = createGroup('g', [createBox('a', { width: 10, height: 0 })], { width: 10, height: 0 });
  expect(fitInBox(line, { x: 0, y: 0, width: 10, height: 50 }).height).toBe(50);
  expect(
    scaleWithFrame({ x: 0, y: 0, width: 10, height: 4, rotation: 0 }, line, {
      x: 0,
      y: 0,
      width: 10,
      height: 50,
    }).height,
  ).toBe(4);
});

it('scaling a shape rotated by 90 degrees scales the visible side', () => {
  const lying = { x: 0, y: 0, width: 100, height: 20, rotation: 90 };
  const [from, to] = [
    { x: 0, y: 0, width: 100, height: 100 },
    { x: 0, y: 0, width: 200, height: 100 },
  ];
  expect(scaleWithFrame(lying, from, to)).toMatchObject({ width: 100, height: 40 });
  expect(scaleWithFrame({ ...lying, rotation: 180 }, from, to)).toMatchObject({ width: 200, height: 20 });
});

it('the bounds of a rotated shape contain its corners', () => {
  fc.assert(
    fc.property(place, (one) => {
      const bounds = computeBounds(createBox('a', one));
      const [diagonal, shortest] = [Math.hypot(one.width, one.height), Math.min(one.width, one.height)];
      expect(bounds.width).toBeLessThanOrEqual(diagonal + 2);
      expect(bounds.width).toBeGreaterThanOrEqual(shortest - 2);
      expect(Math.abs(getCentre(bounds).x - getCentre(one).x)).toBeLessThanOrEqual(1);
    }),
  );
});

it.each([
  [0, 0],
  [360, 0],
  [-90, 270],
  [359.96, 0],
  [359.94, 359.9],
  [-0.01, 0],
  [725.25, 5.3],
])('an angle of %d degrees is normalised to %d', (degrees, expected) => {
  expect(normalizeDegrees(degrees)).toBe(expected);
});

it('rounding an angle to hundredths is idempotent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 35_999 }), (hundredths) => {
      expect(normalizeDegrees(hundredths / 100 - 360, 100)).toBe(hundredths / 100);
    }),
  );
});

describe('drawing a line', () => {
  const long = {
    width: 3_000_000,
    height: 0,
    line: { color: '#000000', width: 9525, dash: 'solid' as const },
  };

  it.each([
    [false, false, 0],
    [false, true, 1],
    [true, true, 2],
  ])(
    'a line with a start arrow (%s) and an end arrow (%s) has %d arrow heads',
    (startArrow, endArrow, count) => {
      expect(buildLineParts(createLine('a', { ...long, startArrow, endArrow })).headPaths).toHaveLength(
        count,
      );
    },
  );

  it('a line with an end arrow ends inside the arrow head and keeps its start', () => {
    const { path, headPaths } = buildLineParts(
      createLine('a', { ...long, startArrow: false, endArrow: true }),
    );
    const [, end] = /^M0 0[LH]?(\d+)/.exec(path) ?? [];
    expect(Number(end)).toBeLessThan(3_000_000);
    expect(headPaths[0]).toMatch(/^M3000000 0L/);
  });

  it('the arrow heads of a line are not longer than the line', () => {
    const short = buildLineParts(createLine('a', { ...long, width: 1000, startArrow: true, endArrow: true }));
    const numbers = short.headPaths.join(' ').match(/-?\d+/g)?.map(Number) ?? [];
    expect(Math.max(...numbers)).toBeLessThanOrEqual(1000);
  });
});

it.each([...outlines, 'path', 'other'] as const)('the text frame in %s has a positive size', (outline) => {
  const { left, top, right, bottom } = getTextFrame(createBox('a', { outline }));
  expect(left + right).toBeLessThan(0.8);
  expect(top + bottom).toBeLessThan(0.8);
});

it.each([
  [9525, 1],
  [0, 0],
  [914_400, 96],
  [4762, 0.5],
])('%d EMU are %d pixels', (emu, expected) => {
  expect(toPixels(emu)).toBeCloseTo(expected, 3);
});
