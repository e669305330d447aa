import { isSingleCell, type SheetView } from '../editing/workbook-editing.ts';
import { contains, intersectArea, overlaps } from '../workbook/area.ts';
import { countTotalRows, findDataRegion } from '../workbook/data-region.ts';
import type { SheetFilter } from '../workbook/filter.ts';
import { type Area, computeUsedArea, getCell, type Sheet } from '../workbook/workbook.ts';

/** The filter of the selection: that of a table, or that of the sheet. */
export function findSelectedFilter({ sheet, active }: SheetView): SheetFilter | undefined {
  const tableFilter = sheet.filters.find(({ table, area }) => table !== null && contains(area, active));
  return tableFilter ?? sheet.filters.find(({ table }) => table === null);
}

/** The range for a new filter, with its header row: the selection, or the data around the cell. Null if there are no rows. */
export function findFilterArea(view: SheetView): Area | null {
  const { workbook, sheet, area } = view;
  const used = computeUsedArea(sheet);
  if (used === null) return null;
  const isSingle = isSingleCell(view);
  const found = isSingle ? findDataRegion(sheet, area) : intersectArea(area, used);
  if (found === null) return null;
  const headed = isSingle ? skipTitleRows(sheet, found) : found;
  const totals = isSingle ? countTotalRows(workbook, sheet, { ...headed, top: headed.top + 1 }) : 0;
  const filtered = { ...headed, bottom: headed.bottom - totals };
  const hasTable = sheet.filters.some(({ table, area: own }) => table !== null && overlaps(own, filtered));
  return filtered.bottom > filtered.top && !hasTable ? filtered : null;
}

/** A title above a table is a row with one text where the table has several columns. */
function skipTitleRows(sheet: Sheet, area: Area): Area {
  let { top } = area;
  const countFilled = (row: number): number => {
    let count = 0;
    for (let column = area.left; column <= area.right; column++) {
      const value = getCell(sheet, { row, column })?.value ?? null;
      if (value !== null && value !== '') count += 1;
    }
    return count;
  };
  if (area.left === area.right) return area;
  while (top < area.bottom - 1 && countFilled(top) === 1 && countFilled(top + 1) > 1) top += 1;
  // Rows frozen above the data end with the header.
  const lastFrozen = sheet.frozen.rows - 1;
  if (lastFrozen > top && lastFrozen < area.bottom) top = lastFrozen;
  return { ...area, top };
}
