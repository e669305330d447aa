/**
 * A moment in a text's history, as part of a URL: `?rewind=start`, `?rewind=320` (number of a save that changed the text, from 1; permanent, since a
 * history only grows) or `?rewind=2026-10-05T08:00:00.000Z` (the text at that time). Can be appended to the URL of any page that shows the text:
 * /readassignment/12?rewind=320. Reading the text requires the same permission.
 */
export type RewindPosition =
  | { kind: 'start' }
  | { kind: 'save'; save: number }
  | { kind: 'time'; at: number };

const parameter = 'rewind';

/** Query and hash for this or any other page that shows the text. */
export function withRewindPosition(
  search: URLSearchParams,
  position: RewindPosition | null,
): URLSearchParams {
  const next = new URLSearchParams(search);
  if (position === null) next.delete(parameter);
  else next.set(parameter, formatPosition(position));
  return next;
}

/** Null if the URL contains none; an invalid one means the start. */
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

/** The full URL of this page at a moment, for sharing. */
export function buildRewindUrl(position: RewindPosition): string {
  const { origin, pathname, search } = window.location;
  return `${origin}${pathname}?${withRewindPosition(new URLSearchParams(search), position)}`;
}
