import { openStoredPosition, trackPosition } from '../../frame/page/stored-position.ts';
import { showPlace } from '../editing/show-place.ts';
import type { WorkbookEditing } from '../editing/workbook-editing.ts';

interface StoredCell {
  /** The sheet's name, because sheet ids are valid only until the file is read again. */
  sheet: string;
  row: number;
  column: number;
}

/** Selects the cell that was active when this user last left the workbook, and stores the active cell from then on. */
export function openAtStoredCell(editing: WorkbookEditing, userId: string): () => void {
  const storage = openStoredPosition(userId, parseStoredCell);
  const cell = storage.get();
  if (editing.getView().canWrite && cell !== null)
    showPlace(editing, cell.sheet, { row: cell.row, column: cell.column });
  const now = (): StoredCell => {
    const view = editing.getView();
    return { sheet: view.sheet.name, ...view.active };
  };
  return trackPosition(storage, { subscribe: editing.subscribe, readPosition: now });
}

function parseStoredCell(stored: unknown): StoredCell | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { sheet, row, column }: { sheet?: unknown; row?: unknown; column?: unknown } = stored;
  if (typeof sheet !== 'string' || !Number.isInteger(row) || !Number.isInteger(column)) return null;
  return { sheet, row: Number(row), column: Number(column) };
}
