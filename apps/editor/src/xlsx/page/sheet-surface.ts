import type { Surface } from '../../frame/document.ts';
import { writeDraft } from '../editing/cell-commands.ts';
import { showPlace } from '../editing/show-place.ts';
import type { WorkbookEditing } from '../editing/workbook-editing.ts';
import { parseTabSeparated, pasteIntoSelection, serializeSelection } from '../grid/clipboard.ts';
import { formatAddress, intersectArea, parseAddress } from '../workbook/area.ts';
import { computeUsedArea, type Workbook } from '../workbook/workbook.ts';

/** Implements the frame's interface for a workbook. */
export function createSheetSurface(
  editing: WorkbookEditing,
  options: { lang: string; focus: () => void },
): Surface<Workbook> {
  const { lang, focus } = options;
  return {
    canWrite: () => editing.getView().canWrite,
    setCanWrite: (canWrite) => {
      // Text being typed is entered, so that it is saved.
      if (!canWrite) writeDraft(editing, lang);
      editing.setCanWrite(canWrite);
    },
    replace: editing.replace,
    content: () => {
      editing.finishCalculation();
      return editing.getView().workbook;
    },
    // Calculating and writing a workbook needs the worker; edits are stored on the device until then.
    writeSync: () => null,
    focus,
    undo: editing.undo,
    redo: editing.redo,
    paste: ({ mimeType, text }) => {
      if (mimeType.startsWith('text/html')) pasteIntoSelection(editing, { text: '', html: text }, lang);
      else if (mimeType.startsWith('text/plain')) pasteIntoSelection(editing, { text, html: '' }, lang);
    },
    insertLink: (url) => {
      const { sheet, active } = editing.getView();
      editing.apply({ kind: 'cells', sheet: sheet.id, changes: [{ ...active, value: url }] });
    },
    selection: () => {
      editing.finishCalculation();
      const view = editing.getView();
      const used = computeUsedArea(view.sheet);
      const copiedArea = used === null ? null : intersectArea(view.area, used);
      const words =
        copiedArea === null ? '' : toPlainText(serializeSelection({ ...view, area: copiedArea }, lang).text);
      // The position is a sheet and a cell instead of a character offset.
      return { words, before: `${view.sheet.name}!${formatAddress(view.active)} `, after: '', at: 0 };
    },
    showPlace: (place) => {
      if (place.kind !== 'cell') return;
      showPlace(editing, place.sheet, place.cell === null ? null : parseAddress(place.cell));
    },
    // Workbooks have no tracked changes.
    acceptChanges: () => null,
  };
}

const toPlainText = (text: string): string =>
  parseTabSeparated(text)
    .map((row) => row.join(' '))
    .join('\n');
