import { computeHeatmap, computeHeatmapOfSaves, type HeatChange } from '@redraft/analytics';
import type { Heatmap } from '@redraft/contracts';

/** The hours of a heatmap in its unit. */
export function presentHeatHours(
  quarters: Iterable<HeatChange & { saves: number }>,
  { unit, timezone }: Pick<Heatmap, 'unit' | 'timezone'>,
): Heatmap['hours'] {
  const compute = unit === 'words' ? computeHeatmap : computeHeatmapOfSaves;
  return compute(quarters, timezone).map((hour) => ({ ...hour, start: new Date(hour.start).toISOString() }));
}
