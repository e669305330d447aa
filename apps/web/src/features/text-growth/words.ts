import { clockText } from '../../lib/clock-text.ts';
import type { WorkCell } from './map-rules.ts';

/** A time on the class's clock, without its seconds. */
export function formatMinute(milliseconds: number, zone: string): string {
  return clockText(milliseconds, zone).slice(0, 16);
}

/** From when to when; the end without its day where it is the same. */
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

/** "25–29 %": where in the text the part stands. */
export function partOf({ place }: WorkCell, bands: number): string {
  const [from, to] = [place, place + 1].map((edge) => Math.round((100 * edge) / bands));
  return `${from}–${to} %`;
}

export function percentOf(share: number, language: string): string {
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(share);
}
