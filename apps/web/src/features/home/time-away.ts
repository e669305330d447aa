import { zoneOffset } from '@redraft/calendar';

/**
 * How far a moment is away, in the largest unit of which there is at least one and a half. Days are those of the calendar in the zone that the
 * date beside it stands in: "tomorrow" is the next one.
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

/** Towards now: nobody is promised an hour that is not there. */
function whole(number: number): number {
  return Math.trunc(number) + 0;
}

/** Days since 1970 on the calendar of a zone. */
function dayNumber(at: number, zone: string): number {
  return Math.floor((at + zoneOffset(at, zone)) / 86_400_000);
}
