import { resolveInstant, zoneOffset } from '@redraft/calendar';

/** Offsets of every zone change at quarters of an hour at most. */
const quarter = 15 * 60_000;
const hour = 3_600_000;
const day = 24 * hour;

/** Wall-clock arithmetic in one time zone; all times in milliseconds since 1970. */
export interface ZoneClock {
  /** What the wall clock is ahead of UTC at that instant. */
  offsetAt: (instant: number) => number;
  /** Where the wall clock shows that (as if UTC): the first such instant, or the one at which it was skipped. */
  instantOf: (wall: number) => number;
  /** The beginning of the clock hour. */
  hourStart: (instant: number) => number;
}

export function createZoneClock(timeZone: string): ZoneClock {
  const known = new Map<number, number>();

  function computeOffset(start: number): number {
    const cached = known.get(start);
    if (cached !== undefined) return cached;
    const offset = zoneOffset(start, timeZone);
    known.set(start, offset);
    return offset;
  }

  /** The day that was asked for last: whoever goes through a log asks for it again. */
  let latest = { start: Number.NaN, offset: 0 };

  // No zone ever changed twice within a day: where both ends of a day are alike, so is all between.
  function getOffset(instant: number): number {
    const start = Math.floor(instant / day) * day;
    if (start === latest.start) return latest.offset;
    const offset = computeOffset(start);
    if (offset !== computeOffset(start + day)) return computeOffset(Math.floor(instant / quarter) * quarter);
    latest = { start, offset };
    return offset;
  }

  return {
    offsetAt: getOffset,
    instantOf: (wall) => resolveInstant(wall, { offsetAt: getOffset, ifRepeated: 'first' }),
    hourStart: (instant) => {
      const offset = getOffset(instant);
      return Math.floor((instant + offset) / hour) * hour - offset;
    },
  };
}

/** Of a wall clock, given as if it were UTC: "2021-05-12 06". */
function hourName(wall: number): string {
  return new Date(wall).toISOString().slice(0, 13).replace('T', ' ');
}

/** A clock hour by its name and what the clock is ahead of UTC then: "2021-05-12 06 +02:00". */
export function formatHour(clock: ZoneClock, start: number): string {
  const offset = clock.offsetAt(start);
  const minutes = Math.abs(offset) / 60_000;
  const digits = (number: number) => String(Math.floor(number)).padStart(2, '0');
  return `${hourName(start + offset)} ${offset < 0 ? '-' : '+'}${digits(minutes / 60)}:${digits(minutes % 60)}`;
}

/** A third of a day in a class time zone; 7 or 9 hours where the clock changes (docs/metrics.md#words-changed). */
export interface DayThird {
  /** Milliseconds since 1970, half-open. */
  start: number;
  end: number;
}

const third = 8 * hour;

/** The 8-hour bucket of an instant: boundaries at 00, 08 and 16 on the wall clock (docs/metrics.md#words-changed). */
export function getDayThird(clock: ZoneClock, instant: number): DayThird {
  const wall = Math.floor((instant + clock.offsetAt(instant)) / third) * third;
  const start = clock.instantOf(wall);
  const end = clock.instantOf(wall + third);
  // Where midnight comes twice, the second one belongs to the bucket that the first one began.
  return instant < end ? { start, end } : { start: end, end: clock.instantOf(wall + 2 * third) };
}

/** A third of a day by the hour with which it begins, also where the clock skips that hour: "2021-05-12 08". */
export function formatThird(clock: ZoneClock, { start }: DayThird): string {
  return hourName(Math.floor((start + clock.offsetAt(start)) / third) * third);
}
