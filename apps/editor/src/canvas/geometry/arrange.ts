import type { Shape } from '../scene/scene.ts';
import { type Box, boundsOf, boundsOfAll } from './box.ts';
import { moveShape } from './transform.ts';

export const alignments = ['left', 'center', 'right', 'top', 'middle', 'bottom'] as const;
export type Alignment = (typeof alignments)[number];

/** A single shape is aligned to the page; several are aligned to each other. */
export function alignShapes(
  shapes: readonly Shape[],
  how: Alignment,
  page: { width: number; height: number },
): readonly Shape[] {
  const frame = shapes.length > 1 ? boundsOfAll(shapes) : { x: 0, y: 0, ...page };
  if (frame === null) return shapes;
  return shapes.map((shape) => {
    const bounds = boundsOf(shape);
    return moveShape(shape, shiftX(bounds, frame, how), shiftY(bounds, frame, how));
  });
}

function shiftX(box: Box, frame: Box, how: Alignment): number {
  if (how === 'left') return frame.x - box.x;
  if (how === 'right') return frame.x + frame.width - box.x - box.width;
  return how === 'center' ? frame.x + frame.width / 2 - box.x - box.width / 2 : 0;
}

function shiftY(box: Box, frame: Box, how: Alignment): number {
  if (how === 'top') return frame.y - box.y;
  if (how === 'bottom') return frame.y + frame.height - box.y - box.height;
  return how === 'middle' ? frame.y + frame.height / 2 - box.y - box.height / 2 : 0;
}

/** Equal gaps between neighbours; the outermost shapes stay. */
export function distributeShapes(shapes: readonly Shape[], axis: 'x' | 'y'): readonly Shape[] {
  if (shapes.length < 3) return shapes;
  const size = axis === 'x' ? 'width' : 'height';
  const placed = shapes
    .map((shape) => ({ shape, box: boundsOf(shape) }))
    .sort((one, other) => one.box[axis] + one.box[size] / 2 - other.box[axis] - other.box[size] / 2);
  const all = boundsOfAll(shapes);
  if (all === null) return shapes;
  const taken = placed.reduce((sum, { box }) => sum + box[size], 0);
  const space = (all[size] - taken) / (shapes.length - 1);
  let at = all[axis];
  const shifts = new Map<string, number>();
  for (const { shape, box } of placed) {
    shifts.set(shape.id, at - box[axis]);
    at += box[size] + space;
  }
  return shapes.map((shape) => {
    const by = shifts.get(shape.id) ?? 0;
    return axis === 'x' ? moveShape(shape, by, 0) : moveShape(shape, 0, by);
  });
}

export const orders = ['front', 'forward', 'backward', 'back'] as const;
export type Order = (typeof orders)[number];

/** The last shape in the list is in front. Shapes that move together keep their relative order. */
export function reorderShapes(
  shapes: readonly Shape[],
  ids: ReadonlySet<string>,
  how: Order,
): readonly Shape[] {
  const chosen = shapes.filter(({ id }) => ids.has(id));
  const others = shapes.filter(({ id }) => !ids.has(id));
  if (chosen.length === 0 || others.length === 0) return shapes;
  if (how === 'front') return [...others, ...chosen];
  if (how === 'back') return [...chosen, ...others];
  return how === 'forward' ? raiseShapes(shapes, ids) : raiseShapes(shapes.toReversed(), ids).toReversed();
}

function raiseShapes(shapes: readonly Shape[], ids: ReadonlySet<string>): readonly Shape[] {
  const order = [...shapes];
  for (let at = order.length - 2; at >= 0; at--) {
    const [one, next] = [order[at], order[at + 1]];
    if (one === undefined || next === undefined || !ids.has(one.id) || ids.has(next.id)) continue;
    order[at] = next;
    order[at + 1] = one;
  }
  return order;
}
