import type { Area, CellAddress, Sheet } from '../workbook/workbook.ts';
import type { AxisSizes } from './axis-sizes.ts';

/** Size and scroll position of the view. */
export interface View {
  width: number;
  height: number;
  x: number;
  y: number;
}

export const headingHeight = 24;
/** Maximum share of the view for frozen panes. */
const maxFrozenShare = 0.7;

/** Positions of everything in a view. */
export interface Layout {
  rows: AxisSizes;
  columns: AxisSizes;
  headingWidth: number;
  /** Number and size of frozen lines. */
  frozen: { rows: number; columns: number; width: number; height: number };
  view: View;
  /** The rendered range of the scrolling pane. */
  range: Area;
}

export function computeLayout(
  sheet: Sheet,
  sizes: { rows: AxisSizes; columns: AxisSizes },
  view: View,
): Layout {
  const { rows, columns } = sizes;
  const headingWidth = Math.max(40, 16 + String(rows.count).length * 8);
  const [width, height] = [columns.start(sheet.frozen.columns), rows.start(sheet.frozen.rows)];
  const frozen = {
    ...(width > (view.width - headingWidth) * maxFrozenShare
      ? { columns: 0, width: 0 }
      : { columns: sheet.frozen.columns, width }),
    ...(height > (view.height - headingHeight) * maxFrozenShare
      ? { rows: 0, height: 0 }
      : { rows: sheet.frozen.rows, height }),
  };
  const range = {
    top: Math.max(frozen.rows, rows.indexAt(view.y + frozen.height)),
    left: Math.max(frozen.columns, columns.indexAt(view.x + frozen.width)),
    bottom: Math.min(rows.count - 1, rows.indexAt(view.y + view.height) + 1),
    right: Math.min(columns.count - 1, columns.indexAt(view.x + view.width) + 1),
  };
  return { rows, columns, headingWidth, frozen, view, range };
}

/** The cell at a point of the view. */
export function findCellAtPosition(
  { rows, columns, headingWidth, frozen, view }: Layout,
  x: number,
  y: number,
): CellAddress {
  const [right, down] = [x - headingWidth, y - headingHeight];
  return {
    row: rows.indexAt(Math.max(0, down < frozen.height ? down : down + view.y)),
    column: columns.indexAt(Math.max(0, right < frozen.width ? right : right + view.x)),
  };
}

/** Whether a cell is rendered, in the scrolling or a frozen pane. */
export const isRendered = ({ frozen, range }: Layout, { row, column }: CellAddress): boolean =>
  (row < frozen.rows || (row >= range.top && row <= range.bottom)) &&
  (column < frozen.columns || (column >= range.left && column <= range.right));

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Position of an area in the sheet. */
export const computeSheetBox = (
  { top, left, bottom, right }: Area,
  { rows, columns }: { rows: AxisSizes; columns: AxisSizes },
): Box => ({
  left: columns.start(left),
  top: rows.start(top),
  width: columns.start(right + 1) - columns.start(left),
  height: rows.start(bottom + 1) - rows.start(top),
});

/** Position of a cell in the view. */
export function computeBox(layout: Layout, area: Area): Box {
  const { headingWidth, frozen, view } = layout;
  const x = area.left < frozen.columns ? 0 : view.x;
  const y = area.top < frozen.rows ? 0 : view.y;
  const box = computeSheetBox(area, layout);
  return { ...box, left: headingWidth + box.left - x, top: headingHeight + box.top - y };
}

/** The scroll position that shows a cell; unchanged if it is visible. */
export function scrollToShow(layout: Layout, { row, column }: CellAddress): { x: number; y: number } {
  const { rows, columns, headingWidth, frozen, view } = layout;
  let { x, y } = view;
  if (column >= frozen.columns) {
    const [start, end] = [columns.start(column), columns.start(column + 1)];
    if (start - x < frozen.width) x = start - frozen.width;
    else if (end - x > view.width - headingWidth)
      x = Math.min(start - frozen.width, end - (view.width - headingWidth));
  }
  if (row >= frozen.rows) {
    const [start, end] = [rows.start(row), rows.start(row + 1)];
    if (start - y < frozen.height) y = start - frozen.height;
    else if (end - y > view.height - headingHeight)
      y = Math.min(start - frozen.height, end - (view.height - headingHeight));
  }
  return { x: Math.max(0, x), y: Math.max(0, y) };
}

/** The line edge under the pointer, within a few pixels, for resizing. */
export function findResizeEdge(sizes: AxisSizes, pixels: number): number | null {
  const index = sizes.indexAt(pixels);
  const tolerance = 4;
  if (sizes.start(index + 1) - pixels <= tolerance) return index;
  if (index > 0 && pixels - sizes.start(index) <= tolerance) return index - 1;
  return null;
}
