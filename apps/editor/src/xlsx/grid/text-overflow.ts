import { contains } from '../workbook/area.ts';
import type { CellFormat } from '../workbook/style.ts';
import type { Area, Cell, Row } from '../workbook/workbook.ts';
import type { AxisSizes } from './axis-sizes.ts';

/** Pixels that a text takes beyond the edges of its cell, and how much of it is clipped at each end. */
export interface TextOverflow {
  left: number;
  right: number;
  clippedLeft: number;
  clippedRight: number;
}

/** The search for the next cell with content ends after so many columns. */
export const maxOverflowColumns = 60;

export type TextSide = 'left' | 'center' | 'right';

/** Only text on one line runs on: never numbers, and never text that is wrapped, repeated or justified. Null if it stays in its cell. */
export function getOverflowSide({ value }: Pick<Cell, 'value'>, format: CellFormat): TextSide | null {
  if (typeof value !== 'string' || value === '' || format.wraps || format.rotation !== 0) return null;
  if (format.align === null) return 'left';
  return format.align === 'fill' || format.align === 'justify' ? null : format.align;
}

/** How far a text runs on into empty neighbours, up to the first cell with content or the first merged one; null if it fits. */
export function computeTextOverflow(
  row: number,
  column: number,
  text: { side: TextSide; requiredWidth: number },
  { cells, columns, merges }: { cells: Row['cells']; columns: AxisSizes; merges: readonly Area[] },
): TextOverflow | null {
  const excess = text.requiredWidth - columns.size(column);
  if (excess <= 0) return null;
  const isFree = (index: number): boolean => {
    const cell = cells.get(index);
    const isEmpty = cell === undefined || (cell.value === null && cell.formula === undefined);
    return isEmpty && !merges.some((merge) => contains(merge, { row, column: index }));
  };
  const measureFree = (step: 1 | -1, needed: number): number => {
    let free = 0;
    for (let count = 1; count <= maxOverflowColumns && free < needed; count++) {
      const index = column + step * count;
      if (index < 0 || index >= columns.count || !isFree(index)) break;
      free += columns.size(index);
    }
    return Math.min(free, needed);
  };
  const [neededLeft, neededRight] =
    text.side === 'left' ? [0, excess] : text.side === 'right' ? [excess, 0] : [excess / 2, excess / 2];
  const [left, right] = [measureFree(-1, neededLeft), measureFree(1, neededRight)];
  return { left, right, clippedLeft: neededLeft - left, clippedRight: neededRight - right };
}

/** The nearest cell with content before or after a rendered range, whose text may run into it. */
export function findNearestFilled(
  cells: Row['cells'],
  from: number,
  step: 1 | -1,
): { column: number; cell: Cell } | null {
  for (let count = 0, column = from; count < maxOverflowColumns && column >= 0; count++, column += step) {
    const cell = cells.get(column);
    if (cell !== undefined && (cell.value !== null || cell.formula !== undefined)) return { column, cell };
  }
  return null;
}
