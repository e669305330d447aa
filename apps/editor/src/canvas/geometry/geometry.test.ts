import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outlines } from '../scene/scene.ts';
import { createBox, createGroup, createLine } from '../testing/scenes.ts';
import { alignShapes, distributeShapes, reorderShapes } from './arrange.ts';
import {
  computeBounds,
  computeCommonBounds,
  computeLineBox,
  getCentre,
  getLineEnds,
  isWithin,
  rotatePoint,
} from './box.ts';
import { fitGroup, groupShapes, removeRotation, ungroupShapes } from './group.ts';
import { buildOutlinePath } from './outline-paths.ts';
import { scalePath } from './path-scale.ts';
import { getHandleSides, handles, resizeBox } from './resize.ts';
import { computeSnapLines, snapBox, snapEdges } from './snap.ts';
import { fitInBox, moveShape } from './transform.ts';

const randomBox = fc.record({
  x: fc.integer({ min: -1e6, max: 1e6 }),
  y: fc.integer({ min: -1e6, max: 1e6 }),
  width: fc.integer({ min: 20_000, max: 1e6 }),
  height: fc.integer({ min: 20_000, max: 1e6 }),
  rotation: fc.integer({ min: 0, max: 359 }),
});
const randomDrag = fc.record({
  handle: fc.constantFrom(...handles),
  dx: fc.integer({ min: -500_000, max: 500_000 }),
  dy: fc.integer({ min: -500_000, max: 500_000 }),
  keepsRatio: fc.boolean(),
  fromCentre: fc.boolean(),
});

it('resizing a rotated box keeps its opposite handle or its centre fixed', () => {
  fc.assert(
    fc.property(randomBox, randomDrag, (box, drag) => {
      const after = resizeBox(box, drag);
      const [sideX, sideY] = drag.fromCentre ? [0, 0] : getHandleSides(drag.handle);
      const getFixedPoint = (one: { x: number; y: number; width: number; height: number }) => {
        const middle = getCentre(one);
        const corner = { x: middle.x - (sideX * one.width) / 2, y: middle.y - (sideY * one.height) / 2 };
        return rotatePoint(corner, middle, box.rotation);
      };
      expect(getFixedPoint(after).x).toBeCloseTo(getFixedPoint(box).x, 3);
      expect(getFixedPoint(after).y).toBeCloseTo(getFixedPoint(box).y, 3);
      expect(Math.min(after.width, after.height)).toBeGreaterThan(0);
      if (drag.keepsRatio) expect(after.width / after.height).toBeCloseTo(box.width / box.height, 6);
    }),
  );
});

it.each([
  ['e', { x: 0, y: 0, width: 140_000, height: 100_000 }],
  ['nw', { x: 40_000, y: 20_000, width: 60_000, height: 80_000 }],
  ['s', { x: 0, y: 0, width: 100_000, height: 120_000 }],
] as const)('resizing at %s moves the handle with the pointer', (handle, after) => {
  const box = { x: 0, y: 0, width: 100_000, height: 100_000, rotation: 0 };
  expect(resizeBox(box, { handle, dx: 40_000, dy: 20_000, keepsRatio: false, fromCentre: false })).toEqual(
    after,
  );
});

it('the bounds of a shape rotated by 90 degrees have swapped width and height', () => {
  const box = createBox('a', { x: 0, y: 0, width: 200, height: 100, rotation: 90 });
  expect(computeBounds(box)).toEqual({ x: 50, y: -50, width: 100, height: 200 });
});

it('a shape is within a rectangle when its bounds are', () => {
  const frame = { x: 0, y: 0, width: 150, height: 150 };
  expect(isWithin(createBox('a', { x: 10, y: 10 }), frame)).toBe(true);
  expect(isWithin(createBox('a', { x: 60, y: 10 }), frame)).toBe(false);
});

it.each([
  [
    { x: 0, y: 0 },
    { x: 100, y: 50 },
  ],
  [
    { x: 100, y: 0 },
    { x: 0, y: 50 },
  ],
  [
    { x: 100, y: 50 },
    { x: 0, y: 0 },
  ],
  [
    { x: 0, y: 50 },
    { x: 0, y: 0 },
  ],
])('a drawn line goes from the pointer down position to the pointer up position', (from, to) => {
  expect(getLineEnds(createLine('a', computeLineBox(from, to)))).toEqual([from, to]);
});

describe('snapping', () => {
  const lines = computeSnapLines({ width: 1000, height: 800 }, [{ x: 300, y: 300, width: 100, height: 100 }]);
  it.each([
    ['the edge of the page', { x: 7, y: 200, width: 90, height: 31 }, { dx: -7, dy: 0 }],
    ['the centre of the page', { x: 452, y: 100, width: 100, height: 31 }, { dx: -2, dy: 0 }],
    ['the edge of another shape', { x: 205, y: 605, width: 100, height: 31 }, { dx: -5, dy: 0 }],
    ['nothing at a distance', { x: 120, y: 100, width: 31, height: 31 }, { dx: 0, dy: 0 }],
  ])('a moved box snaps to %s', (_, box, delta) => {
    expect(snapBox(box, lines, 10)).toMatchObject(delta);
  });
  it('a resized edge snaps on its own axis only', () => {
    expect(snapEdges({ x: 296, y: null }, lines, 10)).toEqual({
      dx: 4,
      dy: 0,
      guides: [{ axis: 'x', position: 300 }],
    });
  });
});

