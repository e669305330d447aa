import { DateTime } from 'luxon';

/** The form value for a picked time: UTC, or empty for no time or an incomplete one. */
export function toInstant(time: DateTime | null): string {
  return time?.isValid ? (time.toUTC().toISO({ suppressMilliseconds: true }) ?? '') : '';
}

/** The form value as wall-clock time in the class's zone. */
export function fromInstant(value: unknown, zone: string): DateTime | null {
  if (typeof value !== 'string' || value === '') return null;
  const time = DateTime.fromISO(value, { zone });
  return time.isValid ? time : null;
}

export function toDay(time: DateTime | null): string {
  return time?.isValid ? time.toFormat('yyyy-MM-dd') : '';
}

/** A day has no zone: noon UTC keeps it on the same day everywhere. */
export function fromDay(value: unknown): DateTime | null {
  if (typeof value !== 'string' || value === '') return null;
  const time = DateTime.fromISO(`${value.slice(0, 10)}T12:00:00Z`, { zone: 'utc' });
  return time.isValid ? time : null;
}
