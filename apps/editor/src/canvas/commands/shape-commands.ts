import { normalizeDegrees } from '../geometry/box.ts';
import { fitInBox, moveShape, rotateAbout, scaleWithFrame } from '../geometry/transform.ts';
import type { BoxShape, LineShape, Scene, Shape, Stroke } from '../scene/scene.ts';
import { createArrowSizes } from '../scene/shape-values.ts';
import { changePage, listShapes, replaceShapesIn } from './find-shapes.ts';

/** The selected shapes of a page, or of an entered group. */
export interface ShapeSelection {
  pageId: string;
  groupId: string | null;
  ids: readonly string[];
}

export function findSelectedShapes(scene: Scene, { pageId, groupId, ids }: ShapeSelection): readonly Shape[] {
  const page = scene.pages.find(({ id }) => id === pageId);
  if (page === undefined || ids.length === 0) return [];
  const selectedIds = new Set(ids);
  return listShapes(page, groupId).filter(({ id }) => selectedIds.has(id));
}

/** Applies a change to the list that contains the selected shapes. */
export function changeShapeList(
  scene: Scene,
  { pageId, groupId, ids }: ShapeSelection,
  change: (shapes: readonly Shape[], ids: ReadonlySet<string>) => readonly Shape[],
): Scene {
  const selectedIds = new Set(ids);
  return changePage(scene, pageId, (page) =>
    replaceShapesIn(page, groupId, change(listShapes(page, groupId), selectedIds)),
  );
}

/** Applies a change to each selected shape. */
export function changeSelectedShapes(
  scene: Scene,
  selection: ShapeSelection,
  change: (shape: Shape) => Shape,
): Scene {
  return changeShapeList(scene, selection, (shapes, ids) =>
    shapes.map((shape) => (ids.has(shape.id) ? change(shape) : shape)),
  );
}

/** Replaces selected shapes by the given ones with the same ids. */
export function replaceSelectedShapes(
  scene: Scene,
  selection: ShapeSelection,
  next: readonly Shape[],
): Scene {
  const byId = new Map(next.map((shape) => [shape.id, shape]));
  return changeSelectedShapes(scene, selection, (shape) => byId.get(shape.id) ?? shape);
}

export function removeSelectedShapes(scene: Scene, selection: ShapeSelection): Scene {
  return changeShapeList(scene, selection, (shapes, ids) => shapes.filter(({ id }) => !ids.has(id)));
}

export function moveSelectedShapes(scene: Scene, selection: ShapeSelection, dx: number, dy: number): Scene {
  return changeSelectedShapes(scene, selection, (shape) => moveShape(shape, dx, dy));
}

/** A single shape rotates about its own centre; several rotate about their common centre. */
export function rotateShapes(
  shapes: readonly Shape[],
  centre: { x: number; y: number },
  degrees: number,
): Shape[] {
  return shapes.map((shape) => {
    const next = rotateAbout(shape, centre, degrees);
    return { ...next, rotation: normalizeDegrees(next.rotation) };
  });
}

/** Fits several shapes from one bounding box into another. */
export function fitShapes(
  shapes: readonly Shape[],
  from: { x: number; y: number; width: number; height: number },
  to: { x: number; y: number; width: number; height: number },
): Shape[] {
  return shapes.map((shape) => fitInBox(shape, scaleWithFrame(shape, from, to)));
}

export function flipShape(shape: Shape, axis: 'x' | 'y'): Shape {
  return axis === 'x'
    ? { ...shape, isFlippedX: !shape.isFlippedX }
    : { ...shape, isFlippedY: !shape.isFlippedY };
}

/** The boxes among shapes and in their groups. */
export function listBoxes(shapes: readonly Shape[]): BoxShape[] {
  return shapes.flatMap((shape) =>
    shape.kind === 'group' ? listBoxes(shape.shapes) : shape.kind === 'box' ? [shape] : [],
  );
}

export interface ShapeFormat {
  /** A colour, none, or a gradient with all its values. */
  fill?: string | null | Pick<BoxShape, 'fill' | 'fillOpacity' | 'fillPaint'>;
  line?: Partial<Stroke> | null;
  startArrow?: boolean;
  endArrow?: boolean;
}

/** Applies the style properties that a shape supports; groups pass them on to their shapes. */
export function styleShape(shape: Shape, format: ShapeFormat): Shape {
  if (shape.kind === 'group')
    return { ...shape, shapes: shape.shapes.map((child) => styleShape(child, format)) };
  if (shape.kind === 'box') {
    const { fill } = format;
    const fillValues =
      fill === undefined
        ? {}
        : typeof fill === 'string' || fill === null
          ? { fill, fillOpacity: shape.fillOpacity || 1, fillPaint: null }
          : fill;
    return { ...shape, ...fillValues, line: patchStroke(shape.line, format.line) };
  }
  if (shape.kind !== 'line') return shape;
  const { arrowSizes: _, ...line } = shape;
  const { startArrow = shape.startArrow, endArrow = shape.endArrow } = format;
  return {
    ...line,
    ...keepArrowSizes(shape, { startArrow, endArrow }),
    startArrow,
    endArrow,
    line: patchStroke(shape.line, format.line) ?? shape.line,
  };
}

/** An arrowhead that is drawn anew, or no longer, has no size of its own. */
function keepArrowSizes(
  shape: LineShape,
  { startArrow, endArrow }: Pick<LineShape, 'startArrow' | 'endArrow'>,
): Pick<LineShape, 'arrowSizes'> {
  return createArrowSizes(
    shape.startArrow === startArrow ? shape.arrowSizes?.start : null,
    shape.endArrow === endArrow ? shape.arrowSizes?.end : null,
  );
}

export const defaultStroke: Stroke = { color: '#1f5673', width: 19_050, dash: 'solid' };

function patchStroke(line: Stroke | null, change: Partial<Stroke> | null | undefined): Stroke | null {
  if (change === undefined) return line;
  return change === null ? null : { ...(line ?? defaultStroke), ...change };
}
