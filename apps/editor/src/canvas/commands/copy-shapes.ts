import { isConnected } from '../connectors/page-shapes.ts';
import { maxBends } from '../geometry/route.ts';
import { moveShape } from '../geometry/transform.ts';
import type { Connection, Shape } from '../scene/scene.ts';

/** Copies of shapes. Connectors among them stay connected, others are not. `idByOriginal` receives their ids. */
export function copyShapes(
  shapes: readonly Shape[],
  newId: () => string,
  idByOriginal = new Map<string, string>(),
): Shape[] {
  const copies = shapes.map((shape) =>
    copyShape(shape, (original) => {
      const id = newId();
      idByOriginal.set(original, id);
      return id;
    }),
  );
  return mapConnections(copies, (connection) => {
    const shape = idByOriginal.get(connection.shape);
    return shape === undefined ? null : { ...connection, shape };
  });
}

/** Changes each connection of the lines among shapes and in their groups. */
export function mapConnections(
  shapes: readonly Shape[],
  change: (connection: Connection) => Connection | null,
): Shape[] {
  return shapes.map((shape) => {
    if (shape.kind === 'group') return { ...shape, shapes: mapConnections(shape.shapes, change) };
    if (!isConnected(shape)) return shape;
    return {
      ...shape,
      start: shape.start === null ? null : change(shape.start),
      end: shape.end === null ? null : change(shape.end),
    };
  });
}

/** Shapes for a document of another format: connectors go to the nearest site and have bends that every format has, dimension lines become plain. */
export function adaptToOtherFormat(shapes: readonly Shape[]): Shape[] {
  const adapt = (shape: Shape): Shape => {
    if (shape.kind === 'group') return { ...shape, shapes: shape.shapes.map(adapt) };
    if (shape.kind === 'line') {
      const { dimension: _, ...line } = shape;
      return line.bends.length > maxBends ? { ...line, bends: [0.5] } : line;
    }
    if (shape.kind !== 'box') return shape;
    const { sites: _, ...box } = shape;
    return box;
  };
  return mapConnections(shapes.map(adapt), (connection) => ({ ...connection, site: null }));
}

/** Copies a shape with new ids throughout. A copy of a copy refers to the shape in the file, because the intermediate copy may never be saved. */
export function copyShape(shape: Shape, newId: (original: string) => string): Shape {
  const copy = { ...shape, id: newId(shape.id), copyOf: shape.copyOf ?? shape.id };
  return copy.kind === 'group' ? { ...copy, shapes: copy.shapes.map((one) => copyShape(one, newId)) } : copy;
}

/** Copies that are written without markup of their originals. */
export function forgetOriginals(shapes: readonly Shape[]): Shape[] {
  return shapes.map(({ copyOf: _, ...shape }) =>
    shape.kind === 'group' ? { ...shape, shapes: forgetOriginals(shape.shapes) } : shape,
  );
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
  return copyShapes(shapes, newId).map((shape) => {
    const copy = moveShape(shape, offset, offset);
    const dx = Math.min(0, page.width - copyOffset - copy.x);
    const dy = Math.min(0, page.height - copyOffset - copy.y);
    return dx === 0 && dy === 0 ? copy : moveShape(copy, dx, dy);
  });
}
