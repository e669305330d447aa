import { contains, containsArea, intersectArea, isOneCell, overlaps, unionArea } from './area.ts';
import type { CellChange, WorkbookEdit } from './edits.ts';
import { hideLines, resizeLines } from './line-sizes.ts';
import { addSheet, removeSheet, renameSheet } from './sheet-list.ts';
import { shiftWorkbook } from './shift.ts';
import { sortWorkbook } from './sort.ts';
import { type Border, borderSides, type CellFormatPatch, patchStyle } from './style.ts';
import {
  type Area,
  type Cell,
  emptyRow,
  type Row,
  replaceSheet,
  type Sheet,
  sheetOf,
  styleAt,
  usedArea,
  type Workbook,
} from './workbook.ts';

/** The workbook after an edit, before recalculation; the same object if nothing changes. */
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
      const sheet = sheetOf(workbook, edit.sheet);
      const others = workbook.sheets.filter((one) => one !== sheet);
      return { ...workbook, sheets: [...others.slice(0, edit.to), sheet, ...others.slice(edit.to)] };
    }
    case 'shift':
      return shiftWorkbook(workbook, edit.sheet, edit.shift);
    case 'sort':
      return sortWorkbook(workbook, edit.sheet, edit);
    case 'look':
      return restyleCells(workbook, edit.sheet, edit.areas, () => edit.patch);
    case 'borders':
      return applyBorders(workbook, edit);
    default:
      return replaceSheet(workbook, changeSheet(sheetOf(workbook, edit.sheet), edit));
  }
}

type OnSheet = Exclude<
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
      | 'look'
      | 'borders';
  }
>;

function changeSheet(sheet: Sheet, edit: OnSheet): Sheet {
  switch (edit.kind) {
    case 'cells':
      return { ...sheet, rows: replaceCells(sheet, edit.changes) };
    case 'plain':
      return { ...sheet, rows: mapCells(sheet, edit.areas, (cell) => ({ ...cell, style: 0 })) };
    case 'size':
      return resizeLines(sheet, edit);
    case 'hide':
      return hideLines(sheet, edit);
    case 'merge':
      return mergeCells(sheet, edit.area);
    case 'unmerge':
      return { ...sheet, merges: sheet.merges.filter((one) => !overlaps(one, edit.area)) };
    case 'freeze':
      return { ...sheet, frozen: { rows: edit.rows, columns: edit.columns } };
    case 'note': {
      const { row, column } = edit.place;
      const was = sheet.notes.find((one) => one.row === row && one.column === column);
      const others = sheet.notes.filter((one) => one !== was);
      if (edit.text === null) return { ...sheet, notes: others };
      const note = { author: edit.author, ...was, row, column, text: edit.text };
      return { ...sheet, notes: [...others, note] };
    }
    case 'colourSheet':
      return { ...sheet, colour: edit.colour };
    case 'showSheet':
      return { ...sheet, visibility: edit.isHidden ? 'hidden' : 'visible' };
    default:
      throw new Error(`Unexpected ${JSON.stringify(edit satisfies never)}`);
  }
}

export function replaceCells(sheet: Sheet, changes: readonly CellChange[]): ReadonlyMap<number, Row> {
  const rows = new Map(sheet.rows);
  const fresh = new Map<number, Map<number, Cell>>();
  for (const { row, column, value, formula, style } of changes) {
    const before = rows.get(row) ?? emptyRow;
    let cells = fresh.get(row);
    if (cells === undefined) {
      cells = new Map(before.cells);
      fresh.set(row, cells);
      rows.set(row, { ...before, cells });
    }
    const was = cells.get(column);
    const format = style ?? was?.style ?? styleAt(sheet, { row, column });
    const isEmpty = value === null && formula === undefined;
    if (isEmpty && format === 0) cells.delete(column);
    else cells.set(column, { value, style: format, ...(formula === undefined ? {} : { formula }) });
  }
  return rows;
}

/** Maps the cells of ranges, including empty ones within the used range. */
function mapCells(
  sheet: Sheet,
  areas: readonly Area[],
  map: (cell: Cell, place: { row: number; column: number }) => Cell,
): ReadonlyMap<number, Row> {
  const rows = new Map(sheet.rows);
  for (const area of areas) {
    const within = withinReach(sheet, area);
    for (let row = within.top; row <= within.bottom; row++) {
      const before = rows.get(row) ?? emptyRow;
      const cells = new Map(before.cells);
      for (let column = within.left; column <= within.right; column++) {
        const cell = cells.get(column) ?? { value: null, style: styleAt(sheet, { row, column }) };
        const next = map(cell, { row, column });
        if (next.value === null && next.formula === undefined && next.style === 0) cells.delete(column);
        else cells.set(column, next);
      }
      rows.set(row, { ...before, cells });
    }
  }
  return rows;
}

