import type { ActionEntry } from '../../ui/menu/menu-entries.ts';
import { showToast } from '../../ui/toast.ts';
import type { ToolContext } from '../editing/tool.ts';
import { createImportEdit, maxImportedCells } from './create-import-edit.ts';
import { decodeCsv, parseCsv } from './read-csv.ts';

/** Larger files have more cells than can be imported. */
const maxBytes = 20_000_000;

/** The menu entry that reads a CSV file into the sheet, from the active cell on. */
export function createImportEntry(context: ToolContext): ActionEntry {
  return {
    kind: 'action',
    id: 'import-csv',
    label: context.t('import:csv'),
    run: () => chooseFile((file) => void importFile(context, file)),
  };
}

function chooseFile(onChoose: (file: File) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = '.csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain';
  input.addEventListener('change', () => {
    const file = input.files?.[0];
    if (file !== undefined) onChoose(file);
  });
  input.click();
}

async function importFile({ editing, t, lang, page }: ToolContext, file: File): Promise<void> {
  const tooMany = {
    text: t('import:tooMany', { limit: new Intl.NumberFormat(lang).format(maxImportedCells) }),
  };
  if (file.size > maxBytes) return void showToast(tooMany);
  const content = parseCsv(decodeCsv(new Uint8Array(await file.arrayBuffer())));
  const { sheet, active } = editing.getView();
  if (content.rows.length === 0) return void showToast({ text: t('import:empty', { name: file.name }) });
  const edit = createImportEdit({ sheet, start: active, lang }, content);
  if (edit === null) return void showToast(tooMany);
  if (!editing.apply(edit)) return;
  const columns = content.rows.reduce((most, fields) => Math.max(most, fields.length), 1);
  editing.select(active, { row: active.row + content.rows.length - 1, column: active.column + columns - 1 });
  showToast({ text: t('import:done', { name: file.name, rows: content.rows.length, columns }) });
  page.focusSheet();
}
