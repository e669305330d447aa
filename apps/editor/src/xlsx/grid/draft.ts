import { activeCell, type CellDraft, type WorkbookEditing } from '../editing/workbook-editing.ts';
import { typedText } from '../workbook/entry.ts';

/** Begins to write in the active cell: with what stands in it, or with what was typed. */
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

/**
 * Where a formula waits for a reference: puts it there, and in its place another one as long as the pointer is down. Null where the caret stands
 * behind anything else.
 */
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
