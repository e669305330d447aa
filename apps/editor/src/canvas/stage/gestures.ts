import { fitShapes, rotateShapes } from '../commands/shape-commands.ts';
import { chooseSite, noSites, type SiteFinder, type SiteHint } from '../connectors/find-site.ts';
import {
  type Box,
  computeBoundingBox,
  computeBounds,
  computeCommonBounds,
  computeLineBox,
  getCentre,
  getLineEnds,
  isWithin,
  type Point,
  rotatePoint,
} from '../geometry/box.ts';
import { dragCrop, dragWithinCrop } from '../geometry/crop.ts';
import { getHandleSides, type Handle, resizeBox } from '../geometry/resize.ts';
import { computeSnapLines, type Guide, type SnapLines, snapBox, snapEdges } from '../geometry/snap.ts';
import { fitInBox, moveShape } from '../geometry/transform.ts';
import type { LineShape, PictureShape, Shape } from '../scene/scene.ts';

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
  siteHint?: SiteHint;
}

export interface SnapContext {
  page: { width: number; height: number };
  /** The other shapes on the page. */
  otherShapes: readonly Shape[];
  /** Snap distance. */
  snapDistance: number;
}

/** Shift restricts movement to one axis; Alt turns snapping off. */
export function createMoveDrag(
  shapes: readonly Shape[],
  { page, otherShapes, snapDistance }: SnapContext,
): (drag: PointerDrag) => DragResult {
  const snapLines = snapLinesAround(page, otherShapes);
  const bounds = computeCommonBounds(shapes);
  return (drag) => {
    let [dx, dy] = [drag.to.x - drag.from.x, drag.to.y - drag.from.y];
    if (drag.shift) [dx, dy] = Math.abs(dx) >= Math.abs(dy) ? [dx, 0] : [0, dy];
    if (bounds === null) return { shapes, guides: [] };
    const snapped = drag.alt
      ? noSnap
      : snapBox({ ...bounds, x: bounds.x + dx, y: bounds.y + dy }, snapLines, snapDistance);
    const [byX, byY] = [drag.shift && dx === 0 ? 0 : snapped.dx, drag.shift && dy === 0 ? 0 : snapped.dy];
    return {
      shapes: shapes.map((shape) => moveShape(shape, dx + byX, dy + byY)),
      guides: snapped.guides.filter(({ axis }) => (axis === 'x' ? byX === snapped.dx : byY === snapped.dy)),
    };
  };
}

const noSnap = { dx: 0, dy: 0, guides: [] };

/** Shift keeps the proportions, Alt resizes from the centre. Pictures keep their proportions at the corners, unless Shift is held. */
export function createResizeDrag(
  shapes: readonly Shape[],
  handle: Handle,
  { page, otherShapes, snapDistance }: SnapContext,
): (drag: PointerDrag) => DragResult {
  const [firstShape] = shapes;
  const bounds = computeCommonBounds(shapes);
  if (firstShape === undefined || bounds === null) return () => ({ shapes, guides: [] });
  const isSingle = shapes.length === 1;
  const box = isSingle ? firstShape : { ...bounds, rotation: 0 };
  const snapLines = snapLinesAround(page, otherShapes);
  const [sideX, sideY] = getHandleSides(handle);
  const isCorner = sideX !== 0 && sideY !== 0;
  return ({ from, to, shift, alt }) => {
    const keepsRatio = isSingle && firstShape.kind !== 'picture' ? shift : isCorner !== shift;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const edge = {
      x: sideX === 0 ? null : (sideX < 0 ? box.x : box.x + box.width) + dx,
      y: sideY === 0 ? null : (sideY < 0 ? box.y : box.y + box.height) + dy,
    };
    const snapped =
      box.rotation !== 0 || keepsRatio || alt ? noSnap : snapEdges(edge, snapLines, snapDistance);
    const resizeDrag = { handle, dx: dx + snapped.dx, dy: dy + snapped.dy, keepsRatio, fromCentre: alt };
    const next = resizeBox(box, resizeDrag);
    return {
      shapes: isSingle ? [fitInBox(firstShape, next)] : fitShapes(shapes, bounds, next),
      guides: snapped.guides,
    };
  };
}

