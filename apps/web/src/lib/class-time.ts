import { DateTime } from 'luxon';

/** Times as the product shows them everywhere (spec 1 §9). */
const shownFormat = 'yyyy-MM-dd HH:mm';

const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Asked for once: the browser takes its time to answer, and pages show many times. */
export function viewerZone(): string {
  return ownZone;
}

export function inZone(iso: string, zone: string): DateTime {
  return DateTime.fromISO(iso, { zone });
}

/** 'YYYY-MM-DD HH:mm' in a class's zone; an empty text for what is no time. */
export function formatInZone(iso: string | null, zone: string): string {
  if (iso === null) return '';
  const time = inZone(iso, zone);
  return time.isValid ? time.toFormat(shownFormat) : '';
}

/** How far the zone is from UTC at that time, "UTC+2": it differs between summer and winter. */
export function offsetInZone(iso: string, zone: string): string {
  const time = inZone(iso, zone);
  if (!time.isValid || time.offset === 0) return 'UTC';
  return `UTC${time.toFormat('Z')}`;
}

/** Whether two zones show the same wall clock at that time. */
export function sameClock(iso: string, zone: string, other: string): boolean {
  return inZone(iso, zone).offset === inZone(iso, other).offset;
}

/** A calendar day, whatever time stands behind it. */
export function dayOf(text: string): string {
  return text.slice(0, 10);
}
