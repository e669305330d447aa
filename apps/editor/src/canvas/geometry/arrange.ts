import type { Shape } from '../scene/scene.ts';
import { type Box, computeBounds, computeCommonBounds } from './box.ts';
import { moveShape } from './transform.ts';

export const alignments = ['left', 'center', 'right', 'top', 'middle', 'bottom'] as const;
export type Alignment = (typeof alignments)[number];

/** A single shape is aligned to the page; several are aligned to each other. */
export function alignShapes(
  shapes: readonly Shape[],
  alignment: Alignment,
  page: { width: number; height: number },
): readonly Shape[] {
  const frame = shapes.length > 1 ? computeCommonBounds(shapes) : { x: 0, y: 0, ...page };
  if (frame === null) return shapes;
  return shapes.map((shape) => {
    const bounds = computeBounds(shape);
    return moveShape(shape, computeShiftX(bounds, frame, alignment), computeShiftY(bounds, frame, alignment));
  });
}

function computeShiftX(box: Box, frame: Box, alignment: Alignment): number {
  if (alignment === 'left') return frame.x - box.x;
  if (alignment === 'right') return frame.x + frame.width - box.x - box.width;
  return alignment === 'center' ? frame.x + frame.width / 2 - box.x - box.width / 2 : 0;
}

function computeShiftY(box: Box, frame: Box, alignment: Alignment): number {
  if (alignment === 'top') return frame.y - box.y;
  if (alignment === 'bottom') return frame.y + frame.height - box.y - box.height;
  return alignment === 'middle' ? frame.y + frame.height / 2 - box.y - box.height / 2 : 0;
}

/** Equal gaps between neighbours; the outermost shapes stay. */
export function distributeShapes(shapes: readonly Shape[], axis: 'x' | 'y'): readonly Shape[] {
  if (shapes.length < 3) return shapes;
  const size = axis === 'x' ? 'width' : 'height';
  const shapesWithBoxes = shapes
    .map((shape) => ({ shape, box: computeBounds(shape) }))
    .sort((one, other) => one.box[axis] + one.box[size] / 2 - other.box[axis] - other.box[size] / 2);
  const all = computeCommonBounds(shapes);
  if (all === null) return shapes;
  const totalSize = shapesWithBoxes.reduce((sum, { box }) => sum + box[size], 0);
  const gap = (all[size] - totalSize) / (shapes.length - 1);
  let position = all[axis];
  const shifts = new Map<string, number>();
  for (const { shape, box } of shapesWithBoxes) {
    shifts.set(shape.id, position - box[axis]);
    position += box[size] + gap;
  }
  return shapes.map((shape) => {
    const offset = shifts.get(shape.id) ?? 0;
    return axis === 'x' ? moveShape(shape, offset, 0) : moveShape(shape, 0, offset);
  });
}

export const orders = ['front', 'forward', 'backward', 'back'] as const;
export type Order = (typeof orders)[number];

/** The last shape in the list is in front. Shapes that move together keep their relative order. */
export function reorderShapes(
  shapes: readonly Shape[],
  ids: ReadonlySet<string>,
  order: Order,
): readonly Shape[] {
  const selected = shapes.filter(({ id }) => ids.has(id));
  const others = shapes.filter(({ id }) => !ids.has(id));
  if (selected.length === 0 || others.length === 0) return shapes;
  if (order === 'front') return [...others, ...selected];
  if (order === 'back') return [...selected, ...others];
  return order === 'forward' ? raiseShapes(shapes, ids) : raiseShapes(shapes.toReversed(), ids).toReversed();
}

function raiseShapes(shapes: readonly Shape[], ids: ReadonlySet<string>): readonly Shape[] {
  const reordered = [...shapes];
  for (let position = reordered.length - 2; position >= 0; position--) {
    const [one, next] = [reordered[position], reordered[position + 1]];
    if (one === undefined || next === undefined || !ids.has(one.id) || ids.has(next.id)) continue;
    reordered[position] = next;
    reordered[position + 1] = one;
  }
  return reordered;
}
