import { parseBoundedNumber } from '../xml/values.ts';
import type { Chart, Plot } from './chart.ts';
import type { DrawingContext } from './drawing.ts';
import { type Extent, findExtent } from './value-axis.ts';

/** Names along the axis: those of the file, or numbers where it has none. */
export function listCategories(
  { categories, categoryFormat, plots }: Chart,
  { formatValue }: Pick<DrawingContext, 'formatValue'>,
): string[] {
  const count = Math.max(
    categories.length,
    ...plots.flatMap(({ series }) => series.map(({ values }) => values.length)),
  );
  return Array.from({ length: count }, (_, index) => {
    const name = categories[index] ?? String(index + 1);
    const value = categoryFormat === null ? null : parseBoundedNumber(categories[index]);
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

/** Smallest and largest value of plots on one axis, with the zero on which bars and areas stand. */
export function computeExtent(plots: readonly Plot[], count: number): Extent {
  const values = plots.flatMap((plot) =>
    plot.stacking === 'none' && plot.kind === 'line'
      ? plot.series.flatMap((one) => one.values.filter((value) => value !== null))
      : computeSpans(plot, count).flat(2),
  );
  return findExtent(
    values,
    plots.some(({ stacking }) => stacking === 'percent'),
  );
}
