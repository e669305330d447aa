import { charactersPerWordEquivalent } from './log.ts';
import { createZoneClock } from './zone.ts';

export type HeatLevel = 'low' | 'medium' | 'high' | 'extreme';

export interface HeatHour {
  /** The beginning of the clock hour, milliseconds since 1970. */
  start: number;
  /** Word equivalents inserted and deleted. */
  amount: number;
  level: HeatLevel;
}

/** Saves of a file that is no text, in an hour. */
const leastSaves = 3;

/** Half-open ranges of spec 4 §12; above the last the number itself is shown. */
export function heatLevel(amount: number): HeatLevel {
  if (amount < 40) return 'low';
  if (amount < 100) return 'medium';
  return amount < 400 ? 'high' : 'extreme';
}

/** Saves of another file type in an hour: below 3 low (spec 4 §12); the steps above are those of the words. */
export function heatLevelOfSaves(saves: number): HeatLevel {
  return saves < leastSaves ? 'low' : 'medium';
}

/** What one save changed, and when, in milliseconds since 1970. */
export interface HeatChange {
  t: number;
  /** Characters inserted and deleted; moves count as both. */
  chars: number;
}

/**
 * Word equivalents changed in each clock hour of a time zone with any change. The two equal hours of an
 * autumn night are two instants and stay apart.
 */
export function heatOfChanges(changes: Iterable<HeatChange>, timeZone: string): HeatHour[] {
  const clock = createZoneClock(timeZone);
  const hours = new Map<number, number>();
  for (const { t, chars } of changes) {
    const start = clock.hourStart(t);
    hours.set(start, (hours.get(start) ?? 0) + chars);
  }
  return [...hours]
    .sort(([a], [b]) => a - b)
    .map(([start, chars]) => {
      const amount = chars / charactersPerWordEquivalent;
      return { start, amount, level: heatLevel(amount) };
    });
}
