/** NFC does not change composed text without characters from here on. */
const mayChange = /[\u0300-\uffff]/;

const marks = /\p{M}+/gu;

/**
 * Maximum run of combining marks in UTF-16 units: more than any script needs. Canonical ordering takes quadratic time in the length of a run (compare
 * the Stream-Safe Text Format, UAX #15 §13).
 */
const maxRunLength = 30;

/** NFC (docs/metrics.md#the-log), except for longer runs of combining marks, which stay unchanged. */
export function toNfc(text: string): string {
  if (!mayChange.test(text)) return text;
  let result = '';
  let offset = 0;
  for (const { index, 0: run } of text.matchAll(marks)) {
    if (run.length <= maxRunLength) continue;
    result += text.slice(offset, index).normalize('NFC') + run;
    offset = index + run.length;
  }
  return offset === 0 ? text.normalize('NFC') : result + text.slice(offset).normalize('NFC');
}
