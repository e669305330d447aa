import { formatAt, isSingle, type SheetView } from '../editing/workbook-editing.ts';
import { containsArea, formatColumn, intersectArea, unionArea } from '../workbook/area.ts';
import { dataRegion, hasHeaderRow, reachesOtherRows, totalRows } from '../workbook/data-region.ts';
import { formatCell } from '../workbook/display-text.ts';
import { type Area, cellAt, usedArea } from '../workbook/workbook.ts';

/** The range to be sorted. */
export interface SortRange {
  area: Area;
  /** Including cells adjacent to the selection; null if there are none. */
  wider: Area | null;
}

/** Rows that stay in place at both ends of the range. */
export interface SortEnds {
  hasHeader: boolean;
  totals: number;
}

/** The selection, or the data region around the cell; null if it is empty. */
export function sortRange(shown: SheetView): SortRange | null {
  const { sheet, area } = shown;
  if (isSingle(shown)) {
    const region = dataRegion(sheet, area);
    return region === null ? null : { area: region, wider: null };
  }
  const used = usedArea(sheet);
  const chosen = used === null ? null : intersectArea(area, used);
  if (chosen === null) return null;
  const region = dataRegion(sheet, chosen);
  const isWhole = region === null || containsArea(chosen, region);
  return { area: chosen, wider: isWhole ? null : unionArea(chosen, region) };
}

export function sortEnds({ book: workbook, sheet }: SheetView, area: Area): SortEnds {
  const hasHeader = hasHeaderRow(workbook, sheet, area);
  return { hasHeader, totals: totalRows(workbook, sheet, hasHeader ? { ...area, top: area.top + 1 } : area) };
}

/** The rows that are sorted. */
export function movingRows(area: Area, { hasHeader, totals }: SortEnds): Area {
  return { ...area, top: area.top + (hasHeader ? 1 : 0), bottom: area.bottom - totals };
}

/** Whether rows would be split, or formulas would refer to other rows: then the user is asked first. */
export function needsQuestion({ sheet }: SheetView, { area, wider }: SortRange, ends: SortEnds): boolean {
  const isTorn = wider !== null && (wider.left < area.left || wider.right > area.right);
  return isTorn || reachesOtherRows(sheet, movingRows(area, ends));
}

/** The header of a column, otherwise its letter. */
export function columnTitle(
  shown: SheetView,
  { row, column, lang }: { row: number | null; column: number; lang: string },
): string | null {
  const cell = row === null ? undefined : cellAt(shown.sheet, { row, column });
  if (row === null || cell === undefined) return null;
  const format = formatAt(shown.book, shown.sheet, { row, column });
  const { text } = formatCell(cell, format, { lang, is1904: shown.book.is1904 });
  return text.trim() === '' ? null : `${text} (${formatColumn(column)})`;
}
