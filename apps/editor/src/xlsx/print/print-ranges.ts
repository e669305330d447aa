import { tokenize } from '../formula/tokens.ts';
import type { AxisSizes } from '../grid/axis-sizes.ts';
import { computeDrawingBox } from '../grid/drawing-box.ts';
import { contains, parseArea, uniteAreas } from '../workbook/area.ts';
import { listDefinedNames } from '../workbook/defined-names.ts';
import { hasFillOrBorder } from '../workbook/style.ts';
import {
  type Area,
  computeUsedArea,
  lastColumn,
  lastRow,
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

/** What is printed: the print areas of the file, or all cells and drawings. */
export function listPrintAreas(
  workbook: Workbook,
  sheet: Sheet,
  axes: { rows: AxisSizes; columns: AxisSizes },
): Area[] {
  const used = computePrintedArea(workbook, sheet, axes);
  if (used === null) return [];
  const named = listNamedAreas(workbook, sheet, '_xlnm.print_area').map(({ top, left, bottom, right }) => ({
    top,
    left,
    bottom: bottom === lastRow ? Math.max(top, used.bottom) : bottom,
    right: right === lastColumn ? Math.max(left, used.right) : right,
  }));
  return named.length > 0 ? named : [{ ...used, top: 0, left: 0 }];
}

/** All cells with content, a fill or a border, and all drawings. */
function computePrintedArea(
  { styles }: Workbook,
  sheet: Sheet,
  axes: { rows: AxisSizes; columns: AxisSizes },
): Area | null {
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
    const { left, top, width, height } = computeDrawingBox(anchor, axes);
    include({
      top: axes.rows.indexAt(top),
      left: axes.columns.indexAt(left),
      bottom: axes.rows.indexAt(Math.max(top, top + height - 1)),
      right: axes.columns.indexAt(Math.max(left, left + width - 1)),
    });
  }
  return area;
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
