/** The user's date locale, if its language is that of the page: date formats differ between English locales. */
export function dateLanguage(lang: string): string {
  const own = typeof navigator === 'undefined' ? [] : navigator.languages;
  return own.find((one) => one === lang || one.startsWith(`${lang}-`)) ?? lang;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(lang: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([lang, options]);
  const known = formats.get(key) ?? new Intl.DateTimeFormat(lang, options);
  formats.set(key, known);
  return known;
}

/** Short form of a date: with the year only if it differs from the current one. */
export function shortWhen(date: string | null | undefined, lang: string, now = new Date()): string {
  const time = timeOf(date);
  if (time === null) return '';
  const isThisYear = time.getFullYear() === now.getFullYear();
  return formatOf(lang, {
    day: 'numeric',
    month: 'short',
    ...(isThisYear ? {} : { year: 'numeric' }),
    hour: '2-digit',
    minute: '2-digit',
  }).format(time);
}

/** Long form of a date, with the time zone. */
export function fullWhen(date: string | null | undefined, lang: string): string {
  const time = timeOf(date);
  if (time === null) return '';
  return formatOf(lang, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'long',
  }).format(time);
}

function timeOf(date: string | null | undefined): Date | null {
  const time = new Date(date ?? Number.NaN);
  return Number.isNaN(time.getTime()) ? null : time;
}
