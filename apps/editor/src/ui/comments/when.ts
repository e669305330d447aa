/** The user's date locale, if its language is that of the page: date formats differ between English locales. */
export function getDateLocale(lang: string): string {
  const userLocales = typeof navigator === 'undefined' ? [] : navigator.languages;
  return userLocales.find((one) => one === lang || one.startsWith(`${lang}-`)) ?? lang;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function getFormat(lang: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([lang, options]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(lang, options);
  formats.set(key, format);
  return format;
}

/** Short form of a date: with the year only if it differs from the current one. */
export function formatShortDate(date: string | null | undefined, lang: string, now = new Date()): string {
  const time = parseDate(date);
  if (time === null) return '';
  const isThisYear = time.getFullYear() === now.getFullYear();
  return getFormat(lang, {
    day: 'numeric',
    month: 'short',
    ...(isThisYear ? {} : { year: 'numeric' }),
    hour: '2-digit',
    minute: '2-digit',
  }).format(time);
}

/** Long form of a date, with the time zone. */
export function formatFullDate(date: string | null | undefined, lang: string): string {
  const time = parseDate(date);
  if (time === null) return '';
  return getFormat(lang, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'long',
  }).format(time);
}

function parseDate(date: string | null | undefined): Date | null {
  const time = new Date(date ?? Number.NaN);
  return Number.isNaN(time.getTime()) ? null : time;
}
