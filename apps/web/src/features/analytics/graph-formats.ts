import { durationParts } from '@redraft/calendar';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** How graphs write their figures, in the reader's language. */
export interface GraphFormats {
  language: string;
  number: (value: number, digits?: number) => string;
  percent: (share: number) => string;
  /** '1 h 20 m', '< 1 minute'; two parts at most. */
  duration: (seconds: number) => string;
  /** 'Mon 2026-10-12', of a calendar day. */
  day: (day: string, style?: 'whole' | 'short') => string;
  /** 'Tuesday'; 1 is Monday. */
  weekday: (weekday: number, style?: 'long' | 'short') => string;
  /** 'a, b and c'. */
  list: (items: readonly string[]) => string;
}

const units = ['days', 'hours', 'minutes'] as const;

export function graphFormats(language: string, t: TFunction<'ui'>): GraphFormats {
  const percents = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const weekdays = {
    long: new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }),
    short: new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }),
  };
  const lists = new Intl.ListFormat(language, { type: 'conjunction' });
  const weekdayOf = (day: string) => weekdays.short.format(new Date(`${day}T12:00:00Z`));
  return {
    language,
    number: (value, digits = 0) =>
      new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(value),
    percent: (share) => percents.format(share),
    duration: (seconds) => {
      if (seconds === 0) return `0 ${t('duration.minutes')}`;
      if (seconds < 60) return t('duration.underMinute');
      const parts = durationParts(Math.round(seconds / 60) * 60);
      const first = units.findIndex((unit) => parts[unit] > 0);
      return units
        .slice(first, first + 2)
        .filter((unit, index) => index === 0 || parts[unit] > 0)
        .map((unit) => `${parts[unit]} ${t(`duration.${unit}`)}`)
        .join(' ');
    },
    day: (day, style = 'whole') => `${weekdayOf(day)} ${style === 'whole' ? day : day.slice(5)}`,
    // The first of January 2024 was a Monday.
    weekday: (weekday, style = 'long') => weekdays[style].format(new Date(Date.UTC(2024, 0, weekday))),
    list: (items) => lists.format(items),
  };
}

export function useGraphFormats(): GraphFormats {
  const { t, i18n } = useTranslation('ui');
  return useMemo(() => graphFormats(i18n.language, t), [i18n.language, t]);
}

/** A zone as people write it. */
export function zoneName(zone: string): string {
  return zone.replaceAll('_', ' ');
}
