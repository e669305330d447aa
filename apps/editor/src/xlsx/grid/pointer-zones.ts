import type { WorkbookEditing } from '../editing/workbook-editing.ts';
import { contains } from '../workbook/area.ts';
import { type Area, type CellAddress, lastColumn, lastRow } from '../workbook/workbook.ts';
import type { Point, PointerDependencies } from './pointer-drag.ts';
import { findResizeEdge, headingHeight, type Layout } from './view.ts';

/** The part of a sheet under the pointer. */
export type Zone = 'corner' | 'columns' | 'rows' | 'cells' | 'outside';

export function findZone({ headingWidth, view }: Layout, { x, y }: Point): Zone {
  if (x > view.width || y > view.height) return 'outside';
  if (y < headingHeight) return x < headingWidth ? 'corner' : 'columns';
  return x < headingWidth ? 'rows' : 'cells';
}

/** Whether the selection contains this position, by the kind of zone. */
export function isSelectedInZone(zone: Zone, area: Area, address: CellAddress): boolean {
  if (zone === 'columns')
    return area.left <= address.column && address.column <= area.right && area.bottom === lastRow;
  if (zone === 'rows')
    return area.top <= address.row && address.row <= area.bottom && area.right === lastColumn;
  return contains(area, address);
}

/** How dragging from a zone selects: cells, whole lines, or everything. */
export function createSelector(
  zone: Zone,
  editing: WorkbookEditing,
  extendsSelection: boolean,
  start: CellAddress,
): (to: CellAddress) => void {
  const { active } = editing.getView();
  const from = extendsSelection ? active : start;
  if (zone === 'corner')
    return () => editing.select({ row: 0, column: 0 }, { row: lastRow, column: lastColumn });
  if (zone === 'columns')
    return (to) => editing.select({ row: 0, column: from.column }, { row: lastRow, column: to.column });
  if (zone === 'rows')
    return (to) => editing.select({ row: from.row, column: 0 }, { row: to.row, column: lastColumn });
  return (to) => editing.select(from, to);
}

/** Sets the cursor for the zone. */
export function updateCursor(
  { scroller, layout, editing }: PointerDependencies,
  zone: Zone,
  point: Point,
): void {
  const isColumns = zone === 'columns';
  const axisSizes = isColumns ? layout.columns : layout.rows;
  const offset = isColumns ? point.x - layout.headingWidth : point.y - headingHeight;
  const frozen = isColumns ? layout.frozen.width : layout.frozen.height;
  const scrollOffset = offset < frozen ? 0 : isColumns ? layout.view.x : layout.view.y;
  const isHeading = zone === 'columns' || zone === 'rows';
  const isEdge =
    isHeading && editing.getView().canWrite && findResizeEdge(axisSizes, offset + scrollOffset) !== null;
  if (scroller.current !== null) scroller.current.dataset.zone = isEdge ? `${zone}-edge` : zone;
}