/** Whole rows and columns are processed up to the used range plus one page. */
const isBeyondUsed = { rows: 200, columns: 26 };
const maxFormats = 200_000;

export function withinReach(sheet: Sheet, area: Area): Area {
  const count = (area.bottom - area.top + 1) * (area.right - area.left + 1);
  if (count <= maxFormats) return area;
  const used = usedArea(sheet) ?? { top: 0, left: 0, bottom: 0, right: 0 };
  const reach = {
    top: 0,
    left: 0,
    bottom: used.bottom + isBeyondUsed.rows,
    right: used.right + isBeyondUsed.columns,
  };
  return intersectArea(area, reach) ?? { ...area, bottom: area.top, right: area.left };
}

function restyleCells(
  workbook: Workbook,
  id: number,
  areas: readonly Area[],
  patchAt: (place: { row: number; column: number }) => CellFormatPatch | null,
): Workbook {
  let { styles } = workbook;
  const known = new Map<string, number>();
  const sheet = sheetOf(workbook, id);
  const rows = mapCells(sheet, areas, (cell, place) => {
    const patch = patchAt(place);
    if (patch === null) return cell;
    const key = `${cell.style} ${JSON.stringify(patch)}`;
    let style = known.get(key);
    if (style === undefined) {
      const created = patchStyle(styles, cell.style, patch);
      styles = created.styles;
      style = created.style;
      known.set(key, style);
    }
    return style === cell.style ? cell : { ...cell, style };
  });
  return replaceSheet({ ...workbook, styles }, { ...sheet, rows });
}

function applyBorders(workbook: Workbook, edit: Extract<WorkbookEdit, { kind: 'borders' }>): Workbook {
  const { area, which, border } = edit;
  const sheet = sheetOf(workbook, edit.sheet);
  const within = withinReach(sheet, area);
  return restyleCells(workbook, edit.sheet, [within], ({ row, column }) => {
    const isEdge = {
      top: row === within.top,
      right: column === within.right,
      bottom: row === within.bottom,
      left: column === within.left,
    };
    const sides: Partial<Record<(typeof borderSides)[number], Border | null>> = {};
    for (const side of borderSides) {
      if (which === 'all' || (which === 'outer' && isEdge[side])) sides[side] = border;
      else if (which === 'none') sides[side] = null;
    }
    return Object.keys(sides).length === 0 ? null : { borders: sides };
  });
}

/** Merging keeps only the first cell; the content of the others is appended to it, so that no text is lost. */
function mergeCells(sheet: Sheet, area: Area): Sheet {
  if (isOneCell(area)) return sheet;
  let whole = area;
  for (const one of sheet.merges) if (overlaps(one, whole)) whole = unionArea(whole, one);
  const first = { row: whole.top, column: whole.left };
  const words: string[] = [];
  const changes: CellChange[] = [];
  let kept: Cell | undefined = sheet.rows.get(first.row)?.cells.get(first.column);
  const rows = [...sheet.rows.keys()]
    .filter((row) => row >= whole.top && row <= whole.bottom)
    .sort((a, b) => a - b);
  for (const row of rows) {
    const cells = [...(sheet.rows.get(row)?.cells ?? [])].sort(([a], [b]) => a - b);
    for (const [column, cell] of cells) {
      if (!contains(whole, { row, column }) || (cell.value === null && cell.formula === undefined)) continue;
      if (row === first.row && column === first.column) continue;
      if (kept === undefined || kept.value === null) {
        kept = { ...cell, style: kept?.style ?? cell.style };
      } else if (typeof cell.value !== 'object') words.push(String(cell.value));
      changes.push({ row, column, value: null });
    }
  }
  const merges = [...sheet.merges.filter((one) => !containsArea(whole, one)), whole];
  if (changes.length === 0) return { ...sheet, merges };
  const { value = null, formula } = kept ?? {};
  const isJoined = words.length > 0 && typeof value !== 'object';
  const head: CellChange = {
    ...first,
    value: isJoined ? [String(value), ...words].join(' ') : value,
    ...(formula === undefined || isJoined ? {} : { formula }),
  };
  return { ...sheet, merges, rows: replaceCells(sheet, [...changes, head]) };
}
