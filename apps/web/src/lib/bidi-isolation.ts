/** The blocks of Unicode for scripts that are written from right to left. */
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** Words as they stand in a sentence of another direction: their own does not reach what is around them (UAX #9). */
export function isolateBidi(words: string): string {
  return rightToLeft.test(words) ? `\u2068${words}\u2069` : words;
}
