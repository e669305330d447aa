import { DateTime } from 'luxon';

const utc = { zone: 'utc' };

/** Whole days between two days (yyyy-MM-dd). */
export function daysBetween(from: string, to: string): number {
  return Math.round(DateTime.fromISO(to, utc).diff(DateTime.fromISO(from, utc), 'days').days);
}

/** Empty for an incomplete day or distance. */
export function addDays(day: string, days: number): string {
  if (Number.isNaN(days)) return '';
  const movedDay = DateTime.fromISO(day, utc).plus({ days });
  return movedDay.isValid ? movedDay.toFormat('yyyy-MM-dd') : '';
}

interface Original {
  startDate: string;
  classTimeZone: string;
  assignments: readonly { startDate: string; endDate: string }[];
}

/** Number of days by which a copied class's assignments move, and their new range. */
export function moveSpan(
  original: Original,
  newStart: string,
): { days: number; first: string; last: string } | null {
  const days = daysBetween(original.startDate.slice(0, 10), newStart);
  if (Number.isNaN(days)) return null;
  const dayOf = (instant: string) =>
    addDays(DateTime.fromISO(instant, { zone: original.classTimeZone }).toFormat('yyyy-MM-dd'), days);
  const first = original.assignments.map(({ startDate }) => dayOf(startDate)).sort()[0];
  const last = original.assignments
    .map(({ endDate }) => dayOf(endDate))
    .sort()
    .at(-1);
  return first === undefined || last === undefined ? null : { days, first, last };
}
