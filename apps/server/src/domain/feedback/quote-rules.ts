import type { TextQuote } from '@redraft/contracts';

/** In code points, half-open. */
interface TextRange {
  from: number;
  to: number;
}

/** Length of the context on each side: enough to tell identical sentences apart. */
const contextLength = 64;

/** The position of a passage with its context, so that another extraction of the same text can find it (a TextQuoteSelector of Web Annotation). */
export function quotePassage(characters: readonly string[], range: TextRange, passage: string): TextQuote {
  return quoteRange(characters, narrowRange(characters, range, passage));
}

/** The passage without white space at its ends, and its context. */
export function quoteRange(characters: readonly string[], range: TextRange): TextQuote {
  let { from, to } = range;
  const isSpace = (at: number) => characters[at]?.trim() === '';
  while (from < to && isSpace(from)) from++;
  while (to > from && isSpace(to - 1)) to--;
  return {
    words: characters.slice(from, to).join(''),
    before: characters.slice(Math.max(0, from - contextLength), from).join(''),
    after: characters.slice(to, to + contextLength).join(''),
    at: from,
  };
}

/**
 * The mapped range of a changed passage includes what was changed around it: narrows it to the first and last of its original words, if they still
 * exist.
 */
export function narrowRange(characters: readonly string[], range: TextRange, passage: string): TextRange {
  const passageWords = passage.split(/\s+/u).filter((word) => word !== '');
  const text = characters.slice(range.from, range.to).join('');
  const first = findWord(text, passageWords.at(0), 'first');
  const last = findWord(text, passageWords.at(-1), 'last');
  const startIndex = first ?? 0;
  const endIndex = last === null ? text.length : last + (passageWords.at(-1) ?? '').length;
  if (startIndex >= endIndex) return range;
  const from = range.from + [...text.slice(0, startIndex)].length;
  return { from, to: from + [...text.slice(startIndex, endIndex)].length };
}

/** Matches whole words only. */
function findWord(text: string, word: string | undefined, end: 'first' | 'last'): number | null {
  if (word === undefined) return null;
  const isWordBoundary = (at: number) => at < 0 || at >= text.length || /\s/u.test(text.charAt(at));
  const step = end === 'first' ? 1 : -1;
  const findNext = (at: number) =>
    end === 'first' ? text.indexOf(word, at) : at < 0 ? -1 : text.lastIndexOf(word, at);
  for (let at = findNext(end === 'first' ? 0 : text.length); at >= 0; at = findNext(at + step))
    if (isWordBoundary(at - 1) && isWordBoundary(at + word.length)) return at;
  return null;
}
