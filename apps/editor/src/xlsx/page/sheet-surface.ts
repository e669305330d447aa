import type { Surface } from '../../frame/document.ts';
import { common, placeName } from '../book/area.ts';
import { type Book, usedArea } from '../book/book.ts';
import type { BookEditing } from '../editing/book-editing.ts';
import { writeDraft } from '../editing/cell-acts.ts';
import { pasteInto, tabbedRows, takeSelected } from '../grid/clipboard.ts';

/** A workbook on the page, as the frame around it asks of it. */
export function sheetSurface(
  editing: BookEditing,
  ports: { lang: string; focus: () => void },
): Surface<Book> {
  const { lang, focus } = ports;
  return {
    canWrite: () => editing.now().canWrite,
    setCanWrite: (canWrite) => {
      // What is being typed belongs to what is kept.
      if (!canWrite) writeDraft(editing, lang);
      editing.setCanWrite(canWrite);
    },
    replace: editing.replace,
    content: () => editing.now().book,
    // Reckoning and packing a workbook takes the worker; what is typed is kept on the device until then.
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
      editing.act({ kind: 'cells', sheet: sheet.id, changes: [{ ...active, value: url }] });
    },
    selection: () => {
      const shown = editing.now();
      const used = usedArea(shown.sheet);
      const within = used === null ? null : common(shown.area, used);
      const words = within === null ? '' : wordsOf(takeSelected({ ...shown, area: within }, lang).text);
      // Where it stands is a sheet and a place, not a number of characters.
      return { words, before: `${shown.sheet.name}!${placeName(shown.active)} `, after: '', at: 0 };
    },
    // A workbook holds no tracked changes.
    acceptChanges: () => null,
  };
}

const wordsOf = (text: string): string =>
  tabbedRows(text)
    .map((row) => row.join(' '))
    .join('\n');
