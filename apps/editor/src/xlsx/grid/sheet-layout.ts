import type { SheetView } from '../editing/workbook-editing.ts';
import { computeUsedArea, lastColumn, lastRow } from '../workbook/workbook.ts';
import { getColumnSizes, getRowSizes } from './row-and-column-sizes.ts';
import { computeLayout, type Layout, type View } from './view.ts';

/** Empty lines after the data, so that there is always space to continue. */
const extraRowsAndColumns = { rows: 60, columns: 12 };

const roundUp = (value: number, step: number): number => Math.ceil(value / step) * step;

/** The number of lines that a sheet shows. */
export interface Extent {
  rows: number;
  columns: number;
}

/** All lines with data or selected, plus some after them. */
function computeExtent({ sheet, active, end }: SheetView): Extent {
  const used = computeUsedArea(sheet) ?? { top: 0, left: 0, bottom: 0, right: 0 };
  // Whole rows and columns do not extend it.
  const lastSelected = (axis: 'row' | 'column', last: number): number =>
    end[axis] >= last ? active[axis] : Math.max(active[axis], end[axis]);
  const rows = roundUp(Math.max(used.bottom, lastSelected('row', lastRow)) + extraRowsAndColumns.rows, 50);
  const columns = roundUp(
    Math.max(used.right, lastSelected('column', lastColumn)) + extraRowsAndColumns.columns,
    10,
  );
  return { rows: Math.min(lastRow + 1, rows), columns: Math.min(lastColumn + 1, columns) };
}

/** Positions of everything in the view of the sheet. */
export function computeSheetLayout(sheetView: SheetView, viewport: View): { layout: Layout; extent: Extent } {
  const extent = computeExtent(sheetView);
  const { workbook, sheet } = sheetView;
  const sizes = { rows: getRowSizes(workbook, sheet, extent.rows), columns: getColumnSizes(workbook, sheet) };
  return { layout: computeLayout(sheet, sizes, viewport), extent };
}
