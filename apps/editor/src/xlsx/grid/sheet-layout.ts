import type { SheetView } from '../editing/workbook-editing.ts';
import { lastColumn, lastRow, usedArea } from '../workbook/workbook.ts';
import { columnLines, rowLines } from './sheet-lines.ts';
import { type Layout, layoutOf, type View } from './view.ts';

/** Empty lines after the data, so that there is always space to continue. */
const spaceAfter = { rows: 60, columns: 12 };

const roundUp = (value: number, step: number): number => Math.ceil(value / step) * step;

/** The number of lines that a sheet shows. */
export interface Extent {
  rows: number;
  columns: number;
}

/** All lines with data or selected, plus some after them. */
function extentOf({ sheet, active, end }: SheetView): Extent {
  const used = usedArea(sheet) ?? { top: 0, left: 0, bottom: 0, right: 0 };
  // Whole rows and columns do not extend it.
  const reach = (of: 'row' | 'column', last: number): number =>
    end[of] >= last ? active[of] : Math.max(active[of], end[of]);
  const rows = roundUp(Math.max(used.bottom, reach('row', lastRow)) + spaceAfter.rows, 50);
  const columns = roundUp(Math.max(used.right, reach('column', lastColumn)) + spaceAfter.columns, 10);
  return { rows: Math.min(lastRow + 1, rows), columns: Math.min(lastColumn + 1, columns) };
}

/** Positions of everything in the view of the sheet. */
export function sheetLayout(shown: SheetView, view: View): { layout: Layout; extent: Extent } {
  const extent = extentOf(shown);
  const { book: workbook, sheet } = shown;
  const lines = { rows: rowLines(workbook, sheet, extent.rows), columns: columnLines(sheet) };
  return { layout: layoutOf(sheet, lines, view), extent };
}