/** Moves the cropped edges of a picture; without a handle, moves the picture under its visible part. */
export function createCropDrag(
  picture: PictureShape,
  handle: Handle | null,
): (drag: PointerDrag) => DragResult {
  return ({ from, to }) => {
    const distance = { x: to.x - from.x, y: to.y - from.y };
    const shape = handle === null ? dragWithinCrop(picture, distance) : dragCrop(picture, handle, distance);
    return { shapes: [shape], guides: [] };
  };
}

/** Moves one end of a line onto or away from shapes; Shift snaps to multiples of 45°, Alt neither snaps nor connects. */
export function createLineEndDrag(
  line: LineShape,
  end: 0 | 1,
  { page, otherShapes, snapDistance }: SnapContext,
  { findSite }: SiteFinder,
): (drag: PointerDrag) => DragResult {
  const ends = getLineEnds(line);
  const fixedEnd = ends[end === 0 ? 1 : 0];
  const snapLines = snapLinesAround(page, otherShapes);
  return ({ from, to, shift, alt }) => {
    const movedEnd = { x: ends[end].x + to.x - from.x, y: ends[end].y + to.y - from.y };
    const siteHint = alt ? noSites : findSite(movedEnd);
    const site = chooseSite(siteHint, line[end === 0 ? 'end' : 'start']);
    const snapped = alt || shift || site !== null ? noSnap : snapEdges(movedEnd, snapLines, snapDistance);
    const unsnapped = { x: movedEnd.x + snapped.dx, y: movedEnd.y + snapped.dy };
    const newEnd = site ?? (shift ? snapToEighths(fixedEnd, unsnapped) : unsnapped);
    const lineBox = end === 0 ? computeLineBox(newEnd, fixedEnd) : computeLineBox(fixedEnd, newEnd);
    const bends = line.route === 'straight' ? [] : [0.5];
    const connection = site?.connection ?? null;
    const connections = end === 0 ? { start: connection } : { end: connection };
    return {
      shapes: [{ ...line, ...lineBox, bends, ...connections }],
      guides: snapped.guides,
      siteHint,
    };
  };
}

function snapToEighths(centre: Point, point: Point): Point {
  const step = Math.PI / 4;
  const angle = Math.round(Math.atan2(point.y - centre.y, point.x - centre.x) / step) * step;
  const length = Math.hypot(point.x - centre.x, point.y - centre.y);
  return { x: centre.x + Math.cos(angle) * length, y: centre.y + Math.sin(angle) * length };
}

/** Shift snaps to steps of 15°; nearly upright snaps to upright. */
export function createRotateDrag(shapes: readonly Shape[]): (drag: PointerDrag) => DragResult {
  const [firstShape] = shapes;
  const bounds = computeCommonBounds(shapes);
  if (firstShape === undefined || bounds === null) return () => ({ shapes, guides: [] });
  const centre = getCentre(shapes.length === 1 ? firstShape : bounds);
  const before = shapes.length === 1 ? firstShape.rotation : 0;
  return ({ from, to, shift, alt }) => {
    const rotation = before + computeAngle(centre, to) - computeAngle(centre, from);
    const after = shift ? Math.round(rotation / 15) * 15 : alt ? rotation : snapUpright(rotation);
    return { shapes: rotateShapes(shapes, centre, after - before), guides: [] };
  };
}

const uprightTolerance = 3;

function snapUpright(degrees: number): number {
  const quarter = Math.round(degrees / 90) * 90;
  return Math.abs(degrees - quarter) <= uprightTolerance ? quarter : Math.round(degrees);
}

function computeAngle(centre: Point, point: Point): number {
  return (Math.atan2(point.y - centre.y, point.x - centre.x) * 180) / Math.PI;
}

/** All shapes within the selection rectangle. */
export function findShapesWithin(
  shapes: readonly Shape[],
  { from, to }: Pick<PointerDrag, 'from' | 'to'>,
): string[] {
  const frame: Box = computeBoundingBox([from, to]);
  return shapes.filter((shape) => isWithin(shape, frame)).map(({ id }) => id);
}

function snapLinesAround(page: SnapContext['page'], otherShapes: readonly Shape[]): SnapLines {
  return computeSnapLines(page, otherShapes.map(computeBounds));
}

/** Visible position of a handle. */
export function computeHandlePosition(box: Box & { rotation: number }, handle: Handle): Point {
  const [sideX, sideY] = getHandleSides(handle);
  const middle = getCentre(box);
  const point = { x: middle.x + (sideX * box.width) / 2, y: middle.y + (sideY * box.height) / 2 };
  return rotatePoint(point, middle, box.rotation);
}
