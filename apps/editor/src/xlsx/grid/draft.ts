import { activeCell, type CellDraft, type WorkbookEditing } from '../editing/workbook-editing.ts';
import { typedText } from '../workbook/entry.ts';

/** Starts editing the active cell: with its content, or with the typed text. */
export function beginDraft(editing: WorkbookEditing, lang: string, typed?: string): void {
  const shown = editing.now();
  if (!shown.canWrite || shown.draft !== null) return;
  editing.setDraft({
    text: typed ?? typedText(activeCell(shown), editing.formatOfActive(), lang),
    isFresh: typed !== undefined,
    sheet: shown.sheet.id,
    place: shown.active,
  });
}

/** Inserts a reference into a formula at the caret, and replaces it while the pointer is down. Null if the formula accepts no reference there. */
export function referencePlace(
  field: HTMLTextAreaElement | null,
  draft: CellDraft | null,
): ((reference: string) => void) | null {
  if (field === null || draft === null || !draft.text.startsWith('=')) return null;
  const from = field.selectionStart;
  if (!/[=(,;+\-*/^&<>:]\s*$/.test(field.value.slice(0, from))) return null;
  let to = field.selectionEnd;
  return (reference) => {
    field.setRangeText(reference, from, to, 'end');
    to = from + reference.length;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
}
