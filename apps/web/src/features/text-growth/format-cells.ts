import { formatSpan } from '../../lib/format-span.ts';
import { formatTimeWithSeconds } from '../../lib/format-time-with-seconds.ts';
import type { WorkCell } from './map-rules.ts';

export function formatCellTimes(
  { firstAt, lastAt }: WorkCell,
  zone: string,
): { from: string; to: string; time: string } {
  return {
    from: formatTimeWithSeconds(firstAt, zone),
    to: formatTimeWithSeconds(lastAt, zone),
    time: formatSpan(firstAt, lastAt, zone),
  };
}

/** Position of the part in the text: "25–29%", in German "25–29 %". */
export function formatTextPart({ place }: WorkCell, bands: number, language: string): string {
  const from = Math.round((100 * place) / bands);
  return `${from}–${formatPercent((place + 1) / bands, language)}`;
}

export function formatPercent(share: number, language: string): string {
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(share);
}
