/**
 * A moment of a text's history to which an address leads: `?rewind=start`, `?rewind=320` (the number of a save that changed the text,
 * from 1; the same for ever, since a history only grows) or `?rewind=2026-10-05T08:00:00.000Z` (the text as it stood then). It stands
 * behind the address of any page that shows the text: /readassignment/12?rewind=320. Who may not read the text gets neither.
 */
export type RewindPosition =
  | { kind: 'start' }
  | { kind: 'save'; save: number }
  | { kind: 'time'; at: number };

const parameter = 'rewind';

/** The address's part behind the path, on the page that is open or any other that shows the text. */
export function withRewindPosition(
  search: URLSearchParams,
  position: RewindPosition | null,
): URLSearchParams {
  const next = new URLSearchParams(search);
  if (position === null) next.delete(parameter);
  else next.set(parameter, formatPosition(position));
  return next;
}

/** Null where the address names none; one that nobody can understand leads to the beginning. */
export function readRewindPosition(search: URLSearchParams): RewindPosition | null {
  const word = search.get(parameter);
  if (word === null) return null;
  if (/^[1-9]\d{0,8}$/.test(word)) return { kind: 'save', save: Number(word) };
  const at = /^\d{4}-\d\d-\d\dT/.test(word) ? Date.parse(word) : Number.NaN;
  return Number.isNaN(at) ? { kind: 'start' } : { kind: 'time', at };
}

function formatPosition(position: RewindPosition): string {
  switch (position.kind) {
    case 'start':
      return 'start';
    case 'save':
      return String(position.save);
    case 'time':
      return new Date(position.at).toISOString();
  }
}

/** The whole address of this page at a moment, to be sent to somebody. */
export function buildRewindUrl(position: RewindPosition): string {
  const { origin, pathname, search } = window.location;
  return `${origin}${pathname}?${withRewindPosition(new URLSearchParams(search), position)}`;
}
