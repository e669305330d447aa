import { type Language, languageOfTag } from '@redraft/sentences/languages';
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

interface DateParts {
  /** Of the month. */
  day: number;
  month: string;
}

/** How a language joins the parts of a date; browsers and servers would join them with different words. */
interface Joining {
  day: (parts: DateParts) => string;
  year: (day: string, year: number) => string;
  weekday: (weekday: string, day: string) => string;
  time: (day: string, hoursMinutes: string) => string;
}

const english: Joining = {
  day: ({ day, month }) => `${day} ${month}`,
  year: (day, year) => `${day} ${year}`,
  weekday: (weekday, day) => `${weekday}, ${day}`,
  time: (day, hoursMinutes) => `${day}, ${hoursMinutes}`,
};

const joinings: Record<Language, Joining> = {
  en: english,
  de: {
    ...english,
    day: ({ day, month }) => `${day}. ${month}`,
    time: (day, hoursMinutes) => `${day}, ${hoursMinutes} Uhr`,
  },
  fr: {
    ...english,
    day: ({ day, month }) => `${day === 1 ? '1er' : day} ${month}`,
    weekday: (weekday, day) => `${weekday} ${day}`,
  },
  es: {
    ...english,
    day: ({ day, month }) => `${day} de ${month}`,
    year: (day, year) => `${day} de ${year}`,
  },
  ar: {
    ...english,
    weekday: (weekday, day) => `${weekday}، ${day}`,
    time: (day, hoursMinutes) => `${day}، ${hoursMinutes}`,
  },
};

/**
 * A time in a sentence: "Friday, 28 November, 23:59", "28 November 2025, 23:59", "Freitag, 28. November, 23:59 Uhr". The weekday is included for near
 * days, the year if it is another one.
 */
export function timeInWords(instant: number, { zone, language, now }: Reader): string {
  const wall = toWallTime(instant, zone);
  const hoursMinutes = new Date(wall).toISOString().slice(11, 16);
  const day = wallDayInWords(wall, { language, today: toWallTime(now, zone) });
  return joinings[languageOfTag(language)].time(day, hoursMinutes);
}

/** A calendar day, 'YYYY-MM-DD', in a sentence; `zone` determines today. */
export function dayInWords(day: string, { zone, language, now }: Reader): string {
  return wallDayInWords(Date.parse(`${day}T00:00:00Z`), { language, today: toWallTime(now, zone) });
}

function wallDayInWords(wall: number, { language, today }: { language: string; today: number }): string {
  const date = new Date(wall);
  const joining = joinings[languageOfTag(language)];
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(date);
  const isNear = Math.abs(Math.floor(wall / dayMs) - Math.floor(today / dayMs)) < nearDays;
  const isThisYear = date.getUTCFullYear() === new Date(today).getUTCFullYear();
  const day = joining.day({ day: date.getUTCDate(), month: format({ month: 'long' }) });
  if (isNear) return joining.weekday(format({ weekday: 'long' }), day);
  return isThisYear ? day : joining.year(day, date.getUTCFullYear());
}
