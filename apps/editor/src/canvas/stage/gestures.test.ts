import { describe, expect, it } from 'vitest';
import { createSiteFinder } from '../connectors/find-site.ts';
import { computeLineBox, getLineEnds } from '../geometry/box.ts';
import { createBox, createLine } from '../testing/scenes.ts';
import {
  computeHandlePosition,
  createLineEndDrag,
  createMoveDrag,
  createResizeDrag,
  createRotateDrag,
  findShapesWithin,
} from './gestures.ts';
import { createCentredShape, createDrawnShape, createPicture } from './new-shapes.ts';

const dragContext = { page: { width: 100_000, height: 80_000 }, otherShapes: [], snapDistance: 500 };
const createDrag = (dx: number, dy: number, keys: { shift?: boolean; alt?: boolean } = {}) => ({
  from: { x: 0, y: 0 },
  to: { x: dx, y: dy },
  shift: false,
  alt: false,
  ...keys,
});
const box = createBox('a', { x: 20_000, y: 20_000, width: 20_000, height: 10_000 });

it.each([
  ['moves them with the pointer', createDrag(7000, 3000), { x: 27_000, y: 23_000 }],
  ['snaps them to the edge of the page', createDrag(-19_700, 0), { x: 0, y: 20_000 }],
  ['does not snap them with Alt', createDrag(-19_700, 0, { alt: true }), { x: 300, y: 20_000 }],
  ['moves them on one axis with Shift', createDrag(7000, 3000, { shift: true }), { x: 27_000, y: 20_000 }],
])('dragging shapes %s', (_, now, position) => {
  expect(createMoveDrag([box], dragContext)(now).shapes).toMatchObject([position]);
});

it('dragging a handle resizes one shape, with Shift in proportion', () => {
  expect(createResizeDrag([box], 'se', dragContext)(createDrag(3000, 7000)).shapes).toMatchObject([
    { width: 23_000, height: 17_000 },
  ]);
  expect(
    createResizeDrag([box], 'se', dragContext)(createDrag(20_000, 1000, { shift: true })).shapes,
  ).toMatchObject([{ width: 40_000, height: 20_000 }]);
});
it('dragging a handle resizes several selected shapes together', () => {
  const other = createBox('b', { x: 60_000, y: 20_000, width: 20_000, height: 10_000 });
  const { shapes } = createResizeDrag([box, other], 'e', dragContext)(createDrag(60_000, 0));
  expect(shapes).toMatchObject([
    { x: 20_000, width: 40_000 },
    { x: 100_000, width: 40_000 },
  ]);
});
const noFinder = createSiteFinder([], { hasGluePoints: false, snapDistance: 1000 });

it.each([
  ['onto a shape connects it', 69_500, false, { shape: 'target', site: 1 }, 100_000],
  ['past a shape leaves it free', 60_000, false, null, 90_000],
  ['onto a shape with Alt leaves it free', 69_500, true, null, 99_500],
])('dragging the end of a line %s', (_, distance, alt, connection, x) => {
  const line = createLine('l', {
    ...computeLineBox({ x: 10_000, y: 10_000 }, { x: 30_000, y: 20_000 }),
    end: { shape: 'other', site: 0 },
  });
  const target = createBox('target', { x: 100_000, y: 10_000, width: 20_000, height: 20_000 });
  const finder = createSiteFinder([target, line], { hasGluePoints: false, snapDistance: 1000 });
  const far = { ...dragContext, snapDistance: 0 };
  const [after] = createLineEndDrag(line, 1, far, finder)(createDrag(distance, 0, { alt })).shapes;
  if (after?.kind !== 'line') throw new Error('a line');
  expect(after.end).toEqual(connection);
  expect(getLineEnds(after)[1]).toEqual({ x, y: 20_000 });
});
it('a site of the foremost of two shapes is chosen, and the sites of shapes around the pointer are shown', () => {
  const shapes = ['back', 'front', 'far'].map((id, index) =>
    createBox(id, { x: index === 2 ? 90_000 : 0, width: 20_000, height: 20_000 }),
  );
  const finder = createSiteFinder(shapes, { hasGluePoints: false, snapDistance: 1000 });
  const { nearby, snapped } = finder.findSite({ x: 20_500, y: 10_300 });
  expect(snapped?.connection).toEqual({ shape: 'front', site: 3 });
  expect(new Set(nearby.map(({ connection }) => connection.shape))).toEqual(new Set(['back', 'front']));
});
it('dragging the end of a line moves that end', () => {
  const line = createLine('l', computeLineBox({ x: 10_000, y: 10_000 }, { x: 30_000, y: 20_000 }));
  const [after] = createLineEndDrag(line, 1, dragContext, noFinder)(createDrag(-25_000, 3000)).shapes;
  if (after?.kind !== 'line') throw new Error('a line');
  expect(getLineEnds(after)).toEqual([
    { x: 10_000, y: 10_000 },
    { x: 5000, y: 23_000 },
  ]);
});

