import { formatInZone } from './class-time.ts';

/** A time in the class's zone, without seconds. */
export function formatMinute(milliseconds: number, zone: string): string {
  return formatInZone(new Date(milliseconds).toISOString(), zone);
}

/** A time range; the end omits its date if it is the same day. */
export function formatSpan(firstAt: number, lastAt: number, zone: string): string {
  const [from, to] = [formatMinute(firstAt, zone), formatMinute(lastAt, zone)];
  if (from === to) return from;
  return `${from} – ${to.slice(0, 10) === from.slice(0, 10) ? to.slice(11) : to}`;
}
