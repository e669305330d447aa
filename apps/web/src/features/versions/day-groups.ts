import type { VersionGroup } from '@redraft/contracts';
import { directionOf } from '@redraft/sentences/languages';
import { DateTime } from 'luxon';
import { formatDayAfterWord } from '../../lib/digits.ts';

/** A writing session in the list with its net change in words; null if the previous version is unknown. */
export type ListedGroup = VersionGroup & { change: number | null };
export interface Day {
  day: string;
  label: string;
  groups: ListedGroup[];
}

/** Grouped by the day on which they ended in the class's zone, newest first. */
export function groupByDay(groups: readonly VersionGroup[], zone: string, language: string): Day[] {
  const days: Day[] = [];
  const comma = directionOf(language) === 'rtl' ? '،' : ',';
  groups.forEach((group, index) => {
    const previous = groups[index + 1];
    const change = previous === undefined ? null : group.last.words - previous.last.words;
    const endTime = DateTime.fromISO(group.last.at, { zone });
    const day = endTime.toFormat('yyyy-MM-dd');
    const open = days.at(-1);
    if (open?.day === day) open.groups.push({ ...group, change });
    else
      days.push({
        day,
        label: `${endTime.setLocale(language).toFormat('cccc')}${comma} ${formatDayAfterWord(language, day)}`,
        groups: [{ ...group, change }],
      });
  });
  return days;
}

/** "14:05", or "14:05:10" if several fall within one minute. */
export function formatClockTime(iso: string, zone: string, withSeconds = false): string {
  return DateTime.fromISO(iso, { zone }).toFormat(withSeconds ? 'HH:mm:ss' : 'HH:mm');
}

/** From first to last save, with the date if it started on an earlier day. */
export function formatSession(group: VersionGroup, zone: string): string {
  const startTime = DateTime.fromISO(group.startedAt, { zone });
  const endTime = DateTime.fromISO(group.last.at, { zone });
  const end = endTime.toFormat('HH:mm');
  if (startTime.toFormat('yyyy-MM-dd') !== endTime.toFormat('yyyy-MM-dd'))
    return `${startTime.toFormat('yyyy-MM-dd HH:mm')} – ${end}`;
  const start = startTime.toFormat('HH:mm');
  return start === end ? end : `${start} – ${end}`;
}
