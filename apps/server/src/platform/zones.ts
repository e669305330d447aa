import { DateTime } from 'luxon';

/** The instant at which a calendar day begins in a zone (not always midnight, if clocks change then). */
export function startOfDay(day: string, zone: string): Date {
  return DateTime.fromISO(day.slice(0, 10), { zone }).startOf('day').toJSDate();
}

/** The instant at which the calendar day of the given instant began in a zone. */
export function startOfDayAt(instant: Date, zone: string): Date {
  return DateTime.fromJSDate(instant, { zone }).startOf('day').toJSDate();
}

/** The instant at which a calendar day ends in a zone. */
export function endOfDay(day: string, zone: string): Date {
  return DateTime.fromISO(day.slice(0, 10), { zone }).plus({ days: 1 }).startOf('day').toJSDate();
}

/** The calendar day of an instant in a zone, yyyy-MM-dd. */
export function dayAt(instant: Date, zone: string): string {
  return DateTime.fromJSDate(instant, { zone }).toFormat('yyyy-MM-dd');
}
