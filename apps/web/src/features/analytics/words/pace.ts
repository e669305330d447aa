import type { TFunction } from 'i18next';
import type { GraphFormats } from '../graph-formats.ts';

/** Bands of the words changed in a minute, from their lower edge (docs/metrics.md#words-changed). */
export const paceBands = [
  { id: 'measured', from: 0, to: 25 },
  { id: 'fast', from: 25, to: 50 },
  { id: 'veryFast', from: 50, to: Number.POSITIVE_INFINITY },
] as const;

/** How strongly a band is drawn: told apart in both lights, and by the lines at their edges where it is not. */
export const bandStrength = (index: number): number => 0.04 + 0.09 * index;

type Points = readonly { x: number; y: number }[];

/** How many of the minutes with a change are in the first band, and how many words the fullest minute has. */
export function wordChangeHeadline(points: Points, formats: GraphFormats, t: TFunction<'graphs'>): string {
  if (points.length === 0) return '';
  const measured = points.filter(({ y }) => y < paceBands[1].from).length;
  return t('wordChange.headline', {
    share: formats.percent(measured / points.length),
    count: points.length,
    most: formats.number(Math.max(...points.map(({ y }) => y))),
  });
}
