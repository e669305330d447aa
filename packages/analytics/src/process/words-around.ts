/** Code point at a position; 0 beyond either end. */
export type CodeAt = (position: number) => number;

/** A text by its code points, however it is held. */
export interface ReadableText {
  codeAt: CodeAt;
  length: () => number;
  between: (from: number, to: number) => string;
}

const wordCharacter = /^[\p{L}\p{M}\p{N}]$/u;

/** Letters, marks and digits: what words are made of (docs/metrics.md#the-log). */
function isOfWord(code: number): boolean {
  if (code < 128) {
    const isLetter = (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
    return isLetter || (code >= 48 && code <= 57);
  }
  return wordCharacter.test(String.fromCodePoint(code));
}

/** ', ’ and -, one of which may join two runs to one word. */
function isJoiner(code: number): boolean {
  return code === 39 || code === 45 || code === 0x2019;
}

/** Beginning of a word; two characters before it tell. */
export function isWordStart(codeAt: CodeAt, at: number): boolean {
  if (!isOfWord(codeAt(at))) return false;
  const before = codeAt(at - 1);
  if (isOfWord(before)) return false;
  return !(isJoiner(before) && isOfWord(codeAt(at - 2)));
}

/** Words that begin in a range or within reach of what it holds: their number changes as the range changes. */
export function countWordsAround(codeAt: CodeAt, from: number, to: number): number {
  let words = 0;
  for (let at = from; at <= to + 1; at++) if (isWordStart(codeAt, at)) words++;
  return words;
}

/** Characters of a word beyond which it is no word of any language, and is looked at in parts. */
const maxWordLength = 1000;

/** The range widened to where no word of it can go on: what is changed within changes no word beyond. */
export function wholeWords(
  text: ReadableText,
  range: { from: number; to: number },
): { from: number; to: number } {
  let { from, to } = range;
  const continuesWord = (at: number) => {
    const code = text.codeAt(at);
    return isOfWord(code) || isJoiner(code);
  };
  const [first, last] = [Math.max(0, from - maxWordLength), Math.min(text.length(), to + maxWordLength)];
  while (from > first && continuesWord(from - 1)) from--;
  while (to < last && continuesWord(to)) to++;
  return { from, to };
}
