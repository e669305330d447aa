import { countCharacters, limits, type QuoteBody } from '@redraft/contracts';
import { findQuote } from '@redraft/wopi';

export type Quote = Pick<QuoteBody, 'words' | 'before' | 'after' | 'at'>;

/** Where quoted words stand in a text, in code points, as much of them as a passage may have. Null where the text does not have them. */
export function placeOfQuote(text: string, quote: Quote): { from: number; to: number } | null {
  const found = findQuote(text, quote);
  if (found === null) return null;
  const from = countCharacters(text.slice(0, found.start));
  const length = countCharacters(text.slice(found.start, found.end));
  return { from, to: from + Math.min(length, limits.passage) };
}
