import type { TFunction } from 'i18next';
import { formatInZone } from '../../../lib/class-time.ts';
import type { GraphFormats } from '../graph-formats.ts';
import { computeMedian } from '../spread/describe-spread.ts';

/** '2026-10-12, 16:00–24:00' */
export function formatDayThird({ x, end }: { x: number; end: number }, zone: string): string {
  const inZone = (time: number) => formatInZone(new Date(time).toISOString(), zone);
  const [day, from] = inZone(x).split(' ');
  const to = inZone(end).slice(11);
  return `${day}, ${from}–${to === '00:00' ? '24:00' : to}`;
}

/** A value more than three times the median counts as an outlier. */
const outlierFactor = 3;

interface HeadlineValues {
  unit: 'minutes' | 'words';
  lanes: readonly {
    title: string | null;
    buckets: readonly { x: number; end: number; sum: number; n: number }[];
  }[];
  timezone: string;
}

/** The busiest period and its assignment; if one student caused it, the median is added. */
export function formatActivityHeadline(
  { unit, lanes, timezone }: HeadlineValues,
  formats: GraphFormats,
  t: TFunction<'graphs'>,
): string {
  const buckets = lanes.flatMap((lane) => lane.buckets.map((bucket) => ({ ...bucket, title: lane.title })));
  const [busiest] = buckets.toSorted((one, other) => other.sum - one.sum);
  if (busiest === undefined) return '';
  const formatShare = (sum: number) =>
    unit === 'minutes' ? formats.duration(sum * 60) : t('activity.words.amount', { count: sum });
  const amount = formatShare(busiest.sum);
  if (buckets.length > 1 && buckets.every(({ sum }) => formatShare(sum) === amount))
    return t('activity.same', { amount, count: buckets.length });
  const values = { time: formatDayThird(busiest, timezone), amount, count: busiest.n };
  const headline =
    busiest.title === null
      ? t('activity.headline', values)
      : t('activity.headlineOf', { ...values, title: busiest.title });
  const median = computeMedian({
    box: null,
    dots: buckets.map(({ sum }) => sum).toSorted((one, other) => one - other),
  });
  // One student's activity says little about the others.
  const isOutlier =
    busiest.n === 1 && buckets.length > 2 && median !== null && busiest.sum > outlierFactor * median;
  return isOutlier ? `${headline} ${t('activity.outlier', { amount: formatShare(median) })}` : headline;
}
