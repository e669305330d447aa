import { dayInWords, resolveInstant, timeInWords, zoneOffset } from '@redraft/calendar';
import { defaultLanguage } from '@redraft/sentences/languages';
import i18n from 'i18next';
import { now as clockNow } from './clock.ts';
import { toDigitsOf } from './digits.ts';
import { currentUser } from './session.ts';

/** Formats times as shown throughout the product. Uses only `Intl`: a time zone library would be loaded by every page that shows a time. */
/** Cached: resolving the zone is slow in browsers, and pages show many times. */
const browserZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The viewer's time zone: the one chosen in the account, otherwise the browser's. */
export function viewerZone(): string {
  return currentUser()?.timeZone ?? browserZone;
}

/** Null for an invalid time, and for a zone unknown to this browser. */
function readOffset(iso: string, zone: string): number | null {
  const instant = Date.parse(iso);
  if (Number.isNaN(instant)) return null;
  try {
    return zoneOffset(instant, zone);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** 'YYYY-MM-DD HH:mm' in the class's zone; empty for an invalid time. */
export function formatInZone(iso: string | null, zone: string): string {
  const offset = iso === null ? null : readOffset(iso, zone);
  if (iso === null || offset === null) return '';
  return new Date(Date.parse(iso) + offset).toISOString().slice(0, 16).replace('T', ' ');
}

/** A time as part of a sentence in the user's language, "Friday, 28 November, 23:59"; empty for an invalid time. */
export function timeInSentence(iso: string | null, zone: string): string {
  if (iso === null || readOffset(iso, zone) === null) return '';
  return toDigitsOf(i18n.language, timeInWords(Date.parse(iso), { zone, ...readLocaleContext() }));
}

/** A calendar day as part of a sentence in the reader's language, "Friday, 28 November"; empty for an invalid day. */
export function dayInSentence(day: string): string {
  if (Number.isNaN(Date.parse(dayOf(day)))) return '';
  return toDigitsOf(i18n.language, dayInWords(dayOf(day), { zone: viewerZone(), ...readLocaleContext() }));
}

function readLocaleContext() {
  return { language: i18n.resolvedLanguage ?? defaultLanguage, now: clockNow() };
}

/** The time of day on a 12-hour clock, '11:59 PM'; empty for an invalid time. */
export function formatTwelveHourTime(iso: string, zone: string): string {
  const offset = readOffset(iso, zone);
  if (offset === null) return '';
  const wallTime = new Date(Date.parse(iso) + offset);
  const hour = wallTime.getUTCHours();
  return `${hour % 12 || 12}:${wallTime.toISOString().slice(14, 16)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** The zone's UTC offset at that time, "UTC+2", "UTC+5:45"; it changes with daylight saving time. */
export function offsetInZone(iso: string, zone: string): string {
  const offset = readOffset(iso, zone) ?? 0;
  const wholeMinutes = Math.floor(Math.abs(offset) / 60_000);
  if (wholeMinutes === 0) return 'UTC';
  const minutes = wholeMinutes % 60 === 0 ? '' : `:${String(wholeMinutes % 60).padStart(2, '0')}`;
  return `UTC${offset < 0 ? '-' : '+'}${Math.floor(wholeMinutes / 60)}${minutes}`;
}

/** Whether this local time occurs twice in the zone, as in the night when daylight saving time ends. */
export function isAmbiguousInZone(iso: string, zone: string): boolean {
  const offset = readOffset(iso, zone);
  if (offset === null) return false;
  const wallTime = Date.parse(iso) + offset;
  const offsetAt = (instant: number) => zoneOffset(instant, zone);
  return (
    resolveInstant(wallTime, { offsetAt, ifRepeated: 'first' }) !==
    resolveInstant(wallTime, { offsetAt, ifRepeated: 'second' })
  );
}

/** Whether two zones show the same wall clock at that time. */
export function hasSameOffset(iso: string, zone: string, other: string): boolean {
  return readOffset(iso, zone) === readOffset(iso, other);
}

/** Whether a class with this last day is over. */
export function hasEnded(classInfo: { endDate: string; classTimeZone: string }, now: number): boolean {
  return (
    formatInZone(new Date(now).toISOString(), classInfo.classTimeZone).slice(0, 10) > dayOf(classInfo.endDate)
  );
}

/** The calendar day of a date or timestamp; drops the time. */
export function dayOf(text: string): string {
  return text.slice(0, 10);
}
