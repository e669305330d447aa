import { formatInZone } from '../../lib/class-time.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Days are yyyy-MM-dd without a zone and compare as text. Empty for an incomplete one. */
function daysAfter(day: string, count: number): string {
  const midnight = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(midnight) ? '' : new Date(midnight + count * dayMs).toISOString().slice(0, 10);
}

export function nextDay(day: string): string {
  return daysAfter(day, 1);
}

/** Common class lengths with the resulting last day. Empty for an incomplete day. */
export function listClassLengths(start: string) {
  if (nextDay(start) === '') return [];
  return [
    { id: 'weeks8' as const, end: daysAfter(start, 8 * 7) },
    { id: 'weeks15' as const, end: daysAfter(start, 15 * 7) },
    { id: 'weeks30' as const, end: daysAfter(start, 30 * 7) },
    { id: 'year' as const, end: endOfAcademicYear(start) },
  ];
}

/** The next 31 July; a class that starts in July belongs to the following academic year. */
function endOfAcademicYear(start: string): string {
  const year = Number(start.slice(0, 4));
  return `${String(start < `${start.slice(0, 4)}-07-01` ? year : year + 1).padStart(4, '0')}-07-31`;
}

/** Whether a class lasts one or two days. */
export function isShortClass({ start, end }: { start: string; end: string }): boolean {
  return end <= nextDay(start);
}

/** The current date in a zone. */
export function dayIn(zone: string, now: number): string {
  return formatInZone(new Date(now).toISOString(), zone).slice(0, 10);
}

/** A new class begins today in its zone and ends tomorrow. */
export function defaultDays(zone: string, now: number): { start: string; end: string } {
  const start = dayIn(zone, now);
  return { start, end: nextDay(start) };
}

/** The end for a new start: unchanged, or a day after the start if that is later. */
export function endAfter(start: string, end: string): string {
  const earliest = nextDay(start);
  return end < earliest ? earliest : end;
}

export interface DayBounds {
  latestStart?: string;
  earliestEnd?: string;
}

/** Limits for the class's days, so that all assignments stay within it. */
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
