import type { TFunction } from 'i18next';
import { formatInZone } from '../../../lib/class-time.ts';
import type { GraphFormats } from '../graph-formats.ts';

/** '2026-10-12, 16:00–24:00' */
export function thirdOf({ x, end }: { x: number; end: number }, zone: string): string {
  const at = (time: number) => formatInZone(new Date(time).toISOString(), zone);
  const [day, from] = at(x).split(' ');
  const to = at(end).slice(11);
  return `${day}, ${from}–${to === '00:00' ? '24:00' : to}`;
}

interface Told {
  of: 'minutes' | 'words';
  lanes: readonly {
    title: string | null;
    buckets: readonly { x: number; end: number; sum: number; n: number }[];
  }[];
  timezone: string;
}

/** When the most was done, and for what. */
export function activityHeadline(
  { of, lanes, timezone }: Told,
  formats: GraphFormats,
  t: TFunction<'graphs'>,
): string {
  const buckets = lanes.flatMap((lane) => lane.buckets.map((bucket) => ({ ...bucket, title: lane.title })));
  const [most] = buckets.toSorted((one, other) => other.sum - one.sum);
  if (most === undefined) return '';
  const amount =
    of === 'minutes' ? formats.duration(most.sum * 60) : t('activity.words.amount', { count: most.sum });
  const values = { time: thirdOf(most, timezone), amount, count: most.n };
  return most.title === null
    ? t('activity.headline', values)
    : t('activity.headlineOf', { ...values, title: most.title });
}
