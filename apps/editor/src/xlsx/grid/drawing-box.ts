import type { CellPoint, DrawingAnchor } from '../workbook/drawings.ts';
import type { AxisSizes } from './axis-sizes.ts';
import type { Box } from './view.ts';

/** Position of an anchor in the sheet. An offset in a cell ends at the edge of the cell, as cells can be smaller here. */
export function computeDrawingBox(anchor: DrawingAnchor, axes: { rows: AxisSizes; columns: AxisSizes }): Box {
  if (anchor.kind === 'absolute') {
    const { x, y, width, height } = anchor;
    return { left: x, top: y, width, height };
  }
  const { x: left, y: top } = locate(anchor.from, axes);
  if (anchor.kind === 'oneCell') return { left, top, width: anchor.width, height: anchor.height };
  const end = locate(anchor.to, axes);
  return { left, top, width: Math.max(0, end.x - left), height: Math.max(0, end.y - top) };
}

const locate = (point: CellPoint, { rows, columns }: { rows: AxisSizes; columns: AxisSizes }) => ({
  x: columns.start(point.column) + Math.min(point.x, columns.size(point.column)),
  y: rows.start(point.row) + Math.min(point.y, rows.size(point.row)),
});
