import { toWallTime } from './wall-time.ts';

const dayMs = 86_400_000;

/** Within this many days, the weekday alone identifies the day. */
const nearDays = 7;

interface Reader {
  zone: string;
  /** The language of the sentence. */
  language: string;
  /** The time at which the sentence is read or sent. */
  now: number;
}

/**
 * A time in a sentence: "Friday, 28 November, 23:59", "28 November 2025, 23:59", "Freitag, 28. November, 23:59 Uhr". The weekday is included for near
 * days, the year if it is another one. Assembled here because browsers and servers join the parts of a date with different words.
 */
export function timeInWords(instant: number, { zone, language, now }: Reader): string {
  const wall = toWallTime(instant, zone);
  const hoursMinutes = new Date(wall).toISOString().slice(11, 16);
  const day = wallDayInWords(wall, { language, today: toWallTime(now, zone) });
  return `${day}, ${hoursMinutes}${isGerman(language) ? ' Uhr' : ''}`;
}

/** A calendar day, 'YYYY-MM-DD', in a sentence; `zone` determines today. */
export function dayInWords(day: string, { zone, language, now }: Reader): string {
  return wallDayInWords(Date.parse(`${day}T00:00:00Z`), { language, today: toWallTime(now, zone) });
}

function wallDayInWords(wall: number, { language, today }: { language: string; today: number }): string {
  const date = new Date(wall);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(date);
  const isNear = Math.abs(Math.floor(wall / dayMs) - Math.floor(today / dayMs)) < nearDays;
  const isThisYear = date.getUTCFullYear() === new Date(today).getUTCFullYear();
  const number = `${date.getUTCDate()}${isGerman(language) ? '.' : ''}`;
  const year = isThisYear || isNear ? '' : ` ${date.getUTCFullYear()}`;
  return `${isNear ? `${part({ weekday: 'long' })}, ` : ''}${number} ${part({ month: 'long' })}${year}`;
}

const isGerman = (language: string): boolean => language.startsWith('de');
