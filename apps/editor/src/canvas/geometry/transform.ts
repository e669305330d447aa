import type { Shape, TableShape } from '../scene/scene.ts';
import { type Box, getCentre, rotatePoint, roundBox } from './box.ts';
import { scalePath } from './path-scale.ts';
import { rebuildPresetOutline } from './preset-builder.ts';

export function moveShape<Kind extends Shape>(shape: Kind, dx: number, dy: number): Kind;
export function moveShape(shape: Shape, dx: number, dy: number): Shape {
  const position = { x: Math.round(shape.x + dx), y: Math.round(shape.y + dy) };
  if (shape.kind !== 'group') return { ...shape, ...position };
  return { ...shape, ...position, shapes: shape.shapes.map((inner) => moveShape(inner, dx, dy)) };
}

/** Fits the shape into another box; its content is scaled with it. */
export function fitInBox(shape: Shape, box: Box): Shape {
  const bounds = roundBox(box);
  const [scaleX, scaleY] = [
    computeRatio(bounds.width, shape.width),
    computeRatio(bounds.height, shape.height),
  ];
  if (shape.kind === 'group') {
    const shapes = shape.shapes.map((inner) => fitInBox(inner, scaleWithFrame(inner, shape, bounds)));
    return { ...shape, ...bounds, shapes };
  }
  if (shape.kind === 'table') return fitTable(shape, bounds, scaleX, scaleY);
  if (shape.kind === 'box' && shape.path !== undefined) {
    const { path, linePath, preset } = shape;
    const rebuilt = preset === undefined ? null : rebuildPresetOutline(preset, bounds);
    if (rebuilt !== null) return { ...shape, ...bounds, ...rebuilt };
    return {
      ...shape,
      ...bounds,
      path: scalePath(path, scaleX, scaleY),
      ...(linePath !== undefined && { linePath: scalePath(linePath, scaleX, scaleY) }),
    };
  }
  return { ...shape, ...bounds };
}

function fitTable(table: TableShape, box: Box, scaleX: number, scaleY: number): TableShape {
  return {
    ...table,
    ...box,
    columns: table.columns.map((width) => Math.round(width * scaleX)),
    rows: table.rows.map((row) => ({ ...row, height: Math.round(row.height * scaleY) })),
  };
}

function computeRatio(newSize: number, oldSize: number): number {
  return oldSize === 0 ? 1 : newSize / oldSize;
}

/** Maps a box when its surrounding frame is resized. A shape rotated by about 90° is scaled along its visible sides. */
export function scaleWithFrame(shape: Box & { rotation: number }, from: Box, to: Box): Box {
  const [scaleX, scaleY] = [computeRatio(to.width, from.width), computeRatio(to.height, from.height)];
  const centre = getCentre(shape);
  const x = to.x + (centre.x - from.x) * scaleX;
  const y = to.y + (centre.y - from.y) * scaleY;
  const isTurnedSideways = Math.abs((((shape.rotation % 180) + 180) % 180) - 90) < 45;
  const width = shape.width * (isTurnedSideways ? scaleY : scaleX);
  const height = shape.height * (isTurnedSideways ? scaleX : scaleY);
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** Rotates a shape about a point, as part of a larger whole. */
export function rotateAbout(shape: Shape, centre: { x: number; y: number }, degrees: number): Shape {
  const centreBefore = getCentre(shape);
  const centreAfter = rotatePoint(centreBefore, centre, degrees);
  const moved = moveShape(shape, centreAfter.x - centreBefore.x, centreAfter.y - centreBefore.y);
  return { ...moved, rotation: (((shape.rotation + degrees) % 360) + 360) % 360 };
}

/** Mirrors a shape at a vertical (`x`) or horizontal (`y`) axis. */
export function mirrorShape(shape: Shape, axis: 'x' | 'y', axisPosition: number): Shape {
  const centre = getCentre(shape);
  const moved =
    axis === 'x'
      ? moveShape(shape, 2 * (axisPosition - centre.x), 0)
      : moveShape(shape, 0, 2 * (axisPosition - centre.y));
  return {
    ...moved,
    rotation: (360 - shape.rotation) % 360,
    isFlippedX: axis === 'x' ? !shape.isFlippedX : shape.isFlippedX,
    isFlippedY: axis === 'y' ? !shape.isFlippedY : shape.isFlippedY,
  };
}
