import type { CellDraft } from '../editing/workbook-editing.ts';
import { createAreaBetween, formatArea } from '../workbook/area.ts';
import type { CellAddress } from '../workbook/workbook.ts';
import { createReferenceInserter } from './draft.ts';

/** The reference that arrow keys inserted into a formula, as long as nothing else was typed. */
export interface PointedReference {
  from: CellAddress;
  to: CellAddress;
  insert: (reference: string) => void;
  /** The formula and the caret after it was inserted. */
  text: string;
  caret: number;
}

/**
 * Arrow keys in a formula, as in the point mode of Excel: where it accepts a reference they insert one to the cell beside the edited one and move it
 * on, with Shift its end. Null if the formula accepts none at the caret: then they move within the text.
 */
export function pointByKey(
  field: HTMLTextAreaElement,
  draft: CellDraft,
  {
    previous,
    extendsArea,
    findNext,
  }: {
    previous: PointedReference | null;
    extendsArea: boolean;
    findNext: (from: CellAddress) => CellAddress;
  },
): PointedReference | null {
  const isSame = previous !== null && previous.text === field.value && hasCaretAt(field, previous.caret);
  const insert = isSame ? previous.insert : createReferenceInserter(field, draft);
  if (insert === null) return null;
  const to = findNext(isSame ? previous.to : draft.address);
  const from = isSame && extendsArea ? previous.from : to;
  insert(formatArea(createAreaBetween(from, to)));
  return { from, to, insert, text: field.value, caret: field.selectionEnd };
}

const hasCaretAt = (field: HTMLTextAreaElement, caret: number): boolean =>
  field.selectionStart === caret && field.selectionEnd === caret;