describe('rotating with the pointer', () => {
  const centre = { x: 30_000, y: 25_000 };
  const getPoint = (degrees: number) => ({
    x: centre.x + 10_000 * Math.cos((degrees * Math.PI) / 180),
    y: centre.y + 10_000 * Math.sin((degrees * Math.PI) / 180),
  });
  it.each([
    [37, false, 37],
    [88, false, 90],
    [37, true, 30],
    [-45, false, 315],
  ])('dragging the rotation handle rotates by %i degrees', (degrees, shift, rotation) => {
    const now = { from: getPoint(0), to: getPoint(degrees), shift, alt: false };
    expect(createRotateDrag([box])(now).shapes).toMatchObject([{ rotation }]);
  });
});

it('dragging on the empty page selects all shapes in the rectangle', () => {
  const far = createBox('b', { x: 70_000, y: 70_000 });
  expect(
    findShapesWithin([box, far], { from: { x: 50_000, y: 50_000 }, to: { x: 10_000, y: 10_000 } }),
  ).toEqual(['a']);
});
it('drawing an arrow creates one from the start point to the end point', () => {
  const drawing = { kind: 'line', route: 'straight', endArrow: true } as const;
  const pull = { from: { x: 900_000, y: 0 }, to: { x: 0, y: 300_000 }, isEven: false };
  const line = createDrawnShape(drawing, pull, 'n');
  expect(line).toMatchObject({ kind: 'line', endArrow: true, isFlippedX: true });
});
it('clicking creates a shape of the default size and the keyboard creates one at the page centre', () => {
  const drawing = { kind: 'box', outline: 'ellipse' } as const;
  const click = { from: { x: 5, y: 5 }, to: { x: 5, y: 5 }, isEven: false };
  expect(createDrawnShape(drawing, click, 'n')).toMatchObject({ x: 5, width: 1_800_000, outline: 'ellipse' });
  expect(createCentredShape(drawing, { width: 3_800_000, height: 2_080_000 }, 'n')).toMatchObject({
    x: 1_000_000,
    y: 500_000,
  });
});
it('drawing a rectangle with Shift creates a square', () => {
  const pull = { from: { x: 0, y: 0 }, to: { x: 400_000, y: -900_000 }, isEven: true };
  expect(createDrawnShape({ kind: 'box', outline: 'rectangle' }, pull, 'n')).toMatchObject({
    x: 0,
    y: -900_000,
    width: 900_000,
    height: 900_000,
  });
});
it('inserting a large picture scales it to fit the page', () => {
  const page = { width: 9_525_000, height: 4_762_500 };
  const picture = createPicture(
    { id: 'n', media: 'm', alt: '', size: { width: 2000, height: 500 } },
    page,
    null,
  );
  expect(picture).toMatchObject({ width: 7_620_000, height: 1_905_000, x: 952_500 });
});

it('a handle is placed at its side of a rotated box', () => {
  expect(computeHandlePosition({ x: 0, y: 0, width: 100, height: 100, rotation: 0 }, 'ne')).toEqual({
    x: 100,
    y: 0,
  });
  const position = computeHandlePosition({ x: 0, y: 0, width: 100, height: 100, rotation: 90 }, 'n');
  expect(position.x).toBeCloseTo(100);
  expect(position.y).toBeCloseTo(50);
});
