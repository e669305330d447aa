import { resolveInstant, toWallTime } from './wall-time.ts';
import { zoneOffset } from './zone-offset.ts';

const dayMs = 86_400_000;

/**
 * The same local time, days later. A local time skipped by a clock change moves forward by the skipped interval; of a repeated one, the second is
 * taken. PostgreSQL interprets local times in the same way.
 */
export function addCalendarDays(instant: number, days: number, zone: string): number {
  if (days === 0) return instant;
  const wall = toWallTime(instant, zone) + days * dayMs;
  return resolveInstant(wall, { offsetAt: (candidate) => zoneOffset(candidate, zone), ifRepeated: 'second' });
}

/** The calendar day (yyyy-mm-dd) of an instant in a zone. */
export function dayOf(instant: number, zone: string): string {
  return new Date(toWallTime(instant, zone)).toISOString().slice(0, 10);
}

/** The calendar day (yyyy-mm-dd) a number of days later. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}
