import type { HeatUnit } from '@redraft/contracts';
import type { TFunction } from 'i18next';
import type { GraphFormats } from '../graph-formats.ts';
import { findBusiestTime } from './busy-times.ts';

interface HeatData {
  hours: readonly { start: string; amount: number; texts?: number }[];
  timezone: string;
  unit: HeatUnit;
}

/** The part of the week with the most writing. */
export function formatHeatHeadline(
  { hours, timezone, unit }: HeatData,
  formats: GraphFormats,
  t: TFunction<'graphs'>,
): string {
  const busiest = findBusiestTime(hours, timezone);
  if (busiest === null) return '';
  const { weekday, part, share, days } = busiest;
  const time = t(`part.${part}`, { weekday: formats.weekday(weekday), count: days });
  const values = { time, share: formats.percent(share), count: hours.length };
  return t(`heat.${share > 0.5 ? 'most' : 'busiest'}.${unit}`, values);
}
