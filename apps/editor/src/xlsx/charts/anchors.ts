import type { AxisSizes } from '../grid/axis-sizes.ts';
import type { Box } from '../grid/view.ts';
import type { CellPoint, DrawingAnchor } from '../workbook/drawings.ts';

interface Axes {
  rows: AxisSizes;
  columns: AxisSizes;
}

/** Smaller drawings could not be seen, nor grabbed. */
const minSize = 24;

function findPoint(x: number, y: number, { rows, columns }: Axes): CellPoint {
  const [row, column] = [rows.indexAt(y), columns.indexAt(x)];
  return { row, column, x: x - columns.start(column), y: y - rows.start(row) };
}

/** The anchor of a box in the sheet, of the same kind as before. */
export function createAnchor(
  { left, top, width, height }: Box,
  axes: Axes,
  kind: DrawingAnchor['kind'],
): DrawingAnchor {
  const from = findPoint(left, top, axes);
  if (kind === 'twoCell') return { kind, from, to: findPoint(left + width, top + height, axes) };
  return kind === 'oneCell' ? { kind, from, width, height } : { kind, x: left, y: top, width, height };
}

/** The edges that a handle moves. */
export const handles = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;
export type Handle = (typeof handles)[number] | 'move';

/** The box after a movement by some pixels. It stays in the sheet, and keeps a minimum size. */
export function dragBox(box: Box, handle: Handle, x: number, y: number): Box {
  if (handle === 'move') return { ...box, left: Math.max(0, box.left + x), top: Math.max(0, box.top + y) };
  let { left, top, width, height } = box;
  if (handle.includes('e')) width = Math.max(minSize, width + x);
  if (handle.includes('s')) height = Math.max(minSize, height + y);
  if (handle.includes('w')) {
    const moved = Math.max(-left, Math.min(x, width - minSize));
    left += moved;
    width -= moved;
  }
  if (handle.includes('n')) {
    const moved = Math.max(-top, Math.min(y, height - minSize));
    top += moved;
    height -= moved;
  }
  return { left, top, width, height };
}

/** The anchor of a new chart of the default size whose upper left corner is at this point of the sheet, in pixels. */
export function placeNewChart(axes: Axes, { x, y }: { x: number; y: number }): DrawingAnchor {
  return createAnchor({ left: x, top: y, width: 480, height: 288 }, axes, 'twoCell');
}
