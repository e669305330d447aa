import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDayAfterWord, toDigitsOf } from '../../lib/digits.ts';

/** Number and date formats of charts in the reader's language. */
export interface GraphFormats {
  language: string;
  number: (value: number, digits?: number) => string;
  percent: (share: number) => string;
  /** '1 h 20 m', '35 h', '< 1 minute'. Never in days: 24 hours of writing would read as one working day. */
  duration: (seconds: number) => string;
  /** 'Mon 2026-10-12', for a calendar day. */
  day: (day: string, style?: 'whole' | 'short') => string;
  /** 'Tuesday'; 1 is Monday. */
  weekday: (weekday: number, style?: 'long' | 'short') => string;
}

export function createGraphFormats(language: string, t: TFunction<'ui'>): GraphFormats {
  const percentFormat = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const weekdays = {
    long: new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }),
    short: new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }),
  };
  const formatWeekday = (day: string) => weekdays.short.format(new Date(`${day}T12:00:00Z`));
  return {
    language,
    number: (value, digits = 0) =>
      new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(value),
    percent: (share) => percentFormat.format(share),
    duration: (seconds) => {
      if (seconds > 0 && seconds < 60) return t('duration.underMinute');
      const minutes = Math.round(seconds / 60);
      const parts = [
        { amount: Math.floor(minutes / 60), unit: t('duration.hours') },
        { amount: minutes % 60, unit: t('duration.minutes') },
      ];
      const nonZeroParts = parts.filter(({ amount }) => amount > 0);
      return (nonZeroParts.length === 0 ? parts.slice(1) : nonZeroParts)
        .map(({ amount, unit }) => `${toDigitsOf(language, String(amount))} ${unit}`)
        .join(' ');
    },
    day: (day, style = 'whole') =>
      `${formatWeekday(day)} ${formatDayAfterWord(language, style === 'whole' ? day : day.slice(5))}`,
    // 1 January 2024 was a Monday.
    weekday: (weekday, style = 'long') => weekdays[style].format(new Date(Date.UTC(2024, 0, weekday))),
  };
}

export function useGraphFormats(): GraphFormats {
  const { t, i18n } = useTranslation('ui');
  return useMemo(() => createGraphFormats(i18n.language, t), [i18n.language, t]);
}

/** Display name of a time zone. */
export function formatZoneName(zone: string): string {
  return zone.replaceAll('_', ' ');
}
