import type { LineShape } from '../scene/scene.ts';
import {
  computeBoundingBox,
  computeLineBox,
  getCentre,
  normalizeDegrees,
  type Point,
  rotatePoint,
} from './box.ts';

/** One end of a connector. */
export interface RouteEnd extends Point {
  /** Direction in which it leaves its shape, in degrees clockwise from the right; null for an end that is not connected. */
  angle: number | null;
}

export type LineRoute = Pick<
  LineShape,
  'x' | 'y' | 'width' | 'height' | 'rotation' | 'isFlippedX' | 'isFlippedY' | 'bends'
>;

/** How far a connector leaves a shape before it turns. */
const escapeDistance = 180_000;

/** Position and bends of a line between two ends. */
export function computeRoute(route: LineShape['route'], from: RouteEnd, to: RouteEnd): LineRoute {
  if (route === 'straight') return { ...computeLineBox(from, to), bends: [] };
  return describeRoute(listRoutePoints(from, to));
}

/** The corners of a rectangular path between two ends, with the ends themselves. */
export function listRoutePoints(from: RouteEnd, to: RouteEnd): Point[] {
  if (from.angle === null && to.angle !== null) return listRoutePoints(to, from).reverse();
  const angle = toQuarter(from.angle ?? (to.x < from.x ? 180 : 0));
  // In a frame in which the path starts to the right from the origin.
  const turn = (point: Point, degrees: number): Point => {
    const { x, y } = rotatePoint(point, { x: 0, y: 0 }, degrees);
    return { x: Math.round(x), y: Math.round(y) };
  };
  const target = turn({ x: to.x - from.x, y: to.y - from.y }, -angle);
  const targetAngle = to.angle === null ? guessAngle(target) : toQuarter(to.angle - angle);
  const points = [{ x: 0, y: 0 }, ...listCorners(target, targetAngle), target];
  return points.map((point) => {
    const { x, y } = turn(point, angle);
    return { x: x + from.x, y: y + from.y };
  });
}

/** Bends that connectors of every format can have: DrawingML has no more. */
export const maxBends = 3;

const toQuarter = (angle: number): number => normalizeDegrees(Math.round(angle / 90) * 90);

/** The side from which a free end is reached best. */
function guessAngle({ x, y }: Point): number {
  if (x > 0) return 180;
  return y > 0 ? 270 : 90;
}

/** The corners of a path that starts to the right from the origin and reaches a point from the side at an angle. */
function listCorners({ x, y }: Point, angle: number): Point[] {
  if (angle === 180) {
    if (x > 0) return [middle(x, 0), middle(x, y)];
    const [right, left] = [escapeDistance, x - escapeDistance];
    return [toPoint(right, 0), toPoint(right, y / 2), toPoint(left, y / 2), toPoint(left, y)];
  }
  if (angle === 0) {
    const right = Math.max(0, x) + escapeDistance;
    return [toPoint(right, 0), toPoint(right, y)];
  }
  // Reached from above at 270, from below at 90.
  const side = angle === 270 ? 1 : -1;
  if (x > 0 && y * side > 0) return [toPoint(x, 0)];
  const right = x > 2 * escapeDistance ? x / 2 : escapeDistance;
  const crossing =
    y * side > 2 * escapeDistance
      ? y / 2
      : (side > 0 ? Math.min(0, y) : Math.max(0, y)) - side * escapeDistance;
  return [toPoint(right, 0), toPoint(right, crossing), toPoint(x, crossing)];
}

const toPoint = (x: number, y: number): Point => ({ x: Math.round(x), y: Math.round(y) });
const middle = (x: number, y: number): Point => toPoint(x / 2, y);

/** A line without width or height could not say where it turns. */
const minSide = 127;

/** A rectangular path as the position and bends of a line. A path that starts vertically is rotated by a quarter turn. */
export function describeRoute(points: readonly Point[]): LineRoute {
  const [from, next = from, ...rest] = points;
  const to = rest.at(-1) ?? next;
  if (from === undefined || to === undefined) throw new Error('A path without points');
  const isVertical = next !== undefined && next.x === from.x && next.y !== from.y;
  const [along, across] = isVertical ? (['y', 'x'] as const) : (['x', 'y'] as const);
  const corners = points.slice(1, -1);
  const span = (axis: 'x' | 'y', isNeeded: boolean): number => {
    const distance = to[axis] - from[axis];
    return Math.abs(distance) < minSide && isNeeded ? minSide * (distance < 0 ? -1 : 1) : distance;
  };
  const spans = {
    [along]: span(along, corners.length > 1),
    [across]: span(across, corners.length > 2),
  } as Record<'x' | 'y', number>; // cast: along and across are x and y, in either order
  // The last corner lies on the last end.
  const bends = corners.slice(0, -1).map((corner, index) => {
    const axis = index % 2 === 0 ? along : across;
    return Math.round(((corner[axis] - from[axis]) / spans[axis]) * 100_000) / 100_000 || 0;
  });
  const end = { x: from.x + spans.x, y: from.y + spans.y };
  if (!isVertical) return { ...computeLineBox(from, end), bends };
  const { width, height, ...corner } = computeBoundingBox([from, end]);
  const centre = getCentre({ ...corner, width, height });
  return {
    x: Math.round(centre.x - height / 2),
    y: Math.round(centre.y - width / 2),
    width: height,
    height: width,
    rotation: 90,
    isFlippedX: end.y < from.y,
    // Rotated clockwise, the height runs to the left.
    isFlippedY: end.x > from.x,
    bends,
  };
}

/** The points of a line in the units of its box, before flips: its ends, and between them its corners. */
export function listLinePoints({
  route,
  bends,
  width,
  height,
}: Pick<LineShape, 'route' | 'bends' | 'width' | 'height'>): Point[] {
  const end = { x: width, y: height };
  if (route === 'straight') return [{ x: 0, y: 0 }, end];
  const points: Point[] = [{ x: 0, y: 0 }];
  let [x, y] = [0, 0];
  for (const [index, part] of [...bends, 1].entries()) {
    if (index % 2 === 0) x = part * width;
    else y = part * height;
    points.push({ x, y });
  }
  return [...points, end];
}

/** The points of a line on the page, or in its group. */
export function listVisiblePoints(line: LineShape): Point[] {
  const { x, y, width, height, rotation, isFlippedX, isFlippedY } = line;
  const centre = getCentre(line);
  return listLinePoints(line).map((corner) =>
    rotatePoint(
      {
        x: x + (isFlippedX ? width - corner.x : corner.x),
        y: y + (isFlippedY ? height - corner.y : corner.y),
      },
      centre,
      rotation,
    ),
  );
}
