import { createTextReplay, toStoredOps } from '@redraft/revision-log';
import type { WritingLog } from './log.ts';
import { countWords } from './words.ts';

/**
 * The number of words at the time of each save, in milliseconds since 1970. A long log is thinned to about
 * `maxPoints`, the first and the last save always among them.
 */
export function wordsOverTime(log: WritingLog, maxPoints = 400): { t: number; words: number }[] {
  const step = Math.max(1, Math.ceil(log.saves.length / maxPoints));
  const replay = createTextReplay(log.base);
  const points: { t: number; words: number }[] = [];
  log.saves.forEach((save, index) => {
    for (const op of toStoredOps(save.ops)) replay.apply(op);
    const isShown = index % step === 0 || index === log.saves.length - 1;
    if (isShown) points.push({ t: save.t, words: countWords(replay.text()) });
  });
  return points;
}
