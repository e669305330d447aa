/** Composed text has no character from here on that NFC could change. */
const mayChange = /[\u0300-\uffff]/;

const marks = /\p{M}+/gu;

/**
 * UTF-16 units of marks on one letter: more than any script needs. Putting a run of marks into its canonical order
 * takes time by the square of its length (compare the Stream-Safe Text Format, UAX #15 §13).
 */
const maxRunLength = 30;

/** NFC (docs/metrics.md#the-log), but for longer runs of combining marks, which are left as they are. */
export function toNfc(text: string): string {
  if (!mayChange.test(text)) return text;
  let result = '';
  let at = 0;
  for (const { index, 0: run } of text.matchAll(marks)) {
    if (run.length <= maxRunLength) continue;
    result += text.slice(at, index).normalize('NFC') + run;
    at = index + run.length;
  }
  return at === 0 ? text.normalize('NFC') : result + text.slice(at).normalize('NFC');
}
