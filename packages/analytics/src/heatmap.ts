import { charactersPerWordEquivalent } from './log.ts';
import { createZoneClock } from './zone.ts';

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

/** The hours with a change, in order. */
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
