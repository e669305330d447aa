import { countCharacters, limits, type QuoteBody } from '@redraft/contracts';
import { findQuote } from '@redraft/wopi';

export type Quote = Pick<QuoteBody, 'words' | 'before' | 'after' | 'at'>;

/** The position of a quote in a text, in code points, cut to the maximum length of a passage. Null if the text does not contain it. */
export function findQuoteRange(text: string, quote: Quote): { from: number; to: number } | null {
  const match = findQuote(text, quote);
  if (match === null) return null;
  const from = countCharacters(text.slice(0, match.start));
  const length = countCharacters(text.slice(match.start, match.end));
  return { from, to: from + Math.min(length, limits.passage) };
}
