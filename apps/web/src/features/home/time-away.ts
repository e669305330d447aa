import { zoneOffset } from '@redraft/calendar';

/**
 * Time until or since a moment, in the largest unit with at least 1.5 of it. Days are calendar days in the zone of the date shown beside it, so
 * "tomorrow" is the next date.
 */
export function computeTimeAway(
  at: number,
  { now, zone }: { now: number; zone: string },
): { unit: 'minute' | 'hour' | 'day'; count: number } {
  const minutes = (at - now) / 60_000;
  const [hours, days] = [minutes / 60, minutes / 1440];
  if (Math.abs(days) >= 1.5) return { unit: 'day', count: dayNumber(at, zone) - dayNumber(now, zone) };
  if (Math.abs(hours) >= 1.5) return { unit: 'hour', count: whole(hours) };
  return { unit: 'minute', count: whole(minutes) };
}

/** Rounds towards zero: never promises more time than there is. */
function whole(number: number): number {
  return Math.trunc(number) + 0;
}

/** Days since 1970-01-01 in a zone's calendar. */
function dayNumber(at: number, zone: string): number {
  return Math.floor((at + zoneOffset(at, zone)) / 86_400_000);
}
