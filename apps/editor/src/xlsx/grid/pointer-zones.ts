import type { WorkbookEditing } from '../editing/workbook-editing.ts';
import { contains } from '../workbook/area.ts';
import { type Area, type CellAddress, lastColumn, lastRow } from '../workbook/workbook.ts';
import type { Point, Ports } from './pointer-drag.ts';
import { edgeUnder, headingHeight, type Layout } from './view.ts';

/** The part of a sheet under the pointer. */
export type Zone = 'corner' | 'columns' | 'rows' | 'cells' | 'outside';

export function zoneOf({ headingWidth, view }: Layout, { x, y }: Point): Zone {
  if (x > view.width || y > view.height) return 'outside';
  if (y < headingHeight) return x < headingWidth ? 'corner' : 'columns';
  return x < headingWidth ? 'rows' : 'cells';
}

/** Whether the selection contains this position, by the kind of zone. */
export function isSelectedIn(zone: Zone, area: Area, place: CellAddress): boolean {
  if (zone === 'columns')
    return area.left <= place.column && place.column <= area.right && area.bottom === lastRow;
  if (zone === 'rows') return area.top <= place.row && place.row <= area.bottom && area.right === lastColumn;
  return contains(area, place);
}

/** How dragging from a zone selects: cells, whole lines, or everything. */
export function selecting(
  zone: Zone,
  editing: WorkbookEditing,
  isMore: boolean,
  start: CellAddress,
): (to: CellAddress) => void {
  const { active } = editing.now();
  const from = isMore ? active : start;
  if (zone === 'corner')
    return () => editing.select({ row: 0, column: 0 }, { row: lastRow, column: lastColumn });
  if (zone === 'columns')
    return (to) => editing.select({ row: 0, column: from.column }, { row: lastRow, column: to.column });
  if (zone === 'rows')
    return (to) => editing.select({ row: from.row, column: 0 }, { row: to.row, column: lastColumn });
  return (to) => editing.select(from, to);
}

/** Sets the cursor for the zone. */
export function showZone({ scroller, layout, editing }: Ports, zone: Zone, at: Point): void {
  const isColumns = zone === 'columns';
  const lines = isColumns ? layout.columns : layout.rows;
  const inside = isColumns ? at.x - layout.headingWidth : at.y - headingHeight;
  const frozen = isColumns ? layout.frozen.width : layout.frozen.height;
  const scrolled = inside < frozen ? 0 : isColumns ? layout.view.x : layout.view.y;
  const isHeading = zone === 'columns' || zone === 'rows';
  const isEdge = isHeading && editing.now().canWrite && edgeUnder(lines, inside + scrolled) !== null;
  if (scroller.current !== null) scroller.current.dataset.zone = isEdge ? `${zone}-edge` : zone;
}
