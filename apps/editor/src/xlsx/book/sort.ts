import { movedBy } from '../formula/references.ts';
import { compare } from '../formula/values.ts';
import { type Area, type Cell, emptyRow, isError, type Row, type Sheet, type Value } from './book.ts';

/** The rows of an area in the order of one of its columns; rows that are equal stay as they stood, empty ones come last. */
export function sortedSheet(
  sheet: Sheet,
  { area, column, isDescending }: { area: Area; column: number; isDescending: boolean },
): Sheet {
  const lines = Array.from({ length: area.bottom - area.top + 1 }, (_, at) => area.top + at);
  const keyOf = (row: number): Value => sheet.rows.get(row)?.cells.get(column)?.value ?? null;
  const order = [...lines].sort((a, b) => inOrder(keyOf(a), keyOf(b), isDescending) || a - b);
  const rows = new Map<number, Row>(sheet.rows);
  const moved = new Map(order.map((from, at) => [from, area.top + at]));
  order.forEach((from, at) => {
    const to = area.top + at;
    const target = sheet.rows.get(to) ?? emptyRow;
    const cells = new Map<number, Cell>(
      [...target.cells].filter(([one]) => one < area.left || one > area.right),
    );
    for (const [one, cell] of sheet.rows.get(from)?.cells ?? []) {
      if (one >= area.left && one <= area.right) cells.set(one, movedCell(cell, to - from));
    }
    if (cells.size > 0 || sheet.rows.has(to)) rows.set(to, { ...target, cells });
  });
  const notes = sheet.notes.map((note) =>
    note.column >= area.left && note.column <= area.right && moved.has(note.row)
      ? { ...note, row: moved.get(note.row) ?? note.row }
      : note,
  );
  return { ...sheet, rows, notes };
}

function movedCell(cell: Cell, rows: number): Cell {
  if (cell.formula === undefined || rows === 0) return cell;
  const formula = movedBy(cell.formula, { rows, columns: 0 });
  if (formula === cell.formula) return cell;
  const { source: _, ...plain } = cell;
  return { ...plain, formula };
}

function inOrder(one: Value, other: Value, isDescending: boolean): number {
  const [a, b] = [rankOf(one), rankOf(other)];
  if (a !== b) return a - b;
  if (isError(one) || isError(other) || one === null || other === null) return 0;
  return isDescending ? compare(other, one) : compare(one, other);
}

/** Errors and empty cells are last in either order. */
const rankOf = (value: Value): number => (value === null || value === '' ? 2 : isError(value) ? 1 : 0);
