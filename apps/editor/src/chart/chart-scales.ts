import { type ScaleLinear, scaleLinear } from 'd3-scale';
import { parseFinite } from '../xml/values.ts';
import type { Chart, Plot, ValueAxis } from './chart.ts';
import type { DrawingContext } from './drawing.ts';

export type ValueScale = ScaleLinear<number, number>;

/** Names along the axis: those of the file, or numbers where it has none. */
export function listCategories(
  { categories, categoryFormat, plots }: Chart,
  { formatValue }: DrawingContext,
): string[] {
  const count = Math.max(
    categories.length,
    ...plots.flatMap(({ series }) => series.map(({ values }) => values.length)),
  );
  return Array.from({ length: count }, (_, index) => {
    const name = categories[index] ?? String(index + 1);
    const value = categoryFormat === null ? null : parseFinite(categories[index]);
    return value === null || categoryFormat === null ? name : formatValue(categoryFormat, value);
  });
}

/** Lower and upper end of each series' values per category: above those before it where series are stacked. */
export function computeSpans({ series, stacking }: Plot, count: number): [number, number][][] {
  const totals = Array.from({ length: count }, (_, index) =>
    series.reduce((sum, { values }) => sum + Math.abs(values[index] ?? 0), 0),
  );
  const [above, below] = [new Array<number>(count).fill(0), new Array<number>(count).fill(0)];
  return series.map(({ values }) =>
    Array.from({ length: count }, (_, index): [number, number] => {
      const value = values[index] ?? 0;
      if (stacking === 'none') return [0, value];
      const part = stacking === 'percent' ? value / (totals[index] || 1) : value;
      const sums = part < 0 ? below : above;
      const from = sums[index] ?? 0;
      sums[index] = from + part;
      return [from, from + part];
    }),
  );
}

/** Smallest and largest value of plots on one axis, with zero where an axis begins there by itself. */
export function computeDomain(plots: readonly Plot[], axis: ValueAxis, count: number): [number, number] {
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const plot of plots) {
    const isFromZero =
      plot.stacking !== 'none' || plot.kind === 'bar' || plot.kind === 'area' || plot.kind === 'radar';
    const values = isFromZero
      ? computeSpans(plot, count).flat(2)
      : plot.series.flatMap((one) => one.values.filter((value) => value !== null));
    for (const value of values) {
      min = Math.min(min, value);
      max = Math.max(max, value);
    }
  }
  if (min > max) [min, max] = [0, 1];
  return completeDomain([min, max], axis);
}

/** An axis begins at zero unless all its values are close together, as in Excel. */
export function completeDomain([min, max]: [number, number], axis: ValueAxis): [number, number] {
  const isClose = min > 0 && max - min < max / 6;
  const lowest = min >= 0 && !isClose ? 0 : min;
  const highest = max <= 0 ? 0 : max;
  const [from, to] = [axis.min ?? lowest, axis.max ?? highest];
  return from < to ? [from, to] : [from, from + 1];
}

/** Rounds the ends that the file leaves open, so that marks stand at both. */
export function createValueScale(
  domain: [number, number],
  axis: ValueAxis,
  { range, ticks }: { range: [number, number]; ticks: number },
): ValueScale {
  const rounded = scaleLinear().domain(domain).nice(ticks).domain();
  const [from = 0, to = 1] = rounded;
  return scaleLinear()
    .domain([axis.min ?? from, axis.max ?? to])
    .range(axis.isReversed ? [range[1], range[0]] : range);
}
