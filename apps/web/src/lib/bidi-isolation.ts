/** Unicode blocks of right-to-left scripts. */
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** Wraps text in directional isolates (UAX #9), so that its direction does not affect the sentence around it. */
export function isolateBidi(text: string): string {
  return rightToLeft.test(text) ? `\u2068${text}\u2069` : text;
}
