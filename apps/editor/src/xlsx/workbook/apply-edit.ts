import { contains, intersectArea, overlaps } from './area.ts';
import { listReplacedArrays, listResultCells } from './array-cells.ts';
import { changeName } from './defined-names.ts';
import { changeDrawings } from './drawing-changes.ts';
import type { CellChange, WorkbookEdit } from './edits.ts';
import { applyFilter, applyFilterColumn, reapplyFilters } from './filter.ts';
import { mergeCells } from './merge-cells.ts';
import { changePageSetup } from './page-setup.ts';
import { replaceCells } from './replace-cells.ts';
import { hideRowsOrColumns, resizeRowsOrColumns } from './resize-and-hide.ts';
import { changeRules } from './rule-definitions.ts';
import { addSheet, removeSheet, renameSheet } from './sheet-list.ts';
import { shiftWorkbook } from './shift.ts';
import { sortWorkbook } from './sort.ts';
import {
  type Border,
  borderSides,
  type CellFormat,
  type CellFormatPatch,
  defaultFormat,
  patchStyle,
} from './style.ts';
import { renameTableColumns } from './table-headers.ts';
import { restyleRuns } from './text-runs.ts';
import { changeValidation } from './validation-rules.ts';
import {
  type Area,
  type Cell,
  computeUsedArea,
  emptyRow,
  getSheet,
  getStyle,
  type Row,
  replaceSheet,
  type Sheet,
  type Workbook,
} from './workbook.ts';

/** The workbook after an edit, before recalculation. Some edits that change nothing return the same object, but not all. */
export function applyToWorkbook(workbook: Workbook, edit: WorkbookEdit): Workbook {
  switch (edit.kind) {
    case 'many':
      return edit.edits.reduce(applyToWorkbook, workbook);
    case 'addSheet':
      return addSheet(workbook, edit);
    case 'removeSheet':
      return removeSheet(workbook, edit.sheet);
    case 'renameSheet':
      return renameSheet(workbook, edit.sheet, edit.name);
    case 'moveSheet': {
      const sheet = getSheet(workbook, edit.sheet);
      const others = workbook.sheets.filter((one) => one !== sheet);
      return { ...workbook, sheets: [...others.slice(0, edit.to), sheet, ...others.slice(edit.to)] };
    }
    case 'shift':
      return shiftWorkbook(workbook, edit.sheet, edit.shift);
    case 'sort':
      return renameTableColumns(workbook, sortWorkbook(workbook, edit.sheet, edit), edit.sheet);
    case 'name':
      return changeName(workbook, edit);
    case 'filter':
      return applyFilter(workbook, edit);
    case 'filterColumn':
      return applyFilterColumn(workbook, edit);
    case 'reapplyFilters':
      return reapplyFilters(workbook, edit.sheet);
    case 'cells':
    case 'merge':
      return renameTableColumns(workbook, changeSheetContent(workbook, edit), edit.sheet);
    case 'look':
      return restyleCells(workbook, edit.sheet, edit.areas, () => edit.patch);
    case 'borders':
      return applyBorders(workbook, edit);
    default:
      return changeSheetContent(workbook, edit);
  }
}

const changeSheetContent = (workbook: Workbook, edit: SheetContentEdit): Workbook =>
  replaceSheet(workbook, changeSheet(getSheet(workbook, edit.sheet), edit));

type SheetContentEdit = Exclude<
  WorkbookEdit,
  {
    kind:
      | 'many'
      | 'addSheet'
      | 'removeSheet'
      | 'renameSheet'
      | 'moveSheet'
      | 'shift'
      | 'sort'
      | 'name'
      | 'filter'
      | 'filterColumn'
      | 'reapplyFilters'
      | 'look'
      | 'borders';
  }
>;

function changeSheet(sheet: Sheet, edit: SheetContentEdit): Sheet {
  switch (edit.kind) {
    case 'cells':
      return { ...sheet, rows: replaceCells(sheet, withClearedResults(sheet, edit.changes)) };
    case 'plain':
      return { ...sheet, rows: mapCells(sheet, edit.areas, clearFormat) };
    case 'size':
      return resizeRowsOrColumns(sheet, edit);
    case 'hide':
      return hideRowsOrColumns(sheet, edit);
    case 'merge':
      return mergeCells(sheet, edit.area);
    case 'unmerge':
      return { ...sheet, merges: sheet.merges.filter((one) => !overlaps(one, edit.area)) };
    case 'freeze':
      return { ...sheet, frozen: { rows: edit.rows, columns: edit.columns } };
    case 'note': {
      const { row, column } = edit.place;
      const previous = sheet.notes.find((one) => one.row === row && one.column === column);
      const others = sheet.notes.filter((one) => one !== previous);
      if (edit.text === null) return { ...sheet, notes: others };
      const note = { author: edit.author, ...previous, row, column, text: edit.text };
      return { ...sheet, notes: [...others, note] };
    }
    case 'pageSetup':
      return { ...sheet, pageSetup: changePageSetup(sheet.pageSetup, edit.change) };
    case 'conditionalRule':
      return changeRules(sheet, edit.change);
    case 'drawing':
      return changeDrawings(sheet, edit.change);
    case 'validation':
      return changeValidation(sheet, edit.areas, edit.rule);
    case 'colourSheet':
      return { ...sheet, colour: edit.colour };
    case 'showSheet':
      return { ...sheet, visibility: edit.isHidden ? 'hidden' : 'visible' };
    default:
      throw new Error(`Unexpected ${JSON.stringify(edit satisfies never)}`);
  }
}

