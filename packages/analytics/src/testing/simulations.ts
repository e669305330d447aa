import type { WritingLog } from '../log.ts';
import { logOf, type TextSave } from './logs.ts';

/** Ways to look busy, or to copy (docs/metrics.md#effort-score). */

const words = (count: number) =>
  Array.from({ length: count }, (_, index) => `w${(index * 7919).toString(36)}`.padEnd(5, 'o')).join(' ');

/** For an hour, each second a key: ten are typed, then deleted one by one; the last ten stay. */
export function typedAndDeleted(): WritingLog {
  const saves = Array.from({ length: 3610 }, (_, second): TextSave => {
    const phase = second % 20;
    return { second, text: 'abcdefghij'.slice(0, phase < 10 ? phase + 1 : 19 - phase) };
  });
  return logOf(saves);
}

/** All words in one save, then a key every four minutes for an hour. */
export function pastedWithKeys(): WritingLog {
  const text = words(500);
  const keys = Array.from(
    { length: 15 },
    (_, index): TextSave => ({ second: 240 * (index + 1), text: text + '.'.repeat(index + 1) }),
  );
  return logOf([{ second: 0, text }, ...keys]);
}

/** 500 words at one pace, saved each second. */
export function transcribed(): WritingLog {
  const text = words(500);
  const seconds = 16 * 60;
  const saves = Array.from(
    { length: seconds },
    (_, second): TextSave => ({
      second,
      text: text.slice(0, Math.ceil((text.length * (second + 1)) / seconds)),
    }),
  );
  return logOf(saves);
}
