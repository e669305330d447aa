import type { FileSitting } from '@redraft/contracts';
import { formatInZone } from '../../../lib/class-time.ts';

/** "2026-11-28 14:05 – 14:20" in the class's zone; with both dates if it lasted over midnight. */
export function formatSitting({ from, to }: Pick<FileSitting, 'from' | 'to'>, zone: string): string {
  const start = formatInZone(new Date(from).toISOString(), zone);
  const end = formatInZone(new Date(to).toISOString(), zone);
  if (start === end) return start;
  const isSameDay = start.slice(0, 10) === end.slice(0, 10);
  return `${start} – ${isSameDay ? end.slice(11) : end}`;
}
