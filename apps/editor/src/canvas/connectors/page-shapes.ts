import { getCentre, type Point, rotatePoint } from '../geometry/box.ts';
import type { ConnectionSite, GroupShape, LineShape, Shape } from '../scene/scene.ts';

/** A shape with the groups around it, the outermost first. */
export interface PlacedShape {
  shape: Shape;
  groups: readonly GroupShape[];
}

export const isConnected = (shape: Shape): shape is LineShape =>
  shape.kind === 'line' && (shape.start !== null || shape.end !== null);

/** All shapes of a page by id, also those in groups. */
export function indexShapes(shapes: readonly Shape[]): Map<string, PlacedShape> {
  const index = new Map<string, PlacedShape>();
  const add = (list: readonly Shape[], groups: readonly GroupShape[]): void => {
    for (const shape of list) {
      index.set(shape.id, { shape, groups });
      if (shape.kind === 'group') add(shape.shapes, [...groups, shape]);
    }
  };
  add(shapes, []);
  return index;
}

/** A point with a direction, in degrees clockwise from the right. */
interface DirectedPoint extends Point {
  angle: number;
}

/** A site on the page. */
export interface SitePoint extends DirectedPoint {
  id: number;
}

export function toSitePoint({ shape, groups }: PlacedShape, { id, x, y, angle }: ConnectionSite): SitePoint {
  const own = { id, x: shape.x + x * shape.width, y: shape.y + y * shape.height, angle };
  return [...groups, shape].reduceRight<SitePoint>(turnWith, own);
}

/** Where a point of a shape in groups is on the page. */
export function toPagePoint({ x, y }: Point, groups: readonly GroupShape[]): Point {
  return groups.reduceRight<DirectedPoint>(turnWith, { x, y, angle: 0 });
}

/** The point within groups that is at this place on the page. */
export function fromPagePoint(point: DirectedPoint, groups: readonly GroupShape[]): DirectedPoint {
  return groups.reduce<DirectedPoint>((outer, group) => {
    const rotated = rotatePoint(outer, getCentre(group), -group.rotation);
    return mirror({ ...rotated, angle: outer.angle - group.rotation }, group);
  }, point);
}

/** Flips, then rotation about the centre. */
function turnWith<Place extends DirectedPoint>(point: Place, frame: Shape): Place {
  const mirrored = mirror(point, frame);
  if (frame.rotation === 0) return mirrored;
  const turned = rotatePoint(mirrored, getCentre(frame), frame.rotation);
  return { ...mirrored, ...turned, angle: mirrored.angle + frame.rotation };
}

function mirror<Place extends DirectedPoint>(point: Place, frame: Shape): Place {
  const { x, y, width, height, isFlippedX, isFlippedY } = frame;
  const angle = isFlippedX ? 180 - point.angle : point.angle;
  return {
    ...point,
    x: isFlippedX ? 2 * x + width - point.x : point.x,
    y: isFlippedY ? 2 * y + height - point.y : point.y,
    angle: isFlippedY ? -angle : angle,
  };
}
