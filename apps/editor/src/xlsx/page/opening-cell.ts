import { storedPosition, storePosition } from '../../frame/page/stored-position.ts';
import type { WorkbookEditing } from '../editing/workbook-editing.ts';

interface StoredCell {
  /** By name, as sheet ids are valid only for one reading. */
  sheet: string;
  row: number;
  column: number;
}

/** Selects the cell that this writer left, and stores the active cell from then on. */
export function openAtStoredCell(editing: WorkbookEditing, userId: string): () => void {
  const kept = storedPosition(userId, parseStoredCell);
  const cell = kept.get();
  const { book: workbook, canWrite } = editing.now();
  const sheet = workbook.sheets.find(
    ({ name, visibility }) => name === cell?.sheet && visibility === 'visible',
  );
  if (canWrite && cell !== null && sheet !== undefined) {
    editing.showSheet(sheet.id);
    editing.select({ row: cell.row, column: cell.column });
  }
  const now = (): StoredCell => {
    const shown = editing.now();
    return { sheet: shown.sheet.name, ...shown.active };
  };
  return storePosition(kept, { subscribe: editing.subscribe, now });
}

function parseStoredCell(found: unknown): StoredCell | null {
  if (typeof found !== 'object' || found === null) return null;
  const { sheet, row, column }: { sheet?: unknown; row?: unknown; column?: unknown } = found;
  if (typeof sheet !== 'string' || !Number.isInteger(row) || !Number.isInteger(column)) return null;
  return { sheet, row: Number(row), column: Number(column) };
}
