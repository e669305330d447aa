import { DateTime } from 'luxon';

/** When classes may be deleted: pure functions over days of the calendar (`2026-03-02`). */

/** The first day on which a class that ended on `endDay` may be deleted. */
export function computeDeletionDay(endDay: string, months: number): string {
  const end = DateTime.fromISO(endDay, { zone: 'UTC' });
  return end.plus({ months }).plus({ days: 1 }).toISODate() ?? endDay;
}

/** The last end of a class that may be deleted on this day. A day later than by the calendar, as it may have ended later by its own clocks. */
export function computeLastDeletableEnd(months: number, now: Date): string {
  const day = DateTime.fromJSDate(now, { zone: 'UTC' }).minus({ days: 2 }).minus({ months });
  return day.toISODate() ?? '';
}

/** Time to notice a mistake in the setting. */
const graceDays = 7;

export function computeDeletionStart(changedAt: Date): Date {
  return new Date(changedAt.getTime() + graceDays * 86_400_000);
}
