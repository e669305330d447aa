import { countCharacters, limits, type QuoteBody } from '@redraft/contracts';
import { findQuote } from '@redraft/wopi';

export type Quote = Pick<QuoteBody, 'words' | 'before' | 'after' | 'at'>;

/** The position of a quote in a text, in code points, cut to the maximum length of a passage. Null if the text does not contain it. */
export function placeOfQuote(text: string, quote: Quote): { from: number; to: number } | null {
  const found = findQuote(text, quote);
  if (found === null) return null;
  const from = countCharacters(text.slice(0, found.start));
  const length = countCharacters(text.slice(found.start, found.end));
  return { from, to: from + Math.min(length, limits.passage) };
}
