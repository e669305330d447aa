import {
  type Area,
  type CellAddress,
  computeUsedArea,
  getCell,
  lastColumn,
  lastRow,
  type Sheet,
} from '../workbook/workbook.ts';
import { type AxisSizes, findVisible } from './axis-sizes.ts';
import type { Layout } from './view.ts';

export interface Step {
  rows: -1 | 0 | 1;
  columns: -1 | 0 | 1;
}

/** Targets of a key other than neighbouring cells. */
export type Target = 'row-start' | 'sheet-start' | 'row-end' | 'sheet-end' | 'page-down' | 'page-up';

/** The next visible cell; skips merged cells. */
export function findNextCell(
  sheet: Sheet,
  sizes: { rows: AxisSizes; columns: AxisSizes },
  address: CellAddress,
  step: Step,
): CellAddress {
  const merge = sheet.merges.find(
    (one) =>
      one.top <= address.row &&
      address.row <= one.bottom &&
      one.left <= address.column &&
      address.column <= one.right,
  );
  const start = merge === undefined ? address : leaveMerge(merge, address, step);
  const row = step.rows === 0 ? address.row : findVisible(sizes.rows, start.row + step.rows, step.rows);
  const column =
    step.columns === 0
      ? address.column
      : findVisible(sizes.columns, start.column + step.columns, step.columns);
  return { row: Math.min(lastRow, Math.max(0, row)), column: Math.min(lastColumn, Math.max(0, column)) };
}

function leaveMerge(merge: Area, address: CellAddress, { rows, columns }: Step): CellAddress {
  return {
    row: rows > 0 ? merge.bottom : rows < 0 ? merge.top : address.row,
    column: columns > 0 ? merge.right : columns < 0 ? merge.left : address.column,
  };
}

/** Jumps to the edge of the data, as Ctrl+arrow keys do. */
export function jumpToEdge(sheet: Sheet, address: CellAddress, step: Step): CellAddress {
  const used = computeUsedArea(sheet);
  const isFilled = ({ row, column }: CellAddress): boolean => {
    const cell = getCell(sheet, { row, column });
    return cell !== undefined && (cell.value !== null || cell.formula !== undefined);
  };
  const stepFrom = (address: CellAddress): CellAddress => ({
    row: address.row + step.rows,
    column: address.column + step.columns,
  });
  const isOutside = ({ row, column }: CellAddress): boolean =>
    used === null ||
    (step.rows > 0 && row > used.bottom) ||
    (step.columns > 0 && column > used.right) ||
    row < 0 ||
    column < 0 ||
    row > lastRow ||
    column > lastColumn;
  let next = stepFrom(address);
  if (isFilled(address) && !isOutside(next) && isFilled(next)) {
    while (!isOutside(stepFrom(next)) && isFilled(stepFrom(next))) next = stepFrom(next);
    return next;
  }
  while (!isOutside(next)) {
    if (isFilled(next)) return next;
    next = stepFrom(next);
  }
  return {
    row: step.rows > 0 ? lastRow : step.rows < 0 ? 0 : address.row,
    column: step.columns > 0 ? lastColumn : step.columns < 0 ? 0 : address.column,
  };
}

/** Target of Home, End, Page Up and Page Down. */
export function resolveTarget(
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
      return { row: from.row, column: findLastCells(sheet, from.row).lastColumnOfRow };
    case 'sheet-end':
      return findLastCells(sheet, from.row).lastCell;
    case 'page-down':
      return { row: Math.min(lastRow, from.row + page), column: from.column };
    case 'page-up':
      return { row: Math.max(0, from.row - page), column: from.column };
  }
}

/** The last cell with content: of one row, and of the sheet. */
function findLastCells(
  { rows }: Sheet,
  rowIndex: number,
): { lastColumnOfRow: number; lastCell: CellAddress } {
  let [bottom, right, rowEnd] = [0, 0, 0];
  for (const [row, { cells }] of rows) {
    for (const [column, { value }] of cells) {
      if (value === null) continue;
      bottom = Math.max(bottom, row);
      right = Math.max(right, column);
      if (row === rowIndex) rowEnd = Math.max(rowEnd, column);
    }
  }
  return { lastColumnOfRow: rowEnd, lastCell: { row: bottom, column: right } };
}
