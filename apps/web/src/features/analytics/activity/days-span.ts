import { DateTime } from 'luxon';
import type { Span } from '../../../ui/chart/time-axis.ts';

/** Calendar days, both ends inclusive. */
export interface DayRange {
  from: string;
  to: string;
}

/** The time span of these days in a zone. */
export function computeDaySpan({ from, to }: DayRange, zone: string): Span {
  return {
    from: DateTime.fromISO(from, { zone }).toMillis(),
    to: DateTime.fromISO(to, { zone }).plus({ days: 1 }).toMillis(),
  };
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
