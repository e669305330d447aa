/** Maximal runs of letters, marks and digits, joined by a single ', ’ or - (spec 4 §0). */
const word = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu;

export function countWords(text: string): number {
  let count = 0;
  for (const _match of text.matchAll(word)) count += 1;
  return count;
}

/** ceil(words / minutes), in whole numbers; null without time (spec 4 §6). */
export function wordsPerMinute(words: number, totalSeconds: number): number | null {
  return totalSeconds === 0 ? null : Math.ceil((words * 60) / totalSeconds);
}
