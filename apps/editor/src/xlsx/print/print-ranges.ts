import { tokenize } from '../formula/tokens.ts';
import type { AxisSizes } from '../grid/axis-sizes.ts';
import { computeCellOverflow, createCellContent, type TextContext } from '../grid/cell-content.ts';
import { computeDrawingBox } from '../grid/drawing-box.ts';
import { contains, parseArea, uniteAreas } from '../workbook/area.ts';
import { listDefinedNames } from '../workbook/defined-names.ts';
import { hasFillOrBorder } from '../workbook/style.ts';
import {
  type Area,
  computeUsedArea,
  lastColumn,
  lastRow,
  type Row,
  type Sheet,
  type Workbook,
} from '../workbook/workbook.ts';
import type { PrintTitles } from './layout-pages.ts';

/** Ranges of a name that the format defines for a sheet. */
function listNamedAreas(workbook: Workbook, sheet: Sheet, name: string): Area[] {
  const found = listDefinedNames(workbook, name).find((one) => one.sheet === sheet.id);
  const tokens = tokenize(found?.formula ?? '');
  // References of a formula that computes the range are not the range.
  if (tokens.some(({ kind, text }) => kind !== 'reference' && text.trim() !== '' && text !== ',')) return [];
  return tokens.flatMap((token) => (token.kind === 'reference' ? (parseArea(token.area) ?? []) : []));
}

export interface PrintedSheetContext extends TextContext {
  workbook: Workbook;
  rows: AxisSizes;
}

/** What is printed: the print areas of the file, or all cells and drawings. */
export function listPrintAreas(context: PrintedSheetContext): Area[] {
  const { workbook, sheet } = context;
  const used = computePrintedArea(context);
  if (used === null) return [];
  const named = listNamedAreas(workbook, sheet, '_xlnm.print_area').map(({ top, left, bottom, right }) => ({
    top,
    left,
    bottom: bottom === lastRow ? Math.max(top, used.bottom) : bottom,
    right: right === lastColumn ? Math.max(left, used.right) : right,
  }));
  return named.length > 0 ? named : [{ ...used, top: 0, left: 0 }];
}

/** All cells with content, a fill or a border, what their texts run on into, and all drawings. */
function computePrintedArea(context: PrintedSheetContext): Area | null {
  const { sheet, styles, rows, columns } = context;
  let area = computeUsedArea(sheet);
  const include = (one: Area): void => {
    area = area === null ? one : uniteAreas(area, one);
  };
  const isVisibleStyle = styles.map(({ format }) => hasFillOrBorder(format));
  for (const [row, { cells }] of sheet.rows)
    for (const [column, { style }] of cells)
      if (isVisibleStyle[style] === true && (area === null || !contains(area, { row, column })))
        include({ top: row, left: column, bottom: row, right: column });
  for (const { anchor } of sheet.drawings) {
    const { left, top, width, height } = computeDrawingBox(anchor, context);
    include({
      top: rows.indexAt(top),
      left: columns.indexAt(left),
      bottom: rows.indexAt(Math.max(top, top + height - 1)),
      right: columns.indexAt(Math.max(left, left + width - 1)),
    });
  }
  return area === null ? null : { ...area, right: Math.max(area.right, findOverflowEnd(context)) };
}

/** The last column that the last text of a row runs on into. */
function findOverflowEnd(context: PrintedSheetContext): number {
  const { sheet, columns, rows } = context;
  let end = 0;
  for (const [row, { cells }] of sheet.rows) {
    const column = findLastFilled(cells);
    const cell = cells.get(column);
    if (cell === undefined || row >= rows.count || rows.size(row) === 0) continue;
    const address = { row, column };
    if (sheet.merges.some((merge) => contains(merge, address))) continue;
    const content = createCellContent(context, address, { cell, width: columns.size(column) });
    const overflow = computeCellOverflow(context, address, { cell, content, cells, merges: sheet.merges });
    if (overflow !== null && overflow.right > 0)
      end = Math.max(end, columns.indexAt(columns.start(column + 1) + overflow.right - 1));
  }
  return end;
}

function findLastFilled(cells: Row['cells']): number {
  let last = -1;
  for (const [column, { value }] of cells) if (value !== null) last = Math.max(last, column);
  return last;
}

/** The rows and columns that the file repeats on each page. */
export function findPrintTitles(workbook: Workbook, sheet: Sheet): PrintTitles {
  const areas = listNamedAreas(workbook, sheet, '_xlnm.print_titles');
  const rows = areas.find(({ left, right }) => left === 0 && right === lastColumn);
  const columns = areas.find(({ top, bottom }) => top === 0 && bottom === lastRow);
  return {
    rows: rows === undefined ? null : { from: rows.top, to: rows.bottom },
    columns: columns === undefined ? null : { from: columns.left, to: columns.right },
  };
}
