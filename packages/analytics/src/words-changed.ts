import { minutesOf } from './process/changed-minutes.ts';
import type { Process } from './process/process.ts';
import { createZoneClock, type DayThird, dayThirdOf } from './zone.ts';

/** 0 to 25, 25 to 50, and 50 words a minute and more; the wording is the catalogues' (spec 4 §7). */
export type PaceBand = 'measured' | 'fast' | 'very-fast-or-inserted';

/** Lower edges belong to the band (spec 4 §7). */
export function paceBand(wordsPerMinute: number): PaceBand {
  if (wordsPerMinute < 25) return 'measured';
  return wordsPerMinute < 50 ? 'fast' : 'very-fast-or-inserted';
}

const usualTop = 200;
const headroom = 50;

/** Where the axis of the chart ends: 200, or 50 above the largest value beyond that (spec 4 §7). */
export function paceAxisTop(values: readonly number[]): number {
  const largest = values.reduce((most, value) => Math.max(most, value), 0);
  return largest > usualTop ? largest + headroom : usualTop;
}

export interface MinuteChange {
  /** The beginning of the clock minute, milliseconds since 1970. */
  start: number;
  words: number;
  band: PaceBand;
}

/** Words changed in each clock minute with a change (spec 4 §7). */
export function wordsChangedPerMinute(process: Process): MinuteChange[] {
  return minutesOf(process).map(({ minute, words }) => ({
    start: minute * 60_000,
    words,
    band: paceBand(words),
  }));
}

export interface ThirdChange extends DayThird {
  words: number;
}

/** The same, summed into buckets of 8 hours of the class's day; empty buckets are left out (spec 4 §7). */
export function wordsChangedPerThird(
  minutes: readonly Pick<MinuteChange, 'start' | 'words'>[],
  timeZone: string,
): ThirdChange[] {
  const clock = createZoneClock(timeZone);
  const thirds = new Map<number, ThirdChange>();
  for (const { start, words } of minutes) {
    const third = dayThirdOf(clock, start);
    const sum = (thirds.get(third.start)?.words ?? 0) + words;
    thirds.set(third.start, { ...third, words: sum });
  }
  return [...thirds.values()].sort((a, b) => a.start - b.start);
}
