import { clockText } from '../../lib/clock-text.ts';
import type { WorkCell } from './map-rules.ts';

/** A time in the class's zone, without seconds. */
export function formatMinute(milliseconds: number, zone: string): string {
  return clockText(milliseconds, zone).slice(0, 16);
}

/** A time range; the end omits its date if it is the same day. */
export function formatSpan(firstAt: number, lastAt: number, zone: string): string {
  const [from, to] = [formatMinute(firstAt, zone), formatMinute(lastAt, zone)];
  if (from === to) return from;
  return `${from} – ${to.slice(0, 10) === from.slice(0, 10) ? to.slice(11) : to}`;
}

export function cellTimes(
  { firstAt, lastAt }: WorkCell,
  zone: string,
): { from: string; to: string; time: string } {
  return {
    from: clockText(firstAt, zone),
    to: clockText(lastAt, zone),
    time: formatSpan(firstAt, lastAt, zone),
  };
}

/** "25–29 %": position of the part in the text. */
export function partOf({ place }: WorkCell, bands: number): string {
  const [from, to] = [place, place + 1].map((edge) => Math.round((100 * edge) / bands));
  return `${from}–${to} %`;
}

export function percentOf(share: number, language: string): string {
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(share);
}
