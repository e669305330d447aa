/**
 * A passage of a text to whose history an address leads: `?passage=320.12.55`, the characters 12 to 55 of the text as it stood after save 320.
 * It stands behind the address of any page that shows the text, beside a moment or alone.
 */
export interface Passage {
  save: number;
  /** Code points of the text after that save. */
  from: number;
  to: number;
}

const parameter = 'passage';

/** Of a passage (limits.passage in packages/contracts). */
const maxCharacters = 5000;

export function withPassage(search: URLSearchParams, passage: Passage | null): URLSearchParams {
  const next = new URLSearchParams(search);
  if (passage === null) next.delete(parameter);
  else next.set(parameter, `${passage.save}.${passage.from}.${passage.to}`);
  return next;
}

/** Null where the address names none, or one that there cannot be. */
export function readPassage(search: URLSearchParams): Passage | null {
  const found = /^(\d{1,9})\.(\d{1,9})\.(\d{1,9})$/.exec(search.get(parameter) ?? '');
  if (found === null) return null;
  const [save = 0, from = 0, to = 0] = found.slice(1).map(Number);
  return from < to && to - from <= maxCharacters ? { save, from, to } : null;
}

/** A stretch of a text in UTF-16 units, as pages count. */
export interface TextRange {
  start: number;
  end: number;
}

/** A stretch of the text after a save as a passage; what is too long is followed from its beginning. */
export function toPassage(text: string, { start, end }: TextRange, save: number): Passage {
  const from = countCodePoints(text, start);
  return { save, from, to: Math.min(from + maxCharacters, countCodePoints(text, end)) };
}

/** Code points up to a place in UTF-16 units. */
function countCodePoints(text: string, end: number): number {
  let count = 0;
  for (let at = 0; at < end; count++) at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
  return count;
}
