import { arc, pie } from 'd3-shape';
import type { Chart } from './chart.ts';
import { listCategories } from './chart-scales.ts';
import { type Box, type Drawer, fontPixels, round } from './drawing.ts';

/** A pie, or rings of a doughnut: one for each series. */
export function drawPie(chart: Chart, box: Box, { drawing, context }: Drawer): void {
  const [plot] = chart.plots;
  if (plot === undefined) return;
  const names = listCategories(chart, context);
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const farthest = Math.max(0, ...plot.series.flatMap(({ offsets }) => offsets));
  const radius = Math.max(4, Math.min(box.right - box.left, box.bottom - box.top) / 2 / (1 + farthest));
  // A pie shows its first series only.
  const series = plot.hole > 0 ? plot.series : plot.series.slice(0, 1);
  const ring = (radius * (1 - plot.hole)) / Math.max(1, series.length);
  const size = fontPixels(chart.fontSize);
  for (const [order, one] of series.entries()) {
    const inner = plot.hole > 0 ? radius * plot.hole + order * ring : 0;
    const outer = inner === 0 ? radius : inner + ring;
    const total = one.values.reduce<number>((sum, value) => sum + Math.abs(value ?? 0), 0);
    const slices = pie<number | null>()
      .sort(null)
      .value((value) => Math.abs(value ?? 0))([...one.values]);
    for (const [index, slice] of slices.entries()) {
      // Also those of which the angles are not numbers, because their values are too small to be divided.
      if (!(slice.endAngle > slice.startAngle)) continue;
      const away = radius * (one.offsets[index] ?? 0);
      const middle = (slice.startAngle + slice.endAngle) / 2;
      const [centreX, centreY] = [x + Math.sin(middle) * away, y - Math.cos(middle) * away];
      const shape = {
        startAngle: slice.startAngle,
        endAngle: slice.endAngle,
        innerRadius: inner,
        outerRadius: outer,
      };
      drawing.paths.push({
        d: arc()(shape) ?? '',
        x: round(centreX),
        y: round(centreY),
        fill: one.pointColors[index] ?? one.color,
        stroke: '#fff',
        width: 1,
      });
      const value = one.values[index] ?? 0;
      const { labels } = one;
      if (labels === null) continue;
      const text = [
        ...(labels.hasCategory ? [names[index] ?? ''] : []),
        ...(labels.hasValue ? [context.formatValue(labels.format, value)] : []),
        ...(labels.hasPercentage
          ? [context.formatValue('0%', total === 0 ? 0 : Math.abs(value) / total)]
          : []),
      ].join(' ');
      const [dx = 0, dy = 0] = arc().centroid(inner === 0 ? { ...shape, innerRadius: outer * 0.4 } : shape);
      drawing.texts.push({
        text,
        x: round(centreX + dx),
        y: round(centreY + dy + size * 0.35),
        size,
        anchor: 'middle',
        color: chart.color,
      });
    }
  }
}
