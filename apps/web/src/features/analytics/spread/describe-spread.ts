import type { Spread } from '@redraft/contracts';
import type { TFunction } from 'i18next';

/** Describes a box plot or its dots in words and numbers. */
export function describeSpread(
  { n, box, dots }: Spread,
  format: (value: number) => string,
  t: TFunction<'graphs'>,
): string {
  if (box === null) return t('spread.few', { count: n, values: dots.map(format).join(', ') });
  return t('spread.many', {
    count: n,
    middle: format(box.middle),
    quarter: format(box.quarter),
    threeQuarters: format(box.threeQuarters),
    low: format(box.low),
    high: format(box.high),
  });
}

/** The largest value drawn in several distributions. */
export function findLargest(spreads: readonly Pick<Spread, 'box' | 'dots'>[]): number {
  return Math.max(0, ...spreads.map(({ box, dots }) => box?.high ?? Math.max(0, ...dots)));
}

/** The median of a box, or of a few values. */
export function computeMedian({ box, dots }: Pick<Spread, 'box' | 'dots'>): number | null {
  if (box !== null) return box.middle;
  const [one, other] = [dots[Math.ceil(dots.length / 2) - 1], dots[Math.floor(dots.length / 2)]];
  return one === undefined || other === undefined ? null : (one + other) / 2;
}
