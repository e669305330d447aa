import { limits } from '@redraft/contracts';
import { DateTime } from 'luxon';

const minMs = limits.assignmentMinutes * 60_000;

/** How the dates of a copy derive from the original's: in local time, so that 23:59 stays 23:59. */
export interface Shift {
  fromZone: string;
  toZone: string;
  /** Difference of the two starts in the local times of their zones. */
  byMs: number;
}

/** The local time in a zone, as if it were UTC. */
function clockOf(at: Date, zone: string): DateTime {
  return DateTime.fromJSDate(at, { zone }).setZone('utc', { keepLocalTime: true });
}

export function shiftBetween(
  from: { startAt: Date; zone: string },
  to: { startAt: Date; zone: string },
): Shift {
  const byMs = clockOf(to.startAt, to.zone).toMillis() - clockOf(from.startAt, from.zone).toMillis();
  return { fromZone: from.zone, toZone: to.zone, byMs };
}

export function shiftByDays(
  from: { firstDay: string; zone: string },
  to: { firstDay: string; zone: string },
): Shift {
  const [previousDay, newDay] = [from.firstDay, to.firstDay].map((day) =>
    DateTime.fromISO(day.slice(0, 10), { zone: 'utc' }),
  );
  return {
    fromZone: from.zone,
    toZone: to.zone,
    byMs: (newDay?.toMillis() ?? 0) - (previousDay?.toMillis() ?? 0),
  };
}

/** A local time skipped by a clock change becomes the one an hour later. */
export function shiftDate(at: Date, shift: Shift): Date {
  const shifted = clockOf(at, shift.fromZone).plus(shift.byMs);
  return shifted.setZone(shift.toZone, { keepLocalTime: true }).toJSDate();
}

export interface AssignmentDates {
  startAt: Date;
  endAt: Date;
  draftDeadlines: readonly Date[];
  /** Of the same drafts; null if a draft is not reviewed. */
  reviewDeadlines: readonly (Date | null)[];
}

/** All dates of an assignment; they keep their order even if a clock change would bring them too close. */
export function shiftDates(dates: AssignmentDates, shift: Shift): AssignmentDates {
  const startAt = shiftDate(dates.startAt, shift);
  const endAt = new Date(Math.max(shiftDate(dates.endAt, shift).getTime(), startAt.getTime() + minMs));
  const clampToPeriod = (at: Date) =>
    new Date(Math.min(Math.max(at.getTime(), startAt.getTime()), endAt.getTime()));
  const draftDeadlines = dates.draftDeadlines.map((at) => clampToPeriod(shiftDate(at, shift)));
  const reviewDeadlines = dates.reviewDeadlines.map((at, index) => {
    const earliest = draftDeadlines[index] ?? endAt;
    return at && new Date(Math.max(shiftDate(at, shift).getTime(), earliest.getTime()));
  });
  return { startAt, endAt, draftDeadlines, reviewDeadlines };
}
