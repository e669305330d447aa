import { DateTime } from 'luxon';

/** Time of a save in the class's zone, with seconds, because saves are seconds apart. */
export function formatTimeWithSeconds(milliseconds: number, zone: string): string {
  return DateTime.fromMillis(milliseconds, { zone }).toFormat('yyyy-MM-dd HH:mm:ss');
}
