import type { TextQuote } from '@redraft/contracts';

/** In code points, half-open. */
interface Place {
  from: number;
  to: number;
}

/** Length of the context on each side: enough to tell identical sentences apart. */
const around = 64;

/** The position of a passage with its context, so that another extraction of the same text can find it (a TextQuoteSelector of Web Annotation). */
export function quoteOf(characters: readonly string[], place: Place, passage: string): TextQuote {
  return quoteAt(characters, narrowPlace(characters, place, passage));
}

/** The passage without white space at its ends, and its context. */
export function quoteAt(characters: readonly string[], place: Place): TextQuote {
  let { from, to } = place;
  const isSpace = (at: number) => characters[at]?.trim() === '';
  while (from < to && isSpace(from)) from++;
  while (to > from && isSpace(to - 1)) to--;
  return {
    words: characters.slice(from, to).join(''),
    before: characters.slice(Math.max(0, from - around), from).join(''),
    after: characters.slice(to, to + around).join(''),
    at: from,
  };
}

/**
 * The mapped range of a changed passage includes what was changed around it: narrows it to the first and last of its original words, if they still
 * exist.
 */
export function narrowPlace(characters: readonly string[], place: Place, passage: string): Place {
  const words = passage.split(/\s+/u).filter((word) => word !== '');
  const text = characters.slice(place.from, place.to).join('');
  const first = indexOfWord(text, words.at(0), 'first');
  const last = indexOfWord(text, words.at(-1), 'last');
  const start = first ?? 0;
  const end = last === null ? text.length : last + (words.at(-1) ?? '').length;
  if (start >= end) return place;
  const from = place.from + [...text.slice(0, start)].length;
  return { from, to: from + [...text.slice(start, end)].length };
}

/** Matches whole words only. */
function indexOfWord(text: string, word: string | undefined, which: 'first' | 'last'): number | null {
  if (word === undefined) return null;
  const isEnd = (at: number) => at < 0 || at >= text.length || /\s/u.test(text.charAt(at));
  const step = which === 'first' ? 1 : -1;
  const next = (at: number) =>
    which === 'first' ? text.indexOf(word, at) : at < 0 ? -1 : text.lastIndexOf(word, at);
  for (let at = next(which === 'first' ? 0 : text.length); at >= 0; at = next(at + step))
    if (isEnd(at - 1) && isEnd(at + word.length)) return at;
  return null;
}
