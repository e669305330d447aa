import { DateTime } from 'luxon';

/** When classes may be deleted: pure functions of calendar days (`2026-03-02`). */

/** The first day on which a class that ended on `endDay` may be deleted. */
export function computeDeletionDay(endDay: string, months: number): string {
  const end = DateTime.fromISO(endDay, { zone: 'UTC' });
  return end.plus({ months }).plus({ days: 1 }).toISODate() ?? endDay;
}

/** The latest last day of classes that may be deleted now: one day earlier than by the calendar, because in its own time zone a class may have ended later. */
export function computeLastDeletableEnd(months: number, now: Date): string {
  const day = DateTime.fromJSDate(now, { zone: 'UTC' }).minus({ days: 2 }).minus({ months });
  return day.toISODate() ?? '';
}

/** Days without deletion after a change of the setting, to notice a mistake. */
const graceDays = 7;

export function computeDeletionStart(changedAt: Date): Date {
  return new Date(changedAt.getTime() + graceDays * 86_400_000);
}
