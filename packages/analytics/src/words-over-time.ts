import type { WritingLog } from './log.ts';
import { foldLog, type Process } from './process/process.ts';

/** The text after one save: point of the word-count chart. */
export interface WordPoint {
  seq: number;
  /** Milliseconds since 1970. */
  t: number;
  words: number;
  chars: number;
}

/** Words and characters after each save (spec 3 §2, spec 4 §0). */
export function wordPoints({ saves }: Process): WordPoint[] {
  return saves.map(({ seq, at, words, chars }) => ({ seq, t: at, words, chars }));
}

/** About `most` of them, evenly, the first and the last always among them. */
export function thinned<Point>(points: readonly Point[], most: number): Point[] {
  const step = Math.max(1, Math.ceil(points.length / most));
  return points.filter((_point, index) => index % step === 0 || index === points.length - 1);
}

/** `wordPoints` of a log, thinned to about `maxPoints`. */
export function wordsOverTime(log: WritingLog, maxPoints = 400): WordPoint[] {
  return thinned(wordPoints(foldLog(log)), maxPoints);
}
