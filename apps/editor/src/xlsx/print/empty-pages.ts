import { computeCellOverflow, createCellContent } from '../grid/cell-content.ts';
import { computeDrawingBox } from '../grid/drawing-box.ts';
import { findNearestFilled } from '../grid/text-overflow.ts';
import { computeSheetBox } from '../grid/view.ts';
import { contains, overlaps } from '../workbook/area.ts';
import { hasFillOrBorder } from '../workbook/style.ts';
import type { Area, Row } from '../workbook/workbook.ts';
import type { PrintedPage } from './layout-pages.ts';
import type { PrintedSheetContext } from './print-ranges.ts';

/** Pages on which nothing can be seen are not printed, as in LibreOffice; one page is, of an empty sheet as well. */
export function removeEmptyPages(
  pages: readonly PrintedPage[],
  context: PrintedSheetContext,
): readonly PrintedPage[] {
  const { printsGridLines, printsHeadings } = context.sheet.pageSetup;
  if (printsGridLines || printsHeadings) return pages;
  const shown = pages.filter(({ rows, columns }) =>
    isShown({ top: rows.from, bottom: rows.to, left: columns.from, right: columns.to }, context),
  );
  return shown.length === 0 ? pages.slice(0, 1) : shown;
}

function isShown(area: Area, context: PrintedSheetContext): boolean {
  const { sheet } = context;
  if (sheet.conditionalRules.some(({ areas }) => areas.some((one) => overlaps(one, area)))) return true;
  const merges = sheet.merges.filter(({ top, bottom }) => top <= area.bottom && area.top <= bottom);
  if (merges.some((merge) => overlaps(merge, area))) return true;
  const { left, top, width, height } = computeSheetBox(area, context);
  const hasDrawing = sheet.drawings.some(({ anchor }) => {
    const box = computeDrawingBox(anchor, context);
    return (
      box.left < left + width &&
      box.left + box.width > left &&
      box.top < top + height &&
      box.top + box.height > top
    );
  });
  if (hasDrawing) return true;
  for (let row = area.top; row <= area.bottom; row++) {
    const cells = sheet.rows.get(row)?.cells;
    if (cells !== undefined && hasShownCell(row, cells, { area, merges, context })) return true;
  }
  return false;
}

function hasShownCell(
  row: number,
  cells: Row['cells'],
  { area, merges, context }: { area: Area; merges: readonly Area[]; context: PrintedSheetContext },
): boolean {
  for (let column = area.left; column <= area.right; column++) {
    const cell = cells.get(column);
    const format = cell === undefined ? undefined : context.styles[cell.style]?.format;
    if ((cell?.value ?? null) !== null || (format !== undefined && hasFillOrBorder(format))) return true;
  }
  return [findNearestFilled(cells, area.left - 1, -1), findNearestFilled(cells, area.right + 1, 1)].some(
    (found) => {
      if (found === null) return false;
      const { column, cell } = found;
      const address = { row, column };
      const { columns } = context;
      if (merges.some((merge) => contains(merge, address))) return false;
      const content = createCellContent(context, address, { cell, width: columns.size(column) });
      const overflow = computeCellOverflow(context, address, { cell, content, cells, merges });
      if (overflow === null) return false;
      const edge =
        column < area.left
          ? columns.start(column + 1) + overflow.right
          : columns.start(column) - overflow.left;
      return column < area.left ? edge > columns.start(area.left) : edge < columns.start(area.right + 1);
    },
  );
}
