import {
  type Area,
  type CellAddress,
  cellAt,
  lastColumn,
  lastRow,
  type Sheet,
  usedArea,
} from '../workbook/workbook.ts';
import { type Lines, visibleFrom } from './lines.ts';
import type { Layout } from './view.ts';

export interface Step {
  rows: -1 | 0 | 1;
  columns: -1 | 0 | 1;
}

/** Targets of a key other than neighbouring cells. */
export type Target = 'row-start' | 'sheet-start' | 'row-end' | 'sheet-end' | 'page-down' | 'page-up';

/** The next visible cell; skips merged cells. */
export function nextPlace(
  sheet: Sheet,
  lines: { rows: Lines; columns: Lines },
  from: CellAddress,
  step: Step,
): CellAddress {
  const merge = sheet.merges.find(
    (one) =>
      one.top <= from.row && from.row <= one.bottom && one.left <= from.column && from.column <= one.right,
  );
  const start = merge === undefined ? from : leaveCell(merge, from, step);
  const row = step.rows === 0 ? from.row : visibleFrom(lines.rows, start.row + step.rows, step.rows);
  const column =
    step.columns === 0 ? from.column : visibleFrom(lines.columns, start.column + step.columns, step.columns);
  return { row: Math.min(lastRow, Math.max(0, row)), column: Math.min(lastColumn, Math.max(0, column)) };
}

function leaveCell(merge: Area, from: CellAddress, { rows, columns }: Step): CellAddress {
  return {
    row: rows > 0 ? merge.bottom : rows < 0 ? merge.top : from.row,
    column: columns > 0 ? merge.right : columns < 0 ? merge.left : from.column,
  };
}

/** Jumps to the edge of the data, as Ctrl+arrow keys do. */
export function jumpToEdge(sheet: Sheet, from: CellAddress, step: Step): CellAddress {
  const used = usedArea(sheet);
  const isFilled = ({ row, column }: CellAddress): boolean => {
    const cell = cellAt(sheet, { row, column });
    return cell !== undefined && (cell.value !== null || cell.formula !== undefined);
  };
  const on = (place: CellAddress): CellAddress => ({
    row: place.row + step.rows,
    column: place.column + step.columns,
  });
  const isOutside = ({ row, column }: CellAddress): boolean =>
    used === null ||
    (step.rows > 0 && row > used.bottom) ||
    (step.columns > 0 && column > used.right) ||
    row < 0 ||
    column < 0 ||
    row > lastRow ||
    column > lastColumn;
  let at = on(from);
  if (isFilled(from) && !isOutside(at) && isFilled(at)) {
    while (!isOutside(on(at)) && isFilled(on(at))) at = on(at);
    return at;
  }
  while (!isOutside(at)) {
    if (isFilled(at)) return at;
    at = on(at);
  }
  return {
    row: step.rows > 0 ? lastRow : step.rows < 0 ? 0 : from.row,
    column: step.columns > 0 ? lastColumn : step.columns < 0 ? 0 : from.column,
  };
}

/** Target of Home, End, Page Up and Page Down. */
export function placeOfTarget(
  target: Target,
  { sheet, layout, from }: { sheet: Sheet; layout: Layout; from: CellAddress },
): CellAddress {
  const page = Math.max(1, layout.range.bottom - layout.range.top - 2);
  switch (target) {
    case 'row-start':
      return { row: from.row, column: 0 };
    case 'sheet-start':
      return { row: layout.frozen.rows, column: layout.frozen.columns };
    case 'row-end':
      return { row: from.row, column: writtenEnd(sheet, from.row).ofRow };
    case 'sheet-end':
      return writtenEnd(sheet, from.row).ofAll;
    case 'page-down':
      return { row: Math.min(lastRow, from.row + page), column: from.column };
    case 'page-up':
      return { row: Math.max(0, from.row - page), column: from.column };
  }
}

/** The last cell with content: of one row, and of the sheet. */
function writtenEnd({ rows }: Sheet, at: number): { ofRow: number; ofAll: CellAddress } {
  let [bottom, right, own] = [0, 0, 0];
  for (const [row, { cells }] of rows) {
    for (const [column, { value }] of cells) {
      if (value === null) continue;
      bottom = Math.max(bottom, row);
      right = Math.max(right, column);
      if (row === at) own = Math.max(own, column);
    }
  }
  return { ofRow: own, ofAll: { row: bottom, column: right } };
}
