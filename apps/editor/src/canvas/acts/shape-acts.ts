import { normalDegrees } from '../geometry/box.ts';
import { inBox, moved, stretched, turnedAbout } from '../geometry/place.ts';
import type { Scene, Shape, Stroke } from '../scene/scene.ts';
import { onPage, shapesIn, withShapesIn } from './places.ts';

/** The chosen shapes of a page, or of a group of it that was entered. */
export interface Chosen {
  pageId: string;
  scope: string | null;
  ids: readonly string[];
}

export function chosenShapes(scene: Scene, { pageId, scope, ids }: Chosen): readonly Shape[] {
  const page = scene.pages.find(({ id }) => id === pageId);
  if (page === undefined || ids.length === 0) return [];
  const wanted = new Set(ids);
  return shapesIn(page, scope).filter(({ id }) => wanted.has(id));
}

/** Something done to the whole list in which the chosen shapes stand. */
export function onShapes(
  scene: Scene,
  { pageId, scope, ids }: Chosen,
  change: (shapes: readonly Shape[], ids: ReadonlySet<string>) => readonly Shape[],
): Scene {
  const wanted = new Set(ids);
  return onPage(scene, pageId, (page) => withShapesIn(page, scope, change(shapesIn(page, scope), wanted)));
}

/** Something done to each of the chosen shapes. */
export function onEach(scene: Scene, chosen: Chosen, change: (shape: Shape) => Shape): Scene {
  return onShapes(scene, chosen, (shapes, ids) =>
    shapes.map((shape) => (ids.has(shape.id) ? change(shape) : shape)),
  );
}

/** Each of the chosen shapes by another one of its name. */
export function replaced(scene: Scene, chosen: Chosen, next: readonly Shape[]): Scene {
  const byId = new Map(next.map((shape) => [shape.id, shape]));
  return onEach(scene, chosen, (shape) => byId.get(shape.id) ?? shape);
}

export function removed(scene: Scene, chosen: Chosen): Scene {
  return onShapes(scene, chosen, (shapes, ids) => shapes.filter(({ id }) => !ids.has(id)));
}

export function shifted(scene: Scene, chosen: Chosen, dx: number, dy: number): Scene {
  return onEach(scene, chosen, (shape) => moved(shape, dx, dy));
}

/** One shape turns about itself; several turn about the middle of all. */
export function rotated(shapes: readonly Shape[], about: { x: number; y: number }, degrees: number): Shape[] {
  return shapes.map((shape) => {
    const next = turnedAbout(shape, about, degrees);
    return { ...next, rotation: normalDegrees(next.rotation) };
  });
}

/** Several shapes, in one frame that becomes another one. */
export function inFrame(
  shapes: readonly Shape[],
  from: { x: number; y: number; width: number; height: number },
  to: { x: number; y: number; width: number; height: number },
): Shape[] {
  return shapes.map((shape) => inBox(shape, stretched(shape, from, to)));
}

export function flipped(shape: Shape, axis: 'x' | 'y'): Shape {
  return axis === 'x'
    ? { ...shape, isFlippedX: !shape.isFlippedX }
    : { ...shape, isFlippedY: !shape.isFlippedY };
}

/** The look of a shape as far as it has one; groups pass it on. */
export function styled(
  shape: Shape,
  format: { fill?: string | null; line?: Partial<Stroke> | null; startArrow?: boolean; endArrow?: boolean },
): Shape {
  if (shape.kind === 'group') return { ...shape, shapes: shape.shapes.map((one) => styled(one, format)) };
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
