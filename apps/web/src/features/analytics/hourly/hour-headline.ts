import type { TFunction } from 'i18next';
import type { GraphFormats } from '../graph-formats.ts';

interface HourSum {
  x: number;
  minutes: number;
}

/** The three consecutive hours (wrapping at midnight) with the most writing, and their share of the total. */
export function findBusiestHours(
  hours: readonly HourSum[],
): { from: number; to: number; share: number } | null {
  const minutesByHour = new Map(hours.map(({ x, minutes }) => [x, minutes]));
  const total = hours.reduce((sum, { minutes }) => sum + minutes, 0);
  if (total === 0) return null;
  const sumThreeHours = (from: number) =>
    [0, 1, 2].reduce((sum, step) => sum + (minutesByHour.get((from + step) % 24) ?? 0), 0);
  const [from = 0] = Array.from({ length: 24 }, (_, hour) => hour).sort(
    (one, other) => sumThreeHours(other) - sumThreeHours(one) || one - other,
  );
  return { from, to: (from + 3) % 24, share: sumThreeHours(from) / total };
}

/** '18:00–19:00' */
export function formatHourRange(hour: number): string {
  return `${formatHour(hour)}–${formatHour(hour + 1)}`;
}

function formatHour(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}

/** The busiest hours and the total amount. */
export function formatHourlyHeadline(
  hours: readonly HourSum[],
  formats: GraphFormats,
  t: TFunction<'graphs'>,
): string {
  const busiest = findBusiestHours(hours);
  if (busiest === null) return '';
  const { from, to, share } = busiest;
  const total = hours.reduce((sum, { minutes }) => sum + minutes, 0);
  return t('hourly.headline', {
    from: formatHour(from),
    to: formatHour(to),
    share: formats.percent(share),
    total: formats.duration(total * 60),
  });
}
