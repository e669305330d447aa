import type { TFunction } from 'i18next';
import type { GraphFormats } from '../graph-formats.ts';
import { findBusiestTime } from './busy-times.ts';

interface HeatData {
  hours: readonly { start: string; amount: number; texts?: number }[];
  timezone: string;
}

/** The part of the week with the most writing. */
export function formatHeatHeadline(
  { hours, timezone }: HeatData,
  formats: GraphFormats,
  t: TFunction<'graphs'>,
): string {
  const busiest = findBusiestTime(hours, timezone);
  if (busiest === null) return '';
  const { weekday, part, share, days } = busiest;
  const time = t(`part.${part}`, { weekday: formats.weekday(weekday), count: days });
  const values = { time, share: formats.percent(share), count: hours.length };
  return share > 0.5 ? t('heat.most', values) : t('heat.busiest', values);
}
