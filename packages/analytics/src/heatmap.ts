import { charactersPerWordEquivalent } from './log.ts';
import { createZoneClock, type ZoneClock } from './zone.ts';

export type HeatLevel = 'low' | 'medium' | 'high' | 'extreme';

/**
 * What was changed in a clock hour of the class's time zone, in word equivalents inserted and deleted; moves count as both
 * (docs/metrics.md#heatmap). Hours without a change are left out. The two equal hours of an autumn night are two instants and stay apart.
 */
export interface HeatHour {
  /** The beginning of the clock hour, milliseconds since 1970. */
  start: number;
  /** Word equivalents inserted and deleted. */
  amount: number;
  level: HeatLevel;
}

/** Half-open ranges (docs/metrics.md#heatmap); above the last the number itself is shown. */
export function heatLevel(amount: number): HeatLevel {
  if (amount < 40) return 'low';
  if (amount < 100) return 'medium';
  return amount < 400 ? 'high' : 'extreme';
}

/** What one save changed, and when, in milliseconds since 1970. */
export interface HeatChange {
  t: number;
  /** Characters inserted and deleted. */
  chars: number;
}

/** Of so many characters inserted and deleted. */
export function wordEquivalents(chars: number): number {
  return chars / charactersPerWordEquivalent;
}

/** The hours with a change, in order. */
export function heatOfChanges(
  changes: Iterable<HeatChange>,
  zone: string | Pick<ZoneClock, 'hourStart'>,
): HeatHour[] {
  const hours = sumByHour(changes, zone, ({ chars }) => chars);
  return hours.map(([start, chars]) => {
    const amount = wordEquivalents(chars);
    return { start, amount, level: heatLevel(amount) };
  });
}

/** Half-open ranges for saves of a file whose text is not followed: at most one in two minutes (docs/metrics.md#heatmap). */
export function saveLevel(saves: number): HeatLevel {
  if (saves < 3) return 'low';
  if (saves < 10) return 'medium';
  return saves < 20 ? 'high' : 'extreme';
}

/** The hours with a save of such a file, in order; the amount is how many there were. */
export function heatOfSaves(saved: Iterable<{ t: number; saves: number }>, timeZone: string): HeatHour[] {
  const hours = sumByHour(saved, timeZone, ({ saves }) => saves);
  return hours.map(([start, amount]) => ({ start, amount, level: saveLevel(amount) }));
}

function sumByHour<At extends { t: number }>(
  all: Iterable<At>,
  zone: string | Pick<ZoneClock, 'hourStart'>,
  amount: (at: At) => number,
): [start: number, sum: number][] {
  const clock = typeof zone === 'string' ? createZoneClock(zone) : zone;
  const hours = new Map<number, number>();
  for (const each of all) {
    const start = clock.hourStart(each.t);
    hours.set(start, (hours.get(start) ?? 0) + amount(each));
  }
  return [...hours].sort(([a], [b]) => a - b);
}
