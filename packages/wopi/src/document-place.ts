import { field, formatEnvelope, textField } from './message-envelope.ts';

/** A place in a document without a running text. */
export type DocumentPlace =
  /** A cell such as B12; the sheet alone if null. */
  | { kind: 'cell'; sheet: string; cell: string | null }
  /** A slide, or a page of a drawing, from 1. */
  | { kind: 'page'; number: number };

/** Null if the values name no place. */
export function readDocumentPlace(values: unknown): DocumentPlace | null {
  const sheet = textField(values, 'sheet');
  if (sheet !== null) return { kind: 'cell', sheet, cell: textField(values, 'cell') };
  const number = field(values, 'page');
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0
    ? { kind: 'page', number }
    : null;
}

export function formatDocumentPlace(place: DocumentPlace, sendTime: number): string {
  const values = place.kind === 'cell' ? { sheet: place.sheet, cell: place.cell } : { page: place.number };
  return formatEnvelope('Redraft_ShowPlace', values, sendTime);
}
