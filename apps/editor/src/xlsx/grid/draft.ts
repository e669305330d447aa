import { toEditableContent } from '../editing/rich-entry.ts';
import {
  type CellDraft,
  findResultSource,
  getActiveCell,
  type WorkbookEditing,
} from '../editing/workbook-editing.ts';

/** Starts editing the active cell: with its content, or with the typed text. */
export function startDraft(editing: WorkbookEditing, lang: string, typed?: string): void {
  const view = editing.getView();
  if (!view.canWrite || view.draft !== null || findResultSource(view) !== null) return;
  const content =
    typed === undefined
      ? toEditableContent(getActiveCell(view), editing.formatOfActive(), lang)
      : { text: typed };
  editing.setDraft({
    ...content,
    replacesContent: typed !== undefined,
    sheet: view.sheet.id,
    address: view.active,
  });
}

/** Inserts a reference into a formula at the caret, and replaces it while the pointer is down. Null if the formula accepts no reference there. */
export function createReferenceInserter(
  field: HTMLTextAreaElement | null,
  draft: CellDraft | null,
): ((reference: string) => void) | null {
  if (field === null || draft === null || !draft.text.startsWith('=')) return null;
  const start = field.selectionStart;
  const before = field.value.slice(0, start);
  const isInText = before.split('"').length % 2 === 0;
  if (isInText || !/[=(,;+\-*/^&<>:]\s*$/.test(before)) return null;
  let end = field.selectionEnd;
  return (reference) => {
    field.setRangeText(reference, start, end, 'end');
    end = start + reference.length;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
}
