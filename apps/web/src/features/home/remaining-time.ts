import { zoneOffset } from '@redraft/calendar';

/**
 * Time until or since a moment, in the largest unit with at least 1.5 of it. Days are calendar days in the zone of the date shown beside it, so
 * "tomorrow" is the next date.
 */
export function computeRemainingTime(
  time: number,
  { now, zone }: { now: number; zone: string },
): { unit: 'minute' | 'hour' | 'day'; count: number } {
  const minutes = (time - now) / 60_000;
  const [hours, days] = [minutes / 60, minutes / 1440];
  if (Math.abs(days) >= 1.5) return { unit: 'day', count: toDayNumber(time, zone) - toDayNumber(now, zone) };
  if (Math.abs(hours) >= 1.5) return { unit: 'hour', count: trimFraction(hours) };
  return { unit: 'minute', count: trimFraction(minutes) };
}

/** Rounds towards zero: never promises more time than there is. */
function trimFraction(number: number): number {
  return Math.trunc(number) + 0;
}

/** Days since 1970-01-01 in a zone's calendar. */
function toDayNumber(time: number, zone: string): number {
  return Math.floor((time + zoneOffset(time, zone)) / 86_400_000);
}
