import { countCodePoints } from '@redraft/revision-log';
import { charactersPerWordEquivalent, type WritingLog } from './log.ts';

export type HeatLevel = 'low' | 'medium' | 'high' | 'extreme';

export interface HeatHour {
  /** The beginning of the clock hour, milliseconds since 1970. */
  start: number;
  /** Word equivalents inserted and deleted. */
  amount: number;
  level: HeatLevel;
}

/** Half-open ranges of spec 4 §12; above the last the number itself is shown. */
export function heatLevel(amount: number): HeatLevel {
  if (amount < 40) return 'low';
  if (amount < 100) return 'medium';
  return amount < 400 ? 'high' : 'extreme';
}

/**
 * Word equivalents changed in each clock hour of a time zone with any change. The two equal hours of an
 * autumn night are two instants and stay apart.
 */
export function heatmap(log: WritingLog, timeZone: string): HeatHour[] {
  const offsetMinutes = minuteOfHour(timeZone);
  const characters = new Map<number, number>();
  for (const save of log.saves) {
    const minute = Math.floor(save.t / 60_000);
    const start = (minute - offsetMinutes(save.t)) * 60_000;
    const changed = save.ops.reduce((sum, op) => sum + countCodePoints(op.ins) + countCodePoints(op.del), 0);
    characters.set(start, (characters.get(start) ?? 0) + changed);
  }
  return [...characters]
    .sort(([a], [b]) => a - b)
    .map(([start, count]) => {
      const amount = count / charactersPerWordEquivalent;
      return { start, amount, level: heatLevel(amount) };
    });
}

/** Some zones are half or three quarters of an hour off, so the zone's own minute tells where its hour began. */
function minuteOfHour(timeZone: string): (t: number) => number {
  const format = new Intl.DateTimeFormat('en', { timeZone, minute: 'numeric' });
  return (t) => Number(format.format(t));
}
