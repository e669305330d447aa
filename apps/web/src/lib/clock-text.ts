import { DateTime } from 'luxon';

/** A save's time on the class's clock; saves are seconds apart. */
export function clockText(milliseconds: number, zone: string): string {
  return DateTime.fromMillis(milliseconds, { zone }).toFormat('yyyy-MM-dd HH:mm:ss');
}
