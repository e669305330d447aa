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
export function pastedWithKeys(count = 500): WritingLog {
  const text = words(count);
  const keys = Array.from(
    { length: 15 },
    (_, index): TextSave => ({ second: 240 * (index + 1), text: text + '.'.repeat(index + 1) }),
  );
  return logOf([{ second: 0, text }, ...keys]);
}

/** All words in one save, deleted after five minutes, and again, twelve times; the last time they stay. */
export function pastedAgain(count = 500): WritingLog {
  const saves = Array.from({ length: 25 }, (_, index): TextSave => {
    const text = index % 2 === 0 ? words(count).replaceAll('w', String.fromCharCode(97 + index)) : '';
    return { second: index * 300, text: `The end. ${text}.` };
  });
  return logOf(saves, 'The end. .');
}

/** The same with a file. */
export function importedAgain(count = 500): WritingLog {
  const { base, saves } = pastedAgain(count);
  return {
    base,
    saves: saves.map((save, index) => (index % 2 === 0 ? { ...save, origin: 'import' } : save)),
  };
}

/** A hundred words typed within a text, deleted after a minute and more, undone, and deleted again, for an hour. */
export function undoneAgain(): WritingLog {
  const text = words(100);
  const typed = Array.from(
    { length: 200 },
    (_, second): TextSave => ({ second, text: `A ${text.slice(0, (second + 1) * 3)}.` }),
  );
  const again = Array.from(
    { length: 30 },
    (_, index): TextSave => ({ second: 400 + index * 120, text: index % 2 === 0 ? 'A .' : `A ${text}.` }),
  );
  return logOf([...typed, ...again], 'A .');
}

/** 79 characters every three seconds. */
export function pastedInSlices(count = 500): WritingLog {
  const text = words(count);
  const saves = Array.from(
    { length: Math.ceil(text.length / 79) },
    (_, index): TextSave => ({ second: index * 3, text: text.slice(0, 79 * (index + 1)) }),
  );
  return logOf(saves);
}

/** All words in one save that says it had waited for hours. */
export function pastedOffline(count = 500): WritingLog {
  return logOf([
    { second: 0, text: '.' },
    { second: 7200, text: `${words(count)}.`, dirtyMs: 7_000_000 },
  ]);
}

/** Words without sense, a second each, with a slip that is mended every ten seconds and a look away every minute. */
export function typedAtRandom(count = 500): WritingLog {
  const saves: TextSave[] = [];
  let second = 0;
  let text = '';
  for (const [index, word] of words(count).split(' ').entries()) {
    text += `${word} `;
    second += index % 60 === 59 ? 20 : 2;
    saves.push({ second, text });
    if (index % 10 !== 9) continue;
    saves.push({ second: second + 1, text: text.slice(0, -3) });
    second += 2;
    saves.push({ second, text });
  }
  return logOf(saves);
}

/** 500 words in 16 minutes, or others at that pace, saved each second. */
export function transcribed(count = 500): WritingLog {
  const text = words(count);
  const seconds = Math.round((16 * 60 * count) / 500);
  const saves = Array.from(
    { length: seconds },
    (_, second): TextSave => ({
      second,
      text: text.slice(0, Math.ceil((text.length * (second + 1)) / seconds)),
    }),
  );
  return logOf(saves);
}
