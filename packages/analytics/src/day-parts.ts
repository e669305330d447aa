import type { Quarter } from './quarters.ts';
import { type DayThird, dayThirdOf, type ZoneClock } from './zone.ts';

/** A range of instants, half-open. */
export interface Range {
  from: number;
  to: number;
}

export type QuarterAmount = (quarter: Quarter) => number;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** The days of a calendar (yyyy-mm-dd, both included) as instants; open where an end is not given. */
export function rangeOfDays(
  clock: ZoneClock,
  days: { from?: string | undefined; to?: string | undefined },
): Range {
  const midnight = (day: string) => clock.instantOf(Date.parse(`${day}T00:00:00Z`));
  return {
    from: days.from === undefined ? -Infinity : midnight(days.from),
    to: days.to === undefined ? Infinity : clock.instantOf(Date.parse(`${days.to}T00:00:00Z`) + dayMs),
  };
}

/** The calendar's day of an instant: yyyy-mm-dd. */
export function dayOfInstant(clock: ZoneClock, instant: number): string {
  return new Date(instant + clock.offsetAt(instant)).toISOString().slice(0, 10);
}

export function within(quarters: readonly Quarter[], { from, to }: Range): Quarter[] {
  return quarters.filter(({ t }) => from <= t && t < to);
}

/** The hour of the wall clock, 0 to 23. Both equal hours of an autumn night are the same hour of the day. */
function hourOfDay(clock: ZoneClock, instant: number): number {
  const wall = instant + clock.offsetAt(instant);
  return Math.floor((((wall % dayMs) + dayMs) % dayMs) / hourMs);
}

/** Sums by the hour of the day on the class's clock; of 24 hours. */
export function sumByHourOfDay(
  quarters: readonly Quarter[],
  clock: ZoneClock,
  amount: QuarterAmount,
): number[] {
  const hours = Array.from({ length: 24 }, () => 0);
  for (const quarter of quarters) {
    const hour = hourOfDay(clock, quarter.t);
    hours[hour] = (hours[hour] ?? 0) + amount(quarter);
  }
  return hours;
}

export interface ThirdSum extends DayThird {
  sum: number;
}

/** Sums by the third of the class's day (docs/metrics.md#words-changed), in order; thirds without a quarter are left out. */
export function sumByThird(
  quarters: readonly Quarter[],
  clock: ZoneClock,
  amount: QuarterAmount,
): ThirdSum[] {
  const thirds: ThirdSum[] = [];
  for (const quarter of quarters) {
    const last = thirds.at(-1);
    if (last !== undefined && quarter.t < last.end) last.sum += amount(quarter);
    else thirds.push({ ...dayThirdOf(clock, quarter.t), sum: amount(quarter) });
  }
  return thirds;
}
