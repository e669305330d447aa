import type { Direction } from '@redraft/sentences/languages';

/** Unicode blocks of right-to-left scripts. */
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
const digitsOnly = /^\p{Nd}*$/u;
const firstLetter = /\p{L}/u;
const rightToLeftMark = '\u200f';

/** Wraps a text in directional isolates (UAX #9), so that its direction does not affect the sentence around it. */
export function isolateBidi(text: string, page: Direction): string {
  const isNeutral = page === 'ltr' ? !rightToLeft.test(text) : digitsOnly.test(text);
  return isNeutral ? text : `\u2068${text}\u2069`;
}

/** A sentence of a right-to-left language stays one if it begins with a Latin word: elements with `dir="auto"` go by their first letter. */
export function keepRightToLeft(sentence: string): string {
  const first = firstLetter.exec(sentence)?.[0];
  if (first === undefined || rightToLeft.test(first) || !rightToLeft.test(sentence)) return sentence;
  return rightToLeftMark + sentence;
}
