import { wallTimeOf } from './wall-time.ts';

const dayMs = 86_400_000;

/** So many days away a weekday says which day is meant. */
const daysNear = 7;

interface Reader {
  zone: string;
  /** The language in which the sentence is written. */
  language: string;
  /** The time at which the sentence is read or sent. */
  now: number;
}

/**
 * A time as it reads in a sentence: "Friday, 28 November, 23:59", "28 November 2025, 23:59", "Freitag, 28. November, 23:59 Uhr". The weekday
 * stands where the day is near, the year where it is another one. It is put together here because browsers and servers join the parts of a
 * date with different words.
 */
export function timeInWords(instant: number, { zone, language, now }: Reader): string {
  const wall = wallTimeOf(instant, zone);
  const today = wallTimeOf(now, zone);
  const date = new Date(wall);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(date);
  const isGerman = language.startsWith('de');
  const isNear = Math.abs(Math.floor(wall / dayMs) - Math.floor(today / dayMs)) < daysNear;
  const isThisYear = date.getUTCFullYear() === new Date(today).getUTCFullYear();
  const day = `${date.getUTCDate()}${isGerman ? '.' : ''} ${part({ month: 'long' })}`;
  const year = isThisYear || isNear ? '' : ` ${date.getUTCFullYear()}`;
  const clock = `${date.toISOString().slice(11, 16)}${isGerman ? ' Uhr' : ''}`;
  return `${isNear ? `${part({ weekday: 'long' })}, ` : ''}${day}${year}, ${clock}`;
}
