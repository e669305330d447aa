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

export function pixels(emu: number): number {
  return Math.round((emu / emuPerPixel) * 1000) / 1000;
}

export function middleOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

export function rotatePoint(point: Point, about: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [point.x - about.x, point.y - about.y];
  return {
    x: about.x + dx * Math.cos(angle) - dy * Math.sin(angle),
    y: about.y + dx * Math.sin(angle) + dy * Math.cos(angle),
  };
}

/** Normalises to 0 ≤ degrees < 360, rounded to tenths of a degree (or 1/`parts`), so that equal angles are equal numbers. */
export function normalizeDegrees(degrees: number, parts = 10): number {
  const [count, all] = [Math.round(degrees * parts), 360 * parts];
  return (((count % all) + all) % all) / parts;
}

/** The axis-aligned bounding box of a shape after rotation. */
export function boundsOf(shape: Shape): Box {
  const { x, y, width, height, rotation } = shape;
  if (rotation === 0) return { x, y, width, height };
  const about = middleOf(shape);
  const corners = [
    { x, y },
    { x: x + width, y },
    { x, y: y + height },
    { x: x + width, y: y + height },
  ];
  return boxAround(corners.map((corner) => rotatePoint(corner, about, rotation)));
}

/** Null for an empty list. */
export function boundsOfAll(shapes: readonly Shape[]): Box | null {
  if (shapes.length === 0) return null;
  const boxes = shapes.map(boundsOf);
  return boxAround(boxes.flatMap((box) => [box, { x: box.x + box.width, y: box.y + box.height }]));
}

export function boxAround(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.round(Math.min(...xs)), Math.round(Math.min(...ys))];
  return { x, y, width: Math.round(Math.max(...xs)) - x, height: Math.round(Math.max(...ys)) - y };
}

/** The visible end points of a line, after rotation and flips. */
export function endsOf(line: LineShape): [Point, Point] {
  const { x, y, width, height, rotation, isFlippedX, isFlippedY } = line;
  const [left, right] = isFlippedX ? [x + width, x] : [x, x + width];
  const [top, bottom] = isFlippedY ? [y + height, y] : [y, y + height];
  const about = middleOf(line);
  return [
    rotatePoint({ x: left, y: top }, about, rotation),
    rotatePoint({ x: right, y: bottom }, about, rotation),
  ];
}

/** Position and size of a line between two points. */
export function placeBetween(from: Point, to: Point) {
  return {
    ...boxAround([from, to]),
    rotation: 0,
    isFlippedX: to.x < from.x,
    isFlippedY: to.y < from.y,
  };
}

/** Whether a shape lies completely within a selection rectangle. */
export function isWithin(shape: Shape, frame: Box): boolean {
  const { x, y, width, height } = boundsOf(shape);
  return (
    x >= frame.x && y >= frame.y && x + width <= frame.x + frame.width && y + height <= frame.y + frame.height
  );
}
