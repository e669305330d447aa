import { normalizeDegrees } from '../geometry/box.ts';
import { fitInBox, moveShape, rotateAbout, stretchShape } from '../geometry/transform.ts';
import type { Scene, Shape, Stroke } from '../scene/scene.ts';
import { changePage, findShapes, replaceShapesIn } from './places.ts';

/** The selected shapes of a page, or of an entered group. */
export interface ShapeSelection {
  pageId: string;
  scope: string | null;
  ids: readonly string[];
}

export function selectedShapes(scene: Scene, { pageId, scope, ids }: ShapeSelection): readonly Shape[] {
  const page = scene.pages.find(({ id }) => id === pageId);
  if (page === undefined || ids.length === 0) return [];
  const requested = new Set(ids);
  return findShapes(page, scope).filter(({ id }) => requested.has(id));
}

/** Applies a change to the list that contains the selected shapes. */
export function mapShapes(
  scene: Scene,
  { pageId, scope, ids }: ShapeSelection,
  change: (shapes: readonly Shape[], ids: ReadonlySet<string>) => readonly Shape[],
): Scene {
  const requested = new Set(ids);
  return changePage(scene, pageId, (page) =>
    replaceShapesIn(page, scope, change(findShapes(page, scope), requested)),
  );
}

/** Applies a change to each selected shape. */
export function mapSelected(scene: Scene, chosen: ShapeSelection, change: (shape: Shape) => Shape): Scene {
  return mapShapes(scene, chosen, (shapes, ids) =>
    shapes.map((shape) => (ids.has(shape.id) ? change(shape) : shape)),
  );
}

/** Replaces selected shapes by the given ones with the same ids. */
export function replaceShapes(scene: Scene, chosen: ShapeSelection, next: readonly Shape[]): Scene {
  const byId = new Map(next.map((shape) => [shape.id, shape]));
  return mapSelected(scene, chosen, (shape) => byId.get(shape.id) ?? shape);
}

export function removeShapes(scene: Scene, chosen: ShapeSelection): Scene {
  return mapShapes(scene, chosen, (shapes, ids) => shapes.filter(({ id }) => !ids.has(id)));
}

export function shiftShapes(scene: Scene, chosen: ShapeSelection, dx: number, dy: number): Scene {
  return mapSelected(scene, chosen, (shape) => moveShape(shape, dx, dy));
}

/** A single shape rotates about its own centre; several rotate about their common centre. */
export function rotateShapes(
  shapes: readonly Shape[],
  about: { x: number; y: number },
  degrees: number,
): Shape[] {
  return shapes.map((shape) => {
    const next = rotateAbout(shape, about, degrees);
    return { ...next, rotation: normalizeDegrees(next.rotation) };
  });
}

/** Fits several shapes from one bounding box into another. */
export function fitShapes(
  shapes: readonly Shape[],
  from: { x: number; y: number; width: number; height: number },
  to: { x: number; y: number; width: number; height: number },
): Shape[] {
  return shapes.map((shape) => fitInBox(shape, stretchShape(shape, from, to)));
}

export function flipShapes(shape: Shape, axis: 'x' | 'y'): Shape {
  return axis === 'x'
    ? { ...shape, isFlippedX: !shape.isFlippedX }
    : { ...shape, isFlippedY: !shape.isFlippedY };
}

/** Applies the style properties that a shape supports; groups pass them on to their shapes. */
export function styleShapes(
  shape: Shape,
  format: { fill?: string | null; line?: Partial<Stroke> | null; startArrow?: boolean; endArrow?: boolean },
): Shape {
  if (shape.kind === 'group')
    return { ...shape, shapes: shape.shapes.map((one) => styleShapes(one, format)) };
  if (shape.kind === 'box') {
    const fill = format.fill === undefined ? {} : { fill: format.fill, fillOpacity: shape.fillOpacity || 1 };
    return { ...shape, ...fill, line: strokeOf(shape.line, format.line) };
  }
  if (shape.kind !== 'line') return shape;
  const { startArrow = shape.startArrow, endArrow = shape.endArrow } = format;
  return { ...shape, startArrow, endArrow, line: strokeOf(shape.line, format.line) ?? shape.line };
}

export const plainStroke: Stroke = { color: '#1f5673', width: 19_050, dash: 'solid' };

function strokeOf(line: Stroke | null, change: Partial<Stroke> | null | undefined): Stroke | null {
  if (change === undefined) return line;
  return change === null ? null : { ...(line ?? plainStroke), ...change };
}