/** The changes, after clearing the results of the array formulas that they replace. Clearing a result of any other array formula is left out. */
function withClearedResults(sheet: Sheet, changes: readonly CellChange[]): readonly CellChange[] {
  const replaced = listReplacedArrays(sheet, changes);
  const cleared = listResultCells(replaced).map((address): CellChange => ({ ...address, value: null }));
  const clearsOtherResult = ({ row, column, value, formula, style }: CellChange): boolean =>
    value === null &&
    formula === undefined &&
    style === undefined &&
    sheet.rows.get(row)?.cells.get(column)?.isSpilled === true &&
    !replaced.some(({ area }) => contains(area, { row, column }));
  return [...cleared, ...changes.filter((change) => !clearsOtherResult(change))];
}

/** Maps the cells of areas, including empty ones; large areas are clamped (`clampToUsedArea`). */
function mapCells(
  sheet: Sheet,
  areas: readonly Area[],
  map: (cell: Cell, address: { row: number; column: number }) => Cell,
): ReadonlyMap<number, Row> {
  const rows = new Map(sheet.rows);
  for (const area of areas) {
    const clampedArea = clampToUsedArea(sheet, area);
    for (let row = clampedArea.top; row <= clampedArea.bottom; row++) {
      const before = rows.get(row) ?? emptyRow;
      const cells = new Map(before.cells);
      for (let column = clampedArea.left; column <= clampedArea.right; column++) {
        const cell = cells.get(column) ?? { value: null, style: getStyle(sheet, { row, column }) };
        const next = map(cell, { row, column });
        if (next.value === null && next.formula === undefined && next.style === 0) cells.delete(column);
        else cells.set(column, next);
      }
      rows.set(row, { ...before, cells });
    }
  }
  return rows;
}

/** The rows and columns beyond the used range that are processed in a large area. */
const extraBeyondUsed = { rows: 200, columns: 26 };
const maxCellsToFormat = 200_000;

/** An area of more than `maxCellsToFormat` cells, such as a whole column, reaches only to the used range plus `extraBeyondUsed`. */
export function clampToUsedArea(sheet: Sheet, area: Area): Area {
  const count = (area.bottom - area.top + 1) * (area.right - area.left + 1);
  if (count <= maxCellsToFormat) return area;
  const used = computeUsedArea(sheet) ?? { top: 0, left: 0, bottom: 0, right: 0 };
  const limit = {
    top: 0,
    left: 0,
    bottom: used.bottom + extraBeyondUsed.rows,
    right: used.right + extraBeyondUsed.columns,
  };
  return intersectArea(area, limit) ?? { ...area, bottom: area.top, right: area.left };
}

function restyleCells(
  workbook: Workbook,
  id: number,
  areas: readonly Area[],
  patchAt: (address: { row: number; column: number }) => CellFormatPatch | null,
): Workbook {
  let { styles } = workbook;
  const styleCache = new Map<string, number>();
  const sheet = getSheet(workbook, id);
  const rows = mapCells(sheet, areas, (cell, address) => {
    const patch = patchAt(address);
    if (patch === null) return cell;
    const key = `${cell.style} ${JSON.stringify(patch)}`;
    let style = styleCache.get(key);
    if (style === undefined) {
      const result = patchStyle(styles, cell.style, patch);
      styles = result.styles;
      style = result.style;
      styleCache.set(key, style);
    }
    return restyleCell(cell, style, { patch, format: styles[style]?.format ?? defaultFormat });
  });
  return replaceSheet({ ...workbook, styles }, { ...sheet, rows });
}

function restyleCell(
  cell: Cell,
  style: number,
  { patch, format }: { patch: CellFormatPatch; format: CellFormat },
): Cell {
  if (cell.runs === undefined) return style === cell.style ? cell : { ...cell, style };
  const { runs: before, ...plain } = cell;
  const runs = restyleRuns(before, patch, format);
  if (runs === before && style === cell.style) return cell;
  return { ...plain, style, ...(runs === undefined ? {} : { runs }) };
}

const clearFormat = ({ runs: _, ...cell }: Cell): Cell => ({ ...cell, style: 0 });

function applyBorders(workbook: Workbook, edit: Extract<WorkbookEdit, { kind: 'borders' }>): Workbook {
  const { area, which, border } = edit;
  const sheet = getSheet(workbook, edit.sheet);
  const clampedArea = clampToUsedArea(sheet, area);
  return restyleCells(workbook, edit.sheet, [clampedArea], ({ row, column }) => {
    const isEdge = {
      top: row === clampedArea.top,
      right: column === clampedArea.right,
      bottom: row === clampedArea.bottom,
      left: column === clampedArea.left,
    };
    const sides: Partial<Record<(typeof borderSides)[number], Border | null>> = {};
    for (const side of borderSides) {
      const isChosen =
        which === 'all' ||
        (which === 'inner' && !isEdge[side]) ||
        ((which === 'outer' || which === side) && isEdge[side]);
      if (isChosen) sides[side] = border;
      else if (which === 'none') sides[side] = null;
    }
    return Object.keys(sides).length === 0 ? null : { borders: sides };
  });
}
