import { formatInZone } from '../../lib/class-time.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Days are yyyy-MM-dd, without a zone; they compare as text. */
export function nextDay(day: string): string {
  const midnight = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(midnight) ? '' : new Date(midnight + dayMs).toISOString().slice(0, 10);
}

/** The day it is in a zone. */
export function dayIn(zone: string, now: number): string {
  return formatInZone(new Date(now).toISOString(), zone).slice(0, 10);
}

/** A new class begins today in its zone and ends tomorrow. */
export function defaultDays(zone: string, now: number): { start: string; end: string } {
  const start = dayIn(zone, now);
  return { start, end: nextDay(start) };
}

/** The end for a new start: as it was, or a day after the start if that has overtaken it. */
export function endAfter(start: string, end: string): string {
  const earliest = nextDay(start);
  return end < earliest ? earliest : end;
}

export interface DayBounds {
  latestStart?: string;
  earliestEnd?: string;
}

/** Between which days a class has to stay, so that all of its assignments lie in it. */
export function boundsOf(
  assignments: readonly { startDate: string; endDate: string }[],
  zone: string,
): DayBounds {
  const dayOf = (instant: string) => dayIn(zone, Date.parse(instant));
  const latestStart = assignments.map(({ startDate }) => dayOf(startDate)).sort()[0];
  const earliestEnd = assignments
    .map(({ endDate }) => dayOf(endDate))
    .sort()
    .at(-1);
  return latestStart === undefined || earliestEnd === undefined ? {} : { latestStart, earliestEnd };
}
