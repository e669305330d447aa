import type { CellAddress } from '../workbook/workbook.ts';
import type { WorkbookEditing } from './workbook-editing.ts';

/** Shows a visible sheet by its name, and selects a cell of it; without such a sheet, nothing happens. */
export function showPlace(editing: WorkbookEditing, sheetName: string, cell: CellAddress | null): void {
  const sheet = editing
    .getView()
    .workbook.sheets.find(({ name, visibility }) => name === sheetName && visibility === 'visible');
  if (sheet === undefined) return;
  editing.showSheet(sheet.id);
  if (cell !== null) editing.select(cell);
}
