import type { Surface } from '../../frame/document.ts';
import { writeDraft } from '../editing/cell-commands.ts';
import type { WorkbookEditing } from '../editing/workbook-editing.ts';
import { cutSelected, pasteInto, tabbedRows } from '../grid/clipboard.ts';
import { formatAddress, intersectArea } from '../workbook/area.ts';
import { usedArea, type Workbook } from '../workbook/workbook.ts';

/** Implements the frame's interface for a workbook. */
export function sheetSurface(
  editing: WorkbookEditing,
  ports: { lang: string; focus: () => void },
): Surface<Workbook> {
  const { lang, focus } = ports;
  return {
    canWrite: () => editing.now().canWrite,
    setCanWrite: (canWrite) => {
      // Text being typed is entered, so that it is saved.
      if (!canWrite) writeDraft(editing, lang);
      editing.setCanWrite(canWrite);
    },
    replace: editing.replace,
    content: () => editing.now().book,
    // Calculating and writing a workbook needs the worker; edits are stored on the device until then.
    writeAtOnce: () => null,
    focus,
    undo: editing.undo,
    redo: editing.redo,
    paste: ({ mimeType, text }) => {
      if (mimeType.startsWith('text/html')) pasteInto(editing, { text: '', html: text }, lang);
      else if (mimeType.startsWith('text/plain')) pasteInto(editing, { text, html: '' }, lang);
    },
    insertLink: (url) => {
      const { sheet, active } = editing.now();
      editing.apply({ kind: 'cells', sheet: sheet.id, changes: [{ ...active, value: url }] });
    },
    selection: () => {
      const shown = editing.now();
      const used = usedArea(shown.sheet);
      const within = used === null ? null : intersectArea(shown.area, used);
      const words = within === null ? '' : wordsOf(cutSelected({ ...shown, area: within }, lang).text);
      // The position is a sheet and a cell instead of a character offset.
      return { words, before: `${shown.sheet.name}!${formatAddress(shown.active)} `, after: '', at: 0 };
    },
    // Workbooks have no tracked changes.
    acceptChanges: () => null,
  };
}

const wordsOf = (text: string): string =>
  tabbedRows(text)
    .map((row) => row.join(' '))
    .join('\n');
