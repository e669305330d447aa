import { listChangedMinutes } from './process/changed-minutes.ts';
import { readableCharacters } from './process/characters.ts';
import type { Process } from './process/process.ts';
import { createZoneClock, type DayThird, getDayThird } from './zone.ts';

/**
 * Words changed in a clock minute: a word diff between the text as the minute began and as it ended, in which a replaced run counts its
 * larger side (docs/metrics.md#words-changed). What is typed and deleted within one minute is 0 by design; minutes without a save are left out.
 */
export interface MinuteChange {
  /** The beginning of the clock minute, milliseconds since 1970. */
  start: number;
  words: number;
}

export function wordsChangedPerMinute({ minutes, characters }: Process): MinuteChange[] {
  if (!minutes) throw new Error('The process was folded without its minutes.');
  return listChangedMinutes(minutes, readableCharacters(characters)).map(({ minute, words }) => ({
    start: minute * 60_000,
    words,
  }));
}

export interface ThirdChange extends DayThird {
  words: number;
}

/** The same, summed into buckets of 8 hours of the class's day; those without a save are left out (docs/metrics.md#words-changed). */
export function wordsChangedPerThird(minutes: readonly MinuteChange[], timeZone: string): ThirdChange[] {
  const clock = createZoneClock(timeZone);
  const thirds = new Map<number, ThirdChange>();
  for (const { start, words } of minutes) {
    const third = getDayThird(clock, start);
    const sum = (thirds.get(third.start)?.words ?? 0) + words;
    thirds.set(third.start, { ...third, words: sum });
  }
  return [...thirds.values()].sort((a, b) => a.start - b.start);
}
