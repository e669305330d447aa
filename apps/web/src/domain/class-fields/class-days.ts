import { formatInZone } from '../../lib/class-time.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Days are yyyy-MM-dd, without a zone; they compare as text. Empty for an unfinished one. */
function daysAfter(day: string, count: number): string {
  const midnight = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(midnight) ? '' : new Date(midnight + count * dayMs).toISOString().slice(0, 10);
}

export function nextDay(day: string): string {
  return daysAfter(day, 1);
}

/** How long classes are, and the day on which one that begins then ends. None for an unfinished day. */
export function listClassLengths(start: string) {
  if (nextDay(start) === '') return [];
  return [
    { id: 'weeks8' as const, end: daysAfter(start, 8 * 7) },
    { id: 'weeks15' as const, end: daysAfter(start, 15 * 7) },
    { id: 'weeks30' as const, end: daysAfter(start, 30 * 7) },
    { id: 'year' as const, end: endOfAcademicYear(start) },
  ];
}

/** The next end of a July; what begins in that month belongs to the year that follows. */
function endOfAcademicYear(start: string): string {
  const year = Number(start.slice(0, 4));
  return `${String(start < `${start.slice(0, 4)}-07-01` ? year : year + 1).padStart(4, '0')}-07-31`;
}

/** Whether a class has one day, or its first and its last are the only ones. */
export function isShortClass({ start, end }: { start: string; end: string }): boolean {
  return end <= nextDay(start);
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
export function computeBounds(
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
