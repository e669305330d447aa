import { fitShapes, rotateShapes } from '../commands/shape-commands.ts';
import {
  type Box,
  boundsOf,
  boundsOfAll,
  boxAround,
  endsOf,
  isWithin,
  middleOf,
  type Point,
  placeBetween,
  rotatePoint,
} from '../geometry/box.ts';
import { type Handle, resizeBox, sidesOf } from '../geometry/resize.ts';
import { type Guide, linesOf, type SnapLines, snapBox, snapEdges } from '../geometry/snap.ts';
import { fitInBox, moveShape } from '../geometry/transform.ts';
import type { LineShape, Shape } from '../scene/scene.ts';

/** A drag of selected shapes; its result is recalculated with each move. */
export interface PointerDrag {
  /** Start and current position. */
  from: Point;
  to: Point;
  shift: boolean;
  alt: boolean;
}

export interface DragResult {
  shapes: readonly Shape[];
  guides: readonly Guide[];
}

export interface SnapContext {
  page: { width: number; height: number };
  /** The other shapes on the page. */
  others: readonly Shape[];
  /** Snap distance. */
  near: number;
}

/** Shift restricts movement to one axis; Alt turns snapping off. */
export function moveByDrag(
  shapes: readonly Shape[],
  { page, others, near }: SnapContext,
): (drag: PointerDrag) => DragResult {
  const lines = snapLinesAround(page, others);
  const bounds = boundsOfAll(shapes);
  return (drag) => {
    let [dx, dy] = [drag.to.x - drag.from.x, drag.to.y - drag.from.y];
    if (drag.shift) [dx, dy] = Math.abs(dx) >= Math.abs(dy) ? [dx, 0] : [0, dy];
    if (bounds === null) return { shapes, guides: [] };
    const drawn = drag.alt ? noSnap : snapBox({ ...bounds, x: bounds.x + dx, y: bounds.y + dy }, lines, near);
    const [byX, byY] = [drag.shift && dx === 0 ? 0 : drawn.dx, drag.shift && dy === 0 ? 0 : drawn.dy];
    return {
      shapes: shapes.map((shape) => moveShape(shape, dx + byX, dy + byY)),
      guides: drawn.guides.filter(({ axis }) => (axis === 'x' ? byX === drawn.dx : byY === drawn.dy)),
    };
  };
}

const noSnap = { dx: 0, dy: 0, guides: [] };

/** Shift keeps the proportions, Alt resizes from the centre. Pictures keep their proportions at the corners, unless Shift is held. */
export function resizeByDrag(
  shapes: readonly Shape[],
  handle: Handle,
  { page, others, near }: SnapContext,
): (drag: PointerDrag) => DragResult {
  const [only] = shapes;
  const bounds = boundsOfAll(shapes);
  if (only === undefined || bounds === null) return () => ({ shapes, guides: [] });
  const isOne = shapes.length === 1;
  const box = isOne ? only : { ...bounds, rotation: 0 };
  const lines = snapLinesAround(page, others);
  const [sideX, sideY] = sidesOf(handle);
  const isCorner = sideX !== 0 && sideY !== 0;
  return ({ from, to, shift, alt }) => {
    const keepsRatio = isOne && only.kind !== 'picture' ? shift : isCorner !== shift;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const edge = {
      x: sideX === 0 ? null : (sideX < 0 ? box.x : box.x + box.width) + dx,
      y: sideY === 0 ? null : (sideY < 0 ? box.y : box.y + box.height) + dy,
    };
    const drawn = box.rotation !== 0 || keepsRatio || alt ? noSnap : snapEdges(edge, lines, near);
    const pull = { handle, dx: dx + drawn.dx, dy: dy + drawn.dy, keepsRatio, fromMiddle: alt };
    const next = resizeBox(box, pull);
    return { shapes: isOne ? [fitInBox(only, next)] : fitShapes(shapes, bounds, next), guides: drawn.guides };
  };
}

/** Moves one end of a line; Shift snaps to multiples of 45°. */
export function moveEndByDrag(
  line: LineShape,
  end: 0 | 1,
  { page, others, near }: SnapContext,
): (drag: PointerDrag) => DragResult {
  const ends = endsOf(line);
  const fixed = ends[end === 0 ? 1 : 0];
  const lines = snapLinesAround(page, others);
  return ({ from, to, shift, alt }) => {
    const moving = { x: ends[end].x + to.x - from.x, y: ends[end].y + to.y - from.y };
    const drawn = alt || shift ? noSnap : snapEdges(moving, lines, near);
    const free = { x: moving.x + drawn.dx, y: moving.y + drawn.dy };
    const at = shift ? snapToEighths(fixed, free) : free;
    const place = end === 0 ? placeBetween(at, fixed) : placeBetween(fixed, at);
    return { shapes: [{ ...line, ...place }], guides: drawn.guides };
  };
}

function snapToEighths(about: Point, point: Point): Point {
  const step = Math.PI / 4;
  const angle = Math.round(Math.atan2(point.y - about.y, point.x - about.x) / step) * step;
  const length = Math.hypot(point.x - about.x, point.y - about.y);
  return { x: about.x + Math.cos(angle) * length, y: about.y + Math.sin(angle) * length };
}

/** Shift snaps to steps of 15°; nearly upright snaps to upright. */
export function rotateByDrag(shapes: readonly Shape[]): (drag: PointerDrag) => DragResult {
  const [only] = shapes;
  const bounds = boundsOfAll(shapes);
  if (only === undefined || bounds === null) return () => ({ shapes, guides: [] });
  const about = middleOf(shapes.length === 1 ? only : bounds);
  const before = shapes.length === 1 ? only.rotation : 0;
  return ({ from, to, shift, alt }) => {
    const free = before + angleOf(about, to) - angleOf(about, from);
    const after = shift ? Math.round(free / 15) * 15 : alt ? free : snapUpright(free);
    return { shapes: rotateShapes(shapes, about, after - before), guides: [] };
  };
}

const uprightTolerance = 3;

function snapUpright(degrees: number): number {
  const quarter = Math.round(degrees / 90) * 90;
  return Math.abs(degrees - quarter) <= uprightTolerance ? quarter : Math.round(degrees);
}

function angleOf(about: Point, point: Point): number {
  return (Math.atan2(point.y - about.y, point.x - about.x) * 180) / Math.PI;
}

/** All shapes within the selection rectangle. */
export function findWithin(
  shapes: readonly Shape[],
  { from, to }: Pick<PointerDrag, 'from' | 'to'>,
): string[] {
  const frame: Box = boxAround([from, to]);
  return shapes.filter((shape) => isWithin(shape, frame)).map(({ id }) => id);
}

function snapLinesAround(page: SnapContext['page'], others: readonly Shape[]): SnapLines {
  return linesOf(page, others.map(boundsOf));
}

/** Visible position of a handle. */
export function handlePosition(box: Box & { rotation: number }, handle: Handle): Point {
  const [sideX, sideY] = sidesOf(handle);
  const middle = middleOf(box);
  const point = { x: middle.x + (sideX * box.width) / 2, y: middle.y + (sideY * box.height) / 2 };
  return rotatePoint(point, middle, box.rotation);
}
