import { heatEdges } from '@redraft/analytics';
import type { levels } from './heatmap-layout.ts';

export type HeatUnit = keyof typeof heatEdges;

/** What a level stands for in the hour: words are shares of a length, and an edge belongs to the level above it; saves are counted. */
export function levelRange(unit: HeatUnit, level: (typeof levels)[number]): string {
  const { medium, high, extreme } = heatEdges[unit];
  const last = unit === 'saves' ? 1 : 0;
  if (level === 'extreme') return `${extreme}+`;
  if (level === 'high') return `${high}–${extreme - last}`;
  return level === 'medium' ? `${medium}–${high - last}` : `${last}–${medium - last}`;
}
