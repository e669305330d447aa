import type { FileSitting } from '@redraft/contracts';
import { DateTime } from 'luxon';

/** "2026-11-28 14:05 – 14:20" in the class's zone; with both dates if it lasted over midnight. */
export function formatSitting({ from, to }: Pick<FileSitting, 'from' | 'to'>, zone: string): string {
  const [start, end] = [DateTime.fromMillis(from, { zone }), DateTime.fromMillis(to, { zone })];
  const day = 'yyyy-MM-dd';
  const isSameDay = start.toFormat(day) === end.toFormat(day);
  const first = start.toFormat(`${day} HH:mm`);
  const last = end.toFormat(isSameDay ? 'HH:mm' : `${day} HH:mm`);
  return isSameDay && start.toFormat('HH:mm') === last ? first : `${first} – ${last}`;
}
