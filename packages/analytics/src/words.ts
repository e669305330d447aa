/** Maximal runs of letters, marks and digits, joined by a single ', ’ or - (docs/metrics.md#the-log). */
const word = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu;

/** The number of words of a text (docs/metrics.md#the-log). */
export function countWords(text: string): number {
  let count = 0;
  word.lastIndex = 0;
  while (word.test(text)) count += 1;
  return count;
}

/** The words of a text, from left to right (docs/metrics.md#the-log). */
export function splitWords(text: string): string[] {
  return text.match(word) ?? [];
}

/** Where the words of a text begin, in UTF-16 units. */
export function wordStarts(text: string): number[] {
  return [...text.matchAll(word)].map((match) => match.index);
}

/** ceil(words / minutes), in whole numbers; null without time (docs/metrics.md#words-per-minute). */
export function wordsPerMinute(words: number, totalSeconds: number): number | null {
  return totalSeconds === 0 ? null : Math.ceil((words * 60) / totalSeconds);
}
