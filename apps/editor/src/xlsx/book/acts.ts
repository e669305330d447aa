import { areaOfBoth, common, holds, holdsArea, isOneCell, overlaps } from './area.ts';
import {
  type Area,
  type Book,
  type Cell,
  emptyRow,
  type Row,
  type Sheet,
  sheetOf,
  styleAt,
  usedArea,
  withSheet,
} from './book.ts';
import type { BookEdit, CellChange } from './edits.ts';
import { hiddenLines, sizedLines } from './lines-size.ts';
import { addedSheet, removedSheet, renamedSheet } from './sheet-acts.ts';
import { shiftedBook } from './shift.ts';
import { sortedBook } from './sort.ts';
import { type Border, borderSides, type CellFormatPatch, patchStyle } from './style.ts';

/** The book after an edit, formulas not yet reckoned; the same book where nothing changes. */
export function applyToBook(book: Book, edit: BookEdit): Book {
  switch (edit.kind) {
    case 'many':
      return edit.edits.reduce(applyToBook, book);
    case 'addSheet':
      return addedSheet(book, edit);
    case 'removeSheet':
      return removedSheet(book, edit.sheet);
    case 'renameSheet':
      return renamedSheet(book, edit.sheet, edit.name);
    case 'moveSheet': {
      const sheet = sheetOf(book, edit.sheet);
      const others = book.sheets.filter((one) => one !== sheet);
      return { ...book, sheets: [...others.slice(0, edit.to), sheet, ...others.slice(edit.to)] };
    }
    case 'shift':
      return shiftedBook(book, edit.sheet, edit.shift);
    case 'sort':
      return sortedBook(book, edit.sheet, edit);
    case 'look':
      return restyled(book, edit.sheet, edit.areas, () => edit.patch);
    case 'borders':
      return bordered(book, edit);
    default:
      return withSheet(book, onSheet(sheetOf(book, edit.sheet), edit));
  }
}

type OnSheet = Exclude<
  BookEdit,
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

function onSheet(sheet: Sheet, edit: OnSheet): Sheet {
  switch (edit.kind) {
    case 'cells':
      return { ...sheet, rows: withCells(sheet, edit.changes) };
    case 'plain':
      return { ...sheet, rows: mapCells(sheet, edit.areas, (cell) => ({ ...cell, style: 0 })) };
    case 'size':
      return sizedLines(sheet, edit);
    case 'hide':
      return hiddenLines(sheet, edit);
    case 'merge':
      return merged(sheet, edit.area);
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

export function withCells(sheet: Sheet, changes: readonly CellChange[]): ReadonlyMap<number, Row> {
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

/** The cells of some areas, also those that are not there yet within what is used. */
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

/** A whole row or column is as long as what is used, and a page more. */
const beyondUsed = { rows: 200, columns: 26 };
const maxFormats = 200_000;

export function withinReach(sheet: Sheet, area: Area): Area {
  const count = (area.bottom - area.top + 1) * (area.right - area.left + 1);
  if (count <= maxFormats) return area;
  const used = usedArea(sheet) ?? { top: 0, left: 0, bottom: 0, right: 0 };
  const reach = {
    top: 0,
    left: 0,
    bottom: used.bottom + beyondUsed.rows,
    right: used.right + beyondUsed.columns,
  };
  return common(area, reach) ?? { ...area, bottom: area.top, right: area.left };
}

function restyled(
  book: Book,
  id: number,
  areas: readonly Area[],
  patchAt: (place: { row: number; column: number }) => CellFormatPatch | null,
): Book {
  let { styles } = book;
  const known = new Map<string, number>();
  const sheet = sheetOf(book, id);
  const rows = mapCells(sheet, areas, (cell, place) => {
    const patch = patchAt(place);
    if (patch === null) return cell;
    const key = `${cell.style} ${JSON.stringify(patch)}`;
    let style = known.get(key);
    if (style === undefined) {
      const made = patchStyle(styles, cell.style, patch);
      styles = made.styles;
      style = made.style;
      known.set(key, style);
    }
    return style === cell.style ? cell : { ...cell, style };
  });
  return withSheet({ ...book, styles }, { ...sheet, rows });
}

function bordered(book: Book, edit: Extract<BookEdit, { kind: 'borders' }>): Book {
  const { area, which, border } = edit;
  const sheet = sheetOf(book, edit.sheet);
  const within = withinReach(sheet, area);
  return restyled(book, edit.sheet, [within], ({ row, column }) => {
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

/** Only the first cell keeps what was written; what stood in the others is joined to it, so that no word is lost. */
function merged(sheet: Sheet, area: Area): Sheet {
  if (isOneCell(area)) return sheet;
  let whole = area;
  for (const one of sheet.merges) if (overlaps(one, whole)) whole = areaOfBoth(whole, one);
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
      if (!holds(whole, { row, column }) || (cell.value === null && cell.formula === undefined)) continue;
      if (row === first.row && column === first.column) continue;
      if (kept === undefined || kept.value === null) {
        kept = { ...cell, style: kept?.style ?? cell.style };
      } else if (typeof cell.value !== 'object') words.push(String(cell.value));
      changes.push({ row, column, value: null });
    }
  }
  const merges = [...sheet.merges.filter((one) => !holdsArea(whole, one)), whole];
  if (changes.length === 0) return { ...sheet, merges };
  const { value = null, formula } = kept ?? {};
  const isJoined = words.length > 0 && typeof value !== 'object';
  const head: CellChange = {
    ...first,
    value: isJoined ? [String(value), ...words].join(' ') : value,
    ...(formula === undefined || isJoined ? {} : { formula }),
  };
  return { ...sheet, merges, rows: withCells(sheet, [...changes, head]) };
}