describe('aligning and distributing', () => {
  const [a, b, c] = [
    createBox('a', { x: 0 }),
    createBox('b', { x: 150, y: 40 }),
    createBox('c', { x: 600, y: 80 }),
  ];
  it('several shapes are aligned to each other and a single one to the page', () => {
    expect(alignShapes([a, b, c], 'right', { width: 1, height: 1 }).map(({ x }) => x)).toEqual([
      600, 600, 600,
    ]);
    expect(alignShapes([b], 'middle', { width: 1000, height: 800 })).toMatchObject([{ x: 150, y: 350 }]);
  });
  it('distributed shapes have equal gaps', () => {
    expect(distributeShapes([a, b, c], 'x').map(({ x }) => x)).toEqual([0, 300, 600]);
    expect(distributeShapes([a, c], 'x')).toEqual([a, c]);
  });
  it.each([
    ['front', 'bdac'],
    ['back', 'acbd'],
    ['forward', 'badc'],
    ['backward', 'acbd'],
  ] as const)('shapes are reordered: %s', (how, order) => {
    const shapes = ['a', 'b', 'c', 'd'].map((id) => createBox(id));
    const reordered = reorderShapes(shapes, new Set(['a', 'c']), how);
    expect(reordered.map(({ id }) => id).join('')).toBe(order);
  });
});

describe('a group', () => {
  const randomRotation = fc.record({ rotation: fc.integer({ min: 0, max: 359 }), isFlippedX: fc.boolean() });
  it('ungrouping restores the shapes as they were before grouping', () => {
    fc.assert(
      fc.property(fc.array(randomBox, { minLength: 2, maxLength: 5 }), (places) => {
        const shapes = places.map((place, index) => createBox(`s${index}`, place));
        const ids = new Set(shapes.map(({ id }) => id));
        const grouped = groupShapes(shapes, ids, { id: 'g', name: '' });
        expect(grouped).toHaveLength(1);
        expect(ungroupShapes(grouped, new Set(['g']))).toEqual(shapes);
      }),
    );
  });
  it('ungrouping a rotated group rotates its shapes and keeps their centres', () => {
    fc.assert(
      fc.property(randomBox, randomBox, randomRotation, (one, other, rotation) => {
        const [whole] = groupShapes([createBox('a', one), createBox('b', other)], new Set(['a', 'b']), {
          id: 'g',
          name: '',
        });
        if (whole?.kind !== 'group') throw new Error('a group');
        const about = getCentre(whole);
        const ungrouped = removeRotation({ ...whole, ...rotation });
        whole.shapes.forEach((shape, index) => {
          const before = getCentre(shape);
          const mirrored = rotation.isFlippedX ? { x: 2 * about.x - before.x, y: before.y } : before;
          const expected = rotatePoint(mirrored, about, rotation.rotation);
          const after = ungrouped.shapes[index];
          if (after === undefined) throw new Error('each shape');
          expect(Math.abs(getCentre(after).x - expected.x)).toBeLessThanOrEqual(2);
          expect(Math.abs(getCentre(after).y - expected.y)).toBeLessThanOrEqual(2);
        });
      }),
    );
  });
  it('moving and resizing a group moves and scales its shapes', () => {
    const group = createGroup('g', [createBox('a'), createBox('b', { x: 100 })], { width: 200, height: 100 });
    expect(moveShape(group, 10, 5).shapes).toMatchObject([
      { x: 10, y: 5 },
      { x: 110, y: 5 },
    ]);
    const widened = fitInBox(group, { x: 0, y: 0, width: 400, height: 100 });
    expect(widened).toMatchObject({
      shapes: [
        { x: 0, width: 200 },
        { x: 200, width: 200 },
      ],
    });
  });
  it('a group box is fitted to its shapes after one of them changed', () => {
    const group = createGroup('g', [createBox('a')]);
    expect(fitGroup(group, [createBox('a', { x: 50 })])).toMatchObject({ x: 50, width: 100 });
    expect(computeCommonBounds([])).toBeNull();
  });
});

it.each(outlines)('the outline of %s has a path of finite numbers', (outline) => {
  const path = buildOutlinePath(createBox('a', { outline, width: 300, height: 200 }));
  expect(path).toMatch(/^M[-\d.]/);
  expect(path).not.toMatch(/NaN|Infinity|undefined/);
});
it.each([
  ['M0 0L10 20Z', 'M 0 0 L 20 60 Z'],
  ['M0,0h10v-5', 'M 0 0 h 20 v -15'],
  ['M0 10A5 5 0 1 1 10 10', 'M 0 30 A 10 15 0 1 1 20 30'],
  ['M1 1 2 2', 'M 2 3 4 6'],
])('the path of a custom outline is scaled to %s', (path, after) => {
  expect(scalePath(path, 2, 3)).toBe(after);
});
