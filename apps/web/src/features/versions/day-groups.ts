import type { VersionGroup } from '@redraft/contracts';
import { DateTime } from 'luxon';

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
  groups.forEach((group, index) => {
    const before = groups[index + 1];
    const change = before === undefined ? null : group.last.words - before.last.words;
    const ended = DateTime.fromISO(group.last.at, { zone });
    const day = ended.toFormat('yyyy-MM-dd');
    const open = days.at(-1);
    if (open?.day === day) open.groups.push({ ...group, change });
    else
      days.push({
        day,
        label: `${ended.setLocale(language).toFormat('cccc')}, ${day}`,
        groups: [{ ...group, change }],
      });
  });
  return days;
}

/** "14:05", or "14:05:10" if several fall within one minute. */
export function clockOf(iso: string, zone: string, withSeconds = false): string {
  return DateTime.fromISO(iso, { zone }).toFormat(withSeconds ? 'HH:mm:ss' : 'HH:mm');
}

/** From first to last save, with the date if it started on an earlier day. */
export function spanOf(group: VersionGroup, zone: string): string {
  const began = DateTime.fromISO(group.startedAt, { zone });
  const ended = DateTime.fromISO(group.last.at, { zone });
  const end = ended.toFormat('HH:mm');
  if (began.toFormat('yyyy-MM-dd') !== ended.toFormat('yyyy-MM-dd'))
    return `${began.toFormat('yyyy-MM-dd HH:mm')} – ${end}`;
  const start = began.toFormat('HH:mm');
  return start === end ? end : `${start} – ${end}`;
}
