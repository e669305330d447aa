import { moveShape } from '../geometry/transform.ts';
import type { Shape } from '../scene/scene.ts';

/** Copies a shape with new ids throughout. A copy of a copy refers to the shape in the file, because the intermediate copy may never be saved. */
export function copyShape(shape: Shape, newId: () => string): Shape {
  const copy = { ...shape, id: newId(), copyOf: shape.copyOf ?? shape.id };
  return copy.kind === 'group' ? { ...copy, shapes: copy.shapes.map((one) => copyShape(one, newId)) } : copy;
}

/** Offset of a copy from its original, in EMU. */
export const copyOffset = 180_000;

/** Copies of shapes for a page: offset from existing shapes, and always within the visible page. */
export function copyShapesTo(
  shapes: readonly Shape[],
  page: { width: number; height: number; shapes: readonly Shape[] },
  newId: () => string,
): Shape[] {
  const isOccupied = (offset: number): boolean =>
    shapes.some((shape) => page.shapes.some(({ x, y }) => x === shape.x + offset && y === shape.y + offset));
  let offset = 0;
  while (isOccupied(offset) && offset < copyOffset * 20) offset += copyOffset;
  return shapes.map((shape) => {
    const copy = moveShape(copyShape(shape, newId), offset, offset);
    const dx = Math.min(0, page.width - copyOffset - copy.x);
    const dy = Math.min(0, page.height - copyOffset - copy.y);
    return dx === 0 && dy === 0 ? copy : moveShape(copy, dx, dy);
  });
}
