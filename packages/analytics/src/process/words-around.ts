import { countWords } from '../words.ts';
import { type Characters, codeAt, textBetween, textLength } from './characters.ts';

const wordOrJoiner = /^[\p{L}\p{M}\p{N}'’-]$/u;

/** Whether a character can stand within a word; any other one ends it for certain. */
function isOfWord(code: number): boolean {
  if (code < 128) {
    const isLetter = (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
    return isLetter || (code >= 48 && code <= 57) || code === 39 || code === 45;
  }
  return wordOrJoiner.test(String.fromCodePoint(code));
}

/** The range widened to where no word of it can go on: what is changed within changes no word beyond. */
export function wholeWords(
  characters: Characters,
  range: { from: number; to: number },
): { from: number; to: number } {
  let { from, to } = range;
  while (from > 0 && isOfWord(codeAt(characters, from - 1))) from--;
  while (to < textLength(characters) && isOfWord(codeAt(characters, to))) to++;
  return { from, to };
}

/** Words in and at the edges of a range. */
export function wordsAround(characters: Characters, from: number, to: number): number {
  const whole = wholeWords(characters, { from, to });
  return countWords(textBetween(characters, whole.from, whole.to));
}
