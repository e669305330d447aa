import { limits } from '@redraft/contracts';
import { DateTime } from 'luxon';

/** Dates of an assignment within its class. Timestamps are ISO texts in UTC. */
const minLength = { minutes: limits.assignmentMinutes };
const step = 5;

export interface ClassDays {
  startDate: string;
  endDate: string;
  classTimeZone: string;
}

export function classOpens({ startDate, classTimeZone }: ClassDays): string {
  return text(DateTime.fromISO(startDate.slice(0, 10), { zone: classTimeZone }).startOf('day'));
}

export function classCloses({ endDate, classTimeZone }: ClassDays): string {
  return text(DateTime.fromISO(endDate.slice(0, 10), { zone: classTimeZone }).endOf('day').startOf('second'));
}

export function startOfToday(now: number, zone: string): string {
  return text(DateTime.fromMillis(now, { zone }).startOf('day'));
}

export function later(one: string, other: string): string {
  return Date.parse(one) >= Date.parse(other) ? one : other;
}

export function earlier(one: string, other: string): string {
  return Date.parse(one) <= Date.parse(other) ? one : other;
}

/** The stored start is always allowed; a new one must be within the class and not before today. */
export function earliestStart(classInfo: ClassDays, now: number, stored: string | null): string {
  const earliest = later(classOpens(classInfo), startOfToday(now, classInfo.classTimeZone));
  return stored === null ? earliest : earlier(stored, earliest);
}

export function earliestEnd(start: string): string {
  return start === '' ? '' : text(DateTime.fromISO(start).plus(minLength));
}

/** Moves the end if the start is too close to it. */
export function endAfterStart(start: string, end: string): string {
  return end === '' ? earliestEnd(start) : later(end, earliestEnd(start));
}

/** A new assignment opens at once (rounded down to five minutes), or at the start of its class. */
export function defaultStart(classInfo: ClassDays, now: number): string {
  const minute = DateTime.fromMillis(now).startOf('minute');
  const rounded = minute.minus({ minutes: minute.minute % step });
  return later(text(rounded), classOpens(classInfo));
}

/**
 * Common deadlines for a start: the last minute of a day in the class's zone after whole weeks, and the end of the class. All are within the class.
 */
export function listDeadlinePresets(classInfo: ClassDays, start: string) {
  const from = DateTime.fromISO(start, { zone: classInfo.classTimeZone });
  if (!from.isValid) return [];
  const end = classCloses(classInfo);
  const endOfDayAfter = (weeks: number) => text(from.plus({ weeks }).endOf('day').startOf('minute'));
  const choices = [
    { id: 'weeks1' as const, at: endOfDayAfter(1) },
    { id: 'weeks2' as const, at: endOfDayAfter(2) },
    { id: 'weeks3' as const, at: endOfDayAfter(3) },
    { id: 'classEnd' as const, at: end },
  ];
  return choices.filter(
    ({ at }) => Date.parse(at) <= Date.parse(end) && Date.parse(at) >= Date.parse(earliestEnd(start)),
  );
}

/** Whether a deadline leaves less than a day, from now or from a later start. */
export function isShortDeadline({ start, end }: { start: string; end: string }, now: number): boolean {
  return Date.parse(end) - Math.max(now, Date.parse(start)) < 24 * 60 * 60 * 1000;
}

function text(time: DateTime): string {
  return time.toUTC().toISO({ suppressMilliseconds: true }) ?? '';
}
