import type { TFunction } from 'i18next';
import type { GraphFormats } from '../graph-formats.ts';

/** Pace bands by words changed per minute, with their lower bounds (docs/metrics.md#words-changed). */
export const paceBands = [
  { id: 'measured', from: 0, to: 25 },
  { id: 'fast', from: 25, to: 50 },
  { id: 'veryFast', from: 50, to: Number.POSITIVE_INFINITY },
] as const;

/** Opacity of a band: distinguishable in both colour schemes, and by its edges otherwise. */
export const computeBandOpacity = (index: number): number => 0.04 + 0.09 * index;

type Points = readonly { x: number; y: number }[];

/** Number of minutes in the first band, and words of the busiest minute. */
export function wordChangeHeadline(points: Points, formats: GraphFormats, t: TFunction<'graphs'>): string {
  if (points.length === 0) return '';
  const countMeasured = points.filter(({ y }) => y < paceBands[1].from).length;
  return t('wordChange.headline', {
    share: formats.percent(countMeasured / points.length),
    count: points.length,
    most: formats.number(Math.max(...points.map(({ y }) => y))),
  });
}
