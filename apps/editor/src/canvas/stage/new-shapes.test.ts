import fc from 'fast-check';
import { expect, it } from 'vitest';
import { getLineEnds } from '../geometry/box.ts';
import type { DrawingTool } from '../state/create-canvas.ts';
import { createCentredShape, createDrawnShape, createPicture } from './new-shapes.ts';

const page = { width: 9_144_000, height: 5_143_500 };
const box: DrawingTool = { kind: 'box', outline: 'ellipse' };
const line: DrawingTool = { kind: 'line', route: 'elbow', endArrow: true };
const text: DrawingTool = { kind: 'text' };
const randomPoint = fc.record({
  x: fc.integer({ min: 0, max: 9_000_000 }),
  y: fc.integer({ min: 0, max: 5_000_000 }),
});

it('a drawn shape covers the dragged rectangle from any corner', () => {
  fc.assert(
    fc.property(randomPoint, randomPoint, (from, to) => {
      fc.pre(Math.abs(to.x - from.x) > 100_000 && Math.abs(to.y - from.y) > 100_000);
      const shape = createDrawnShape(box, { from, to, isEven: false }, 'a');
      expect(shape).toMatchObject({
        x: Math.min(from.x, to.x),
        y: Math.min(from.y, to.y),
        width: Math.abs(to.x - from.x),
        height: Math.abs(to.y - from.y),
        outline: 'ellipse',
      });
    }),
  );
});

it('a shape drawn with Shift has equal width and height', () => {
  fc.assert(
    fc.property(randomPoint, randomPoint, (from, to) => {
      fc.pre(Math.hypot(to.x - from.x, to.y - from.y) > 200_000);
      const { width, height } = createDrawnShape(box, { from, to, isEven: true }, 'a');
      expect(width).toBe(height);
    }),
  );
});

it.each([
  ['a box', box, { width: 1_800_000, height: 1_080_000 }],
  ['text', text, { width: 2_880_000, height: 360_000 }],
  ['a line', line, { width: 1_800_000, height: 0 }],
])('a shape created by a click has its default size: %s', (_, drawing, size) => {
  expect(
    createDrawnShape(drawing, { from: { x: 10, y: 20 }, to: { x: 11, y: 20 }, isEven: false }, 'a'),
  ).toMatchObject({
    x: 10,
    y: 20,
    ...size,
  });
});

it('a drawn line goes from the start to the end of the drag', () => {
  fc.assert(
    fc.property(randomPoint, randomPoint, (from, to) => {
      fc.pre(Math.hypot(to.x - from.x, to.y - from.y) > 200_000);
      const shape = createDrawnShape(line, { from, to, isEven: false }, 'a');
      expect(shape.kind === 'line' ? getLineEnds(shape) : null).toEqual([from, to]);
    }),
  );
});

it.each([
  [
    { x: 1_000_000, y: 100_000 },
    { x: 1_004_988, y: 0 },
  ],
  [
    { x: 100_000, y: 1_000_000 },
    { x: 0, y: 1_004_988 },
  ],
  [
    { x: 900_000, y: 1_000_000 },
    { x: 951_315, y: 951_315 },
  ],
])('a line drawn with Shift snaps to 45 degrees and keeps its length: to %j', (to, end) => {
  const shape = createDrawnShape(line, { from: { x: 0, y: 0 }, to, isEven: true }, 'a');
  expect(shape.kind === 'line' ? getLineEnds(shape)[1] : null).toEqual(end);
});

it('a drawn shape has a minimum width and height', () => {
  const flat = createDrawnShape(
    box,
    { from: { x: 0, y: 0 }, to: { x: 1_000_000, y: 0 }, isEven: false },
    'a',
  );
  expect(flat.height).toBeGreaterThan(0);
  const textShape = createDrawnShape(
    text,
    { from: { x: 0, y: 0 }, to: { x: 1_000_000, y: 10 }, isEven: false },
    'a',
  );
  expect(textShape.height).toBe(360_000);
});

it.each([box, line, text])('a shape created by the keyboard is placed at the page centre: %j', (drawing) => {
  const { x, y, width, height } = createCentredShape(drawing, page, 'a');
  expect([x + width / 2, y + height / 2]).toEqual([page.width / 2, page.height / 2]);
});

it('an inserted picture keeps its aspect ratio and fills at most 80 percent of the page', () => {
  const randomSide = fc.integer({ min: 20, max: 5000 });
  fc.assert(
    fc.property(randomSide, randomSide, (width, height) => {
      const created = createPicture(
        { id: 'a', media: 'm', size: { width, height }, alt: 'A dot' },
        page,
        null,
      );
      expect(created.width).toBeLessThanOrEqual(page.width * 0.8 + 1);
      expect(created.height).toBeLessThanOrEqual(page.height * 0.8 + 1);
      expect(Math.abs(created.width / created.height / (width / height) - 1)).toBeLessThan(0.02);
      expect(created).toMatchObject({
        media: 'm',
        alt: 'A dot',
        crop: { left: 0, top: 0, right: 0, bottom: 0 },
      });
    }),
  );
});

it('an inserted picture that fits keeps its size and is centred at the drop point', () => {
  const created = createPicture({ id: 'a', media: 'm', size: { width: 100, height: 50 }, alt: '' }, page, {
    x: 1_000_000,
    y: 1_000_000,
  });
  expect(created).toMatchObject({ width: 952_500, height: 476_250, x: 523_750, y: 761_875 });
});
