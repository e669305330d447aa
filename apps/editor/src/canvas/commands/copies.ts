import { moveShape } from '../geometry/transform.ts';
import type { Shape } from '../scene/scene.ts';

/** Copies a shape with new ids throughout. A copy of a copy refers to the shape in the file, because the intermediate copy may never be saved. */
export function copyShapes(shape: Shape, newId: () => string): Shape {
  const copy = { ...shape, id: newId(), copyOf: shape.copyOf ?? shape.id };
  return copy.kind === 'group' ? { ...copy, shapes: copy.shapes.map((one) => copyShapes(one, newId)) } : copy;
}

/** Offset of a copy from its original, in EMU. */
export const copyShift = 180_000;

/** Copies of shapes for a page: offset from existing shapes, and always within the visible page. */
export function copyTo(
  shapes: readonly Shape[],
  page: { width: number; height: number; shapes: readonly Shape[] },
  newId: () => string,
): Shape[] {
  const isTaken = (shift: number): boolean =>
    shapes.some((shape) => page.shapes.some(({ x, y }) => x === shape.x + shift && y === shape.y + shift));
  let shift = 0;
  while (isTaken(shift) && shift < copyShift * 20) shift += copyShift;
  return shapes.map((shape) => {
    const copy = moveShape(copyShapes(shape, newId), shift, shift);
    const dx = Math.min(0, page.width - copyShift - copy.x);
    const dy = Math.min(0, page.height - copyShift - copy.y);
    return dx === 0 && dy === 0 ? copy : moveShape(copy, dx, dy);
  });
}
