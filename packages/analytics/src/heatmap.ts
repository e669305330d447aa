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

/**
 * Where each level begins (docs/metrics.md#heatmap), the lowest above nothing: of words changed in an hour, and of saves of a file whose text is not
 * followed, which is saved once in two minutes.
 */
export const heatEdges = {
  words: { medium: 40, high: 100, extreme: 400 },
  saves: { medium: 3, high: 10, extreme: 20 },
} as const;

function getLevel(
  amount: number,
  { medium, high, extreme }: Record<Exclude<HeatLevel, 'low'>, number>,
): HeatLevel {
  if (amount < medium) return 'low';
  if (amount < high) return 'medium';
  return amount < extreme ? 'high' : 'extreme';
}

/** Of word equivalents. */
export function heatLevel(amount: number): HeatLevel {
  return getLevel(amount, heatEdges.words);
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
export function computeHeatmap(
  changes: Iterable<HeatChange>,
  zone: string | Pick<ZoneClock, 'hourStart'>,
): HeatHour[] {
  const hours = sumByHour(changes, zone, ({ chars }) => chars);
  return hours.map(([start, chars]) => {
    const amount = wordEquivalents(chars);
    return { start, amount, level: heatLevel(amount) };
  });
}

export function saveLevel(saves: number): HeatLevel {
  return getLevel(saves, heatEdges.saves);
}

/** The hours with a save of such a file, in order; the amount is how many there were. */
export function computeHeatmapOfSaves(
  saved: Iterable<{ t: number; saves: number }>,
  timeZone: string,
): HeatHour[] {
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
  for (const cell of all) {
    const start = clock.hourStart(cell.t);
    hours.set(start, (hours.get(start) ?? 0) + amount(cell));
  }
  return [...hours].sort(([a], [b]) => a - b);
}
