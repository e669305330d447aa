import type { TextQuote } from './host-comments.ts';

/** A range of a text in UTF-16 units, half-open. */
export interface TextRange {
  start: number;
  end: number;
}

/**
 * Locates quoted text. The quoting program may extract the text slightly differently (for instance, notes follow the paragraph that refers to them),
 * so of equal matches the one with the same context is taken, then the nearest. Null if the text does not contain the quote.
 */
export function findQuote(text: string, quote: TextQuote): TextRange | null {
  const words = quote.words.normalize('NFC');
  const fullMatch = findBestOffset(text, words, quote);
  if (fullMatch !== null) return { start: fullMatch, end: fullMatch + words.length };
  // The text between two paragraphs may be extracted differently, but the first and last line of a passage stay the same.
  const lines = words.split('\n').filter((line) => line.trim() !== '');
  const [first] = lines;
  const last = lines.at(-1);
  if (first === undefined || last === undefined || lines.length < 2) return null;
  const start = findBestOffset(text, first, { ...quote, after: '' });
  if (start === null) return null;
  const end = findOffsets(text, last, start + first.length).find((offset) => offset >= start + first.length);
  return end === undefined ? null : { start, end: end + last.length };
}

/** Length of a quote that is searched for; the rest is only compared. Bounds the cost of malicious queries. */
const needleLength = 100;
/** Maximum number of matches compared on either side of the expected position. */
const maxMatches = 500;
/** The text is searched in pieces of this length, so that the search can end after `maxMatches` matches. */
const windowLength = 65_536;

/** Positions of a quote, in order; of very many, those nearest to the expected one. */
function findOffsets(text: string, words: string, expectedOffset: number): number[] {
  const needle = words.slice(0, needleLength);
  const middle = Math.min(expectedOffset, text.length);
  let matchesBefore: number[] = [];
  for (let end = middle; end > 0 && matchesBefore.length < maxMatches; end -= windowLength)
    matchesBefore = [
      ...findOccurrences(text, needle, { from: Math.max(0, end - windowLength), end }),
      ...matchesBefore,
    ];
  const matchesAfter: number[] = [];
  for (let from = middle; from < text.length && matchesAfter.length < maxMatches; from += windowLength)
    matchesAfter.push(...findOccurrences(text, needle, { from, end: from + windowLength }));
  const nearest = [...matchesBefore.slice(-maxMatches), ...matchesAfter.slice(0, maxMatches)];
  return nearest.filter((start) => text.startsWith(words, start));
}

/** Positions of a needle within a range. */
function findOccurrences(
  text: string,
  needle: string,
  { from, end }: { from: number; end: number },
): number[] {
  const span = text.slice(from, end + needle.length - 1);
  const starts: number[] = [];
  for (let start = span.indexOf(needle); start >= 0; start = span.indexOf(needle, start + 1))
    starts.push(from + start);
  return starts;
}

/** The match whose context fits best. */
function findBestOffset(
  text: string,
  words: string,
  { before, after, at }: Omit<TextQuote, 'words'>,
): number | null {
  const [contextBefore, contextAfter] = [before.normalize('NFC'), after.normalize('NFC')];
  let best: { start: number; matchingContext: number; distance: number } | null = null;
  for (const start of findOffsets(text, words, at)) {
    const end = start + words.length;
    const matchingContext =
      countSharedEnd(text.slice(Math.max(0, start - contextBefore.length), start), contextBefore) +
      countSharedStart(text.slice(end, end + contextAfter.length), contextAfter);
    const distance = Math.abs(start - at);
    if (
      best === null ||
      matchingContext > best.matchingContext ||
      (matchingContext === best.matchingContext && distance < best.distance)
    )
      best = { start, matchingContext, distance };
  }
  return best?.start ?? null;
}

function countSharedStart(one: string, other: string): number {
  const max = Math.min(one.length, other.length);
  let length = 0;
  while (length < max && one[length] === other[length]) length += 1;
  return length;
}

function countSharedEnd(one: string, other: string): number {
  const max = Math.min(one.length, other.length);
  let length = 0;
  while (length < max && one.at(-1 - length) === other.at(-1 - length)) length += 1;
  return length;
}
