import { inFrame, rotated } from '../acts/shape-acts.ts';
import {
  around,
  type Box,
  boundsOf,
  boundsOfAll,
  endsOf,
  isWithin,
  middleOf,
  type Point,
  placeBetween,
  turned,
} from '../geometry/box.ts';
import { inBox, moved } from '../geometry/place.ts';
import { type Handle, resized, sidesOf } from '../geometry/resize.ts';
import { type Guide, type Lines, linesOf, snapped, snappedEdges } from '../geometry/snap.ts';
import type { LineShape, Shape } from '../scene/scene.ts';

/** What a hand is doing with chosen shapes; what comes of it is asked anew with each of its moves. */
export interface Hand {
  /** Where it began, and where it is. */
  from: Point;
  to: Point;
  shift: boolean;
  alt: boolean;
}

export interface Outcome {
  shapes: readonly Shape[];
  guides: readonly Guide[];
}

export interface Surroundings {
  page: { width: number; height: number };
  /** What else stands there. */
  others: readonly Shape[];
  /** How near something has to come to a line to be drawn to it. */
  near: number;
}

/** With Shift along one axis only; with Alt nothing draws it to lines. */
export function moving(
  shapes: readonly Shape[],
  { page, others, near }: Surroundings,
): (hand: Hand) => Outcome {
  const lines = linesAround(page, others);
  const bounds = boundsOfAll(shapes);
  return (hand) => {
    let [dx, dy] = [hand.to.x - hand.from.x, hand.to.y - hand.from.y];
    if (hand.shift) [dx, dy] = Math.abs(dx) >= Math.abs(dy) ? [dx, 0] : [0, dy];
    if (bounds === null) return { shapes, guides: [] };
    const drawn = hand.alt
      ? nothingNear
      : snapped({ ...bounds, x: bounds.x + dx, y: bounds.y + dy }, lines, near);
    const [byX, byY] = [hand.shift && dx === 0 ? 0 : drawn.dx, hand.shift && dy === 0 ? 0 : drawn.dy];
    return {
      shapes: shapes.map((shape) => moved(shape, dx + byX, dy + byY)),
      guides: drawn.guides.filter(({ axis }) => (axis === 'x' ? byX === drawn.dx : byY === drawn.dy)),
    };
  };
}

const nothingNear = { dx: 0, dy: 0, guides: [] };

/** With Shift in its proportion, with Alt from the middle. Pictures keep their proportion at the corners, unless Shift is held. */
export function pulling(
  shapes: readonly Shape[],
  handle: Handle,
  { page, others, near }: Surroundings,
): (hand: Hand) => Outcome {
  const [only] = shapes;
  const bounds = boundsOfAll(shapes);
  if (only === undefined || bounds === null) return () => ({ shapes, guides: [] });
  const isOne = shapes.length === 1;
  const box = isOne ? only : { ...bounds, rotation: 0 };
  const lines = linesAround(page, others);
  const [sideX, sideY] = sidesOf(handle);
  const isCorner = sideX !== 0 && sideY !== 0;
  return ({ from, to, shift, alt }) => {
    const keepsRatio = isOne && only.kind !== 'picture' ? shift : isCorner !== shift;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const edge = {
      x: sideX === 0 ? null : (sideX < 0 ? box.x : box.x + box.width) + dx,
      y: sideY === 0 ? null : (sideY < 0 ? box.y : box.y + box.height) + dy,
    };
    const drawn = box.rotation !== 0 || keepsRatio || alt ? nothingNear : snappedEdges(edge, lines, near);
    const pull = { handle, dx: dx + drawn.dx, dy: dy + drawn.dy, keepsRatio, fromMiddle: alt };
    const next = resized(box, pull);
    return { shapes: isOne ? [inBox(only, next)] : inFrame(shapes, bounds, next), guides: drawn.guides };
  };
}

/** One end of a line, with Shift in steps of an eighth of a turn. */
export function pullingEnd(
  line: LineShape,
  end: 0 | 1,
  { page, others, near }: Surroundings,
): (hand: Hand) => Outcome {
  const ends = endsOf(line);
  const fixed = ends[end === 0 ? 1 : 0];
  const lines = linesAround(page, others);
  return ({ from, to, shift, alt }) => {
    const moving = { x: ends[end].x + to.x - from.x, y: ends[end].y + to.y - from.y };
    const drawn = alt || shift ? nothingNear : snappedEdges(moving, lines, near);
    const free = { x: moving.x + drawn.dx, y: moving.y + drawn.dy };
    const at = shift ? inEighths(fixed, free) : free;
    const place = end === 0 ? placeBetween(at, fixed) : placeBetween(fixed, at);
    return { shapes: [{ ...line, ...place }], guides: drawn.guides };
  };
}

function inEighths(about: Point, point: Point): Point {
  const step = Math.PI / 4;
  const angle = Math.round(Math.atan2(point.y - about.y, point.x - about.x) / step) * step;
  const length = Math.hypot(point.x - about.x, point.y - about.y);
  return { x: about.x + Math.cos(angle) * length, y: about.y + Math.sin(angle) * length };
}

/** With Shift in steps of 15 degrees; what is nearly upright becomes upright. */
export function turning(shapes: readonly Shape[]): (hand: Hand) => Outcome {
  const [only] = shapes;
  const bounds = boundsOfAll(shapes);
  if (only === undefined || bounds === null) return () => ({ shapes, guides: [] });
  const about = middleOf(shapes.length === 1 ? only : bounds);
  const before = shapes.length === 1 ? only.rotation : 0;
  return ({ from, to, shift, alt }) => {
    const free = before + angleOf(about, to) - angleOf(about, from);
    const after = shift ? Math.round(free / 15) * 15 : alt ? free : upright(free);
    return { shapes: rotated(shapes, about, after - before), guides: [] };
  };
}

const nearlyDegrees = 3;

function upright(degrees: number): number {
  const quarter = Math.round(degrees / 90) * 90;
  return Math.abs(degrees - quarter) <= nearlyDegrees ? quarter : Math.round(degrees);
}

function angleOf(about: Point, point: Point): number {
  return (Math.atan2(point.y - about.y, point.x - about.x) * 180) / Math.PI;
}

/** All that lies within what was drawn around. */
export function within(shapes: readonly Shape[], { from, to }: Pick<Hand, 'from' | 'to'>): string[] {
  const frame: Box = around([from, to]);
  return shapes.filter((shape) => isWithin(shape, frame)).map(({ id }) => id);
}

function linesAround(page: Surroundings['page'], others: readonly Shape[]): Lines {
  return linesOf(page, others.map(boundsOf));
}

/** Where a handle stands, as it is seen. */
export function handlePlace(box: Box & { rotation: number }, handle: Handle): Point {
  const [sideX, sideY] = sidesOf(handle);
  const middle = middleOf(box);
  const point = { x: middle.x + (sideX * box.width) / 2, y: middle.y + (sideY * box.height) / 2 };
  return turned(point, middle, box.rotation);
}
