import { resolveInstant, zoneOffset } from '@redraft/calendar';

const hourMs = 3_600_000;

/** The instant at which clocks in a zone show this hour of this day; 16.5 is half past four. */
export function hourOf(day: string, hour: number, zone: string): number {
  const wall = Date.parse(`${day}T00:00:00Z`) + Math.round(hour * hourMs);
  return resolveInstant(wall, { offsetAt: (instant) => zoneOffset(instant, zone), ifRepeated: 'first' });
}

/** The last minute of a day: what people mean by a deadline "on Sunday". */
export function lastMinuteOf(day: string, zone: string): number {
  return hourOf(day, 23 + 59 / 60, zone);
}
