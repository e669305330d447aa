import type { LineShape, Shape } from '../scene/scene.ts';

export interface Point {
  x: number;
  y: number;
}
export interface Box extends Point {
  width: number;
  height: number;
}

/** EMU per CSS pixel and per millimetre. */
export const emuPerPixel = 9525;
export const emuPerMillimetre = 36_000;

export function toPixels(emu: number): number {
  return Math.round((emu / emuPerPixel) * 1000) / 1000;
}

export function getCentre({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** In whole EMU. */
export function roundBox({ x, y, width, height }: Box): Box {
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
}

export function rotatePoint(point: Point, centre: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [point.x - centre.x, point.y - centre.y];
  return {
    x: centre.x + dx * Math.cos(angle) - dy * Math.sin(angle),
    y: centre.y + dx * Math.sin(angle) + dy * Math.cos(angle),
  };
}

/** Normalises to 0 ≤ degrees < 360, rounded to tenths of a degree (or 1/`precision`), so that equal angles are equal numbers. */
export function normalizeDegrees(degrees: number, precision = 10): number {
  const [count, fullCircle] = [Math.round(degrees * precision), 360 * precision];
  return (((count % fullCircle) + fullCircle) % fullCircle) / precision;
}

/** The axis-aligned bounding box of a shape after rotation. */
export function computeBounds(shape: Shape): Box {
  const { x, y, width, height, rotation } = shape;
  if (rotation === 0) return { x, y, width, height };
  const centre = getCentre(shape);
  const corners = [
    { x, y },
    { x: x + width, y },
    { x, y: y + height },
    { x: x + width, y: y + height },
  ];
  return computeBoundingBox(corners.map((corner) => rotatePoint(corner, centre, rotation)));
}

/** Null for an empty list. */
export function computeCommonBounds(shapes: readonly Shape[]): Box | null {
  if (shapes.length === 0) return null;
  const boxes = shapes.map(computeBounds);
  return computeBoundingBox(boxes.flatMap((box) => [box, { x: box.x + box.width, y: box.y + box.height }]));
}

export function computeBoundingBox(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.round(Math.min(...xs)), Math.round(Math.min(...ys))];
  return { x, y, width: Math.round(Math.max(...xs)) - x, height: Math.round(Math.max(...ys)) - y };
}

type LinePlace = Pick<LineShape, 'x' | 'y' | 'width' | 'height' | 'rotation' | 'isFlippedX' | 'isFlippedY'>;

/** The visible end points of a line, after rotation and flips. */
export function getLineEnds(line: LinePlace): [Point, Point] {
  const { x, y, width, height, rotation, isFlippedX, isFlippedY } = line;
  const [left, right] = isFlippedX ? [x + width, x] : [x, x + width];
  const [top, bottom] = isFlippedY ? [y + height, y] : [y, y + height];
  const centre = getCentre(line);
  return [
    rotatePoint({ x: left, y: top }, centre, rotation),
    rotatePoint({ x: right, y: bottom }, centre, rotation),
  ];
}

/** Position and size of a line between two points. */
export function computeLineBox(from: Point, to: Point) {
  return {
    ...computeBoundingBox([from, to]),
    rotation: 0,
    isFlippedX: to.x < from.x,
    isFlippedY: to.y < from.y,
  };
}

/** Whether a shape lies completely within a selection rectangle. */
export function isWithin(shape: Shape, frame: Box): boolean {
  const { x, y, width, height } = computeBounds(shape);
  return (
    x >= frame.x && y >= frame.y && x + width <= frame.x + frame.width && y + height <= frame.y + frame.height
  );
}
