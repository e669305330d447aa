import { keepPlace, keptPlace } from '../../frame/page/kept-place.ts';
import type { BookEditing } from '../editing/book-editing.ts';

interface KeptCell {
  /** By name: the numbers of sheets are those of one reading. */
  sheet: string;
  row: number;
  column: number;
}

/** Shows who writes the cell that this person left, and keeps which it is from there. */
export function openAtKeptCell(editing: BookEditing, userId: string): () => void {
  const kept = keptPlace(userId, readCell);
  const cell = kept.get();
  const { book, canWrite } = editing.now();
  const sheet = book.sheets.find(({ name, visibility }) => name === cell?.sheet && visibility === 'visible');
  if (canWrite && cell !== null && sheet !== undefined) {
    editing.showSheet(sheet.id);
    editing.select({ row: cell.row, column: cell.column });
  }
  const now = (): KeptCell => {
    const shown = editing.now();
    return { sheet: shown.sheet.name, ...shown.active };
  };
  return keepPlace(kept, { subscribe: editing.subscribe, now });
}

function readCell(found: unknown): KeptCell | null {
  if (typeof found !== 'object' || found === null) return null;
  const { sheet, row, column }: { sheet?: unknown; row?: unknown; column?: unknown } = found;
  if (typeof sheet !== 'string' || !Number.isInteger(row) || !Number.isInteger(column)) return null;
  return { sheet, row: Number(row), column: Number(column) };
}
