/**
 * A passage whose history a URL opens: `?passage=320.12.55` means characters 12 to 55 of the text after save 320. Can be appended to the URL of any
 * page that shows the text, with or without a moment.
 */
export interface Passage {
  save: number;
  /** Code point offsets in the text after that save. */
  from: number;
  to: number;
}

const parameter = 'passage';

/** Maximum length (limits.passage in packages/contracts). */
const maxCharacters = 5000;

export function withPassage(search: URLSearchParams, passage: Passage | null): URLSearchParams {
  const next = new URLSearchParams(search);
  if (passage === null) next.delete(parameter);
  else next.set(parameter, `${passage.save}.${passage.from}.${passage.to}`);
  return next;
}

/** Null if the URL contains none, or an invalid one. */
export function readPassage(search: URLSearchParams): Passage | null {
  const found = /^(\d{1,9})\.(\d{1,9})\.(\d{1,9})$/.exec(search.get(parameter) ?? '');
  if (found === null) return null;
  const [save = 0, from = 0, to = 0] = found.slice(1).map(Number);
  return from < to && to - from <= maxCharacters ? { save, from, to } : null;
}

/** A range of a text in UTF-16 units. */
export interface TextRange {
  start: number;
  end: number;
}

/** Converts a range of the text after a save to a passage; truncated to the maximum length. */
export function toPassage(text: string, { start, end }: TextRange, save: number): Passage {
  const from = countCodePoints(text, start);
  return { save, from, to: Math.min(from + maxCharacters, countCodePoints(text, end)) };
}

/** Number of code points before a UTF-16 offset. */
function countCodePoints(text: string, end: number): number {
  let count = 0;
  for (let offset = 0; offset < end; count++) offset += (text.codePointAt(offset) ?? 0) > 0xffff ? 2 : 1;
  return count;
}
