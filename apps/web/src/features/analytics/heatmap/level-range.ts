import { heatEdges } from '@redraft/analytics';
import type { HeatUnit } from '@redraft/contracts';
import type { levels } from './heatmap-layout.ts';

/** Range of a level per hour: words are fractions, where a bound belongs to the upper level; saves are integers. */
export function formatLevelRange(unit: HeatUnit, level: (typeof levels)[number]): string {
  const { medium, high, extreme } = heatEdges[unit];
  const last = unit === 'saves' ? 1 : 0;
  if (level === 'extreme') return `${extreme}+`;
  if (level === 'high') return `${high}–${extreme - last}`;
  return level === 'medium' ? `${medium}–${high - last}` : `${last}–${medium - last}`;
}
