import { formatAt, isSingleCell, type SheetView } from '../editing/workbook-editing.ts';
import { containsArea, formatColumn, intersectArea, uniteAreas } from '../workbook/area.ts';
import {
  countTotalRows,
  findDataRegion,
  hasHeaderRow,
  hasReferencesToOtherRows,
} from '../workbook/data-region.ts';
import { formatCell } from '../workbook/display-text.ts';
import { type Area, computeUsedArea, getCell } from '../workbook/workbook.ts';

/** The range to be sorted. */
export interface SortRange {
  area: Area;
  /** Including cells adjacent to the selection; null if there are none. */
  extended: Area | null;
}

/** Rows that stay in place at both ends of the range. */
export interface FixedRows {
  hasHeader: boolean;
  totalCount: number;
}

/** The selection, or the data region around the cell; null if it is empty. */
export function findSortRange(view: SheetView): SortRange | null {
  const { sheet, area } = view;
  if (isSingleCell(view)) {
    const region = findDataRegion(sheet, area);
    return region === null ? null : { area: region, extended: null };
  }
  const used = computeUsedArea(sheet);
  const selected = used === null ? null : intersectArea(area, used);
  if (selected === null) return null;
  const region = findDataRegion(sheet, selected);
  const coversRegion = region === null || containsArea(selected, region);
  return { area: selected, extended: coversRegion ? null : uniteAreas(selected, region) };
}

export function detectSortEnds({ workbook, sheet }: SheetView, area: Area): FixedRows {
  const hasHeader = hasHeaderRow(workbook, sheet, area);
  return {
    hasHeader,
    totalCount: countTotalRows(workbook, sheet, hasHeader ? { ...area, top: area.top + 1 } : area),
  };
}

/** The rows that are sorted. */
export function getSortedRows(area: Area, { hasHeader, totalCount }: FixedRows): Area {
  return { ...area, top: area.top + (hasHeader ? 1 : 0), bottom: area.bottom - totalCount };
}

/** Whether rows would be split, or formulas would refer to other rows: then the user is asked first. */
export function needsConfirmation(
  { sheet }: SheetView,
  { area, extended }: SortRange,
  ends: FixedRows,
): boolean {
  const splitsRows = extended !== null && (extended.left < area.left || extended.right > area.right);
  return splitsRows || hasReferencesToOtherRows(sheet, getSortedRows(area, ends));
}

/** The header of a column, otherwise its letter. */
export function getColumnTitle(
  view: SheetView,
  { row, column, lang }: { row: number | null; column: number; lang: string },
): string | null {
  const cell = row === null ? undefined : getCell(view.sheet, { row, column });
  if (row === null || cell === undefined) return null;
  const format = formatAt(view.workbook, view.sheet, { row, column });
  const { text } = formatCell(cell, format, { lang, is1904: view.workbook.is1904 });
  return text.trim() === '' ? null : `${text} (${formatColumn(column)})`;
}
