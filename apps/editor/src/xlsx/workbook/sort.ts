import { moveFormula } from '../formula/references.ts';
import { compare } from '../formula/values.ts';
import { isOneCell } from './area.ts';
import {
  type Area,
  type Cell,
  emptyRow,
  getSheet,
  isError,
  type Link,
  type Row,
  replaceSheet,
  type Sheet,
  type StructureChange,
  type Value,
  type Workbook,
} from './workbook.ts';

export interface SortKey {
  column: number;
  isDescending: boolean;
}

/** Sorts the rows of a range by a column, and by further keys if equal. */
export interface Sort extends SortKey {
  area: Area;
  thenBy?: readonly SortKey[];
  /** Whose alphabet orders texts; English in edits recorded without one. */
  lang?: string;
}

/** Stable; empty rows come last, hidden rows stay. Notes and links move with their cells, and relative references in formulas with their rows. */
export function sortWorkbook(workbook: Workbook, id: number, sort: Sort): Workbook {
  const sheet = getSheet(workbook, id);
  const moved = computeTargetRows(sheet, sort);
  const isInColumns = (column: number): boolean => column >= sort.area.left && column <= sort.area.right;
  const notes = sheet.notes.map((note) =>
    isInColumns(note.column) && moved.has(note.row)
      ? { ...note, row: moved.get(note.row) ?? note.row }
      : note,
  );
  const links = sheet.links.map((link) => moveLink(link, sort.area, moved));
  const next = replaceSheet(workbook, { ...sheet, rows: sortRows(sheet, sort.area, moved), notes, links });
  // Links are written from the recorded changes, so the sort is recorded if any moved.
  const change: StructureChange = { kind: 'sort', sheet: id, name: sheet.name, area: sort.area, moved };
  return links.some((link, at) => link !== sheet.links[at])
    ? { ...next, structureChanges: [...next.structureChanges, change] }
    : next;
}

/** The target index of each row. */
function computeTargetRows(
  sheet: Sheet,
  { area, column, isDescending, thenBy = [], lang = 'en' }: Sort,
): Map<number, number> {
  const keys: readonly SortKey[] = [{ column, isDescending }, ...thenBy];
  const collator = new Intl.Collator(lang);
  const visibleRows: number[] = [];
  for (let row = area.top; row <= area.bottom; row++)
    if (sheet.rows.get(row)?.isHidden !== true) visibleRows.push(row);
  const valueAt = (row: number, at: number): Value => sheet.rows.get(row)?.cells.get(at)?.value ?? null;
  const sortedRows = [...visibleRows].sort((a, b) => {
    for (const key of keys) {
      const order = compareCells(valueAt(a, key.column), valueAt(b, key.column), { collator, ...key });
      if (order !== 0) return order;
    }
    return a - b;
  });
  return new Map(sortedRows.map((from, at) => [from, visibleRows[at] ?? from]));
}

function sortRows(
  sheet: Sheet,
  area: Area,
  targetRows: ReadonlyMap<number, number>,
): ReadonlyMap<number, Row> {
  const rows = new Map<number, Row>(sheet.rows);
  for (const [from, to] of targetRows) {
    const target = sheet.rows.get(to) ?? emptyRow;
    const cells = new Map<number, Cell>(
      [...target.cells].filter(([one]) => one < area.left || one > area.right),
    );
    for (const [one, cell] of sheet.rows.get(from)?.cells ?? []) {
      if (one >= area.left && one <= area.right) cells.set(one, moveCell(cell, to - from));
    }
    if (cells.size > 0 || sheet.rows.has(to)) rows.set(to, { ...target, cells });
  }
  return rows;
}

/** A link over several cells does not move. */
export function moveLink<One extends Pick<Link, 'area'>>(
  link: One,
  { left, right }: Area,
  targetRows: ReadonlyMap<number, number>,
): One {
  const { area } = link;
  const targetRow = targetRows.get(area.top);
  if (
    !isOneCell(area) ||
    area.left < left ||
    area.left > right ||
    targetRow === undefined ||
    targetRow === area.top
  )
    return link;
  return { ...link, area: { ...area, top: targetRow, bottom: targetRow } };
}

function moveCell(cell: Cell, rows: number): Cell {
  if (cell.formula === undefined || rows === 0) return cell;
  const formula = moveFormula(cell.formula, { rows, columns: 0 });
  if (formula === cell.formula) return cell;
  const { source: _, ...plain } = cell;
  return { ...plain, formula };
}

function compareCells(
  one: Value,
  other: Value,
  { collator, isDescending }: { collator: Intl.Collator; isDescending: boolean },
): number {
  const [a, b] = [getRank(one), getRank(other)];
  if (a !== b) return a - b;
  if (isError(one) || isError(other) || one === null || other === null) return 0;
  // Formulas compare texts in the same way in every language.
  const order =
    typeof one === 'string' && typeof other === 'string'
      ? collator.compare(one.toLowerCase(), other.toLowerCase())
      : compare(one, other);
  return isDescending ? -order : order;
}

/** Errors and empty cells sort last in both directions. */
const getRank = (value: Value): number => (value === null || value === '' ? 2 : isError(value) ? 1 : 0);
