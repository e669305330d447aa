import { eachQuarter, getAmount, type PackedQuarters, type QuarterColumn } from './quarters.ts';
import { type DayThird, getDayThird, type ZoneClock } from './zone.ts';

/** A range of instants, half-open. */
export interface Range {
  from: number;
  to: number;
}

/** Quarters, restricted to a range. */
export interface QuarterSelection {
  quarters: PackedQuarters;
  column: QuarterColumn;
  range?: Range;
}

const always: Range = { from: -Infinity, to: Infinity };

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Calendar days (yyyy-mm-dd, both inclusive) as instants; open-ended if one is absent. */
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

/** The calendar day of an instant: yyyy-mm-dd. */
export function dayOfInstant(clock: ZoneClock, instant: number): string {
  return new Date(instant + clock.offsetAt(instant)).toISOString().slice(0, 10);
}

function eachAmount(
  { quarters, column, range = always }: QuarterSelection,
  visit: (t: number, amount: number) => void,
): void {
  eachQuarter(quarters, (t, at) => {
    if (range.from <= t && t < range.to) visit(t, getAmount(quarters, at, column));
  });
}

/** The hour in local time, 0 to 23. Both instances of an hour that is repeated in autumn are the same hour of the day. */
function hourOfDay(clock: ZoneClock, instant: number): number {
  const wall = instant + clock.offsetAt(instant);
  return Math.floor((((wall % dayMs) + dayMs) % dayMs) / hourMs);
}

/** Sums by hour of day in the zone of the class; 24 values. */
export function sumByHourOfDay(selection: QuarterSelection, clock: ZoneClock): number[] {
  const hours = Array.from({ length: 24 }, () => 0);
  eachAmount(selection, (t, amount) => {
    const hour = hourOfDay(clock, t);
    hours[hour] = (hours[hour] ?? 0) + amount;
  });
  return hours;
}

/** Calls `visit` with the sum of each hour that has a quarter, in order. */
export function eachClockHour(
  selection: QuarterSelection,
  clock: ZoneClock,
  visit: (start: number, sum: number) => void,
): void {
  let start = Number.NaN;
  let sum = 0;
  eachAmount(selection, (t, amount) => {
    const hour = clock.hourStart(t);
    if (hour === start) {
      sum += amount;
      return;
    }
    if (!Number.isNaN(start)) visit(start, sum);
    start = hour;
    sum = amount;
  });
  if (!Number.isNaN(start)) visit(start, sum);
}

export interface ThirdSum extends DayThird {
  sum: number;
}

/** Sums by third of a day in the zone of the class (docs/metrics.md#words-changed), in order; thirds without a quarter are left out. */
export function sumByThird(selection: QuarterSelection, clock: ZoneClock): ThirdSum[] {
  const thirds: ThirdSum[] = [];
  eachAmount(selection, (t, amount) => {
    const last = thirds.at(-1);
    if (last !== undefined && t < last.end) last.sum += amount;
    else thirds.push({ ...getDayThird(clock, t), sum: amount });
  });
  return thirds;
}
