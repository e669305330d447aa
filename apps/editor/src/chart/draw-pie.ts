import { arc, type PieArcDatum, pie } from 'd3-shape';
import type { Chart, Series } from './chart.ts';
import { listCategories } from './chart-scales.ts';
import { type Box, type DrawTarget, fontPixels, round } from './drawing.ts';

interface Ring {
  chart: Chart;
  names: readonly string[];
  center: { x: number; y: number };
  /** Of the whole pie. */
  radius: number;
  inner: number;
  outer: number;
}

/** A pie, or rings of a doughnut: one for each series. */
export function drawPie(chart: Chart, box: Box, target: DrawTarget): void {
  const [plot] = chart.plots;
  if (plot === undefined) return;
  const names = listCategories(chart, target.context);
  const center = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  const farthest = Math.max(0, ...plot.series.flatMap(({ explosions }) => explosions));
  const radius = Math.max(4, Math.min(box.right - box.left, box.bottom - box.top) / 2 / (1 + farthest));
  // A pie shows its first series only.
  const shown = plot.holeSize > 0 ? plot.series : plot.series.slice(0, 1);
  const width = (radius * (1 - plot.holeSize)) / Math.max(1, shown.length);
  for (const [order, series] of shown.entries()) {
    const inner = plot.holeSize > 0 ? radius * plot.holeSize + order * width : 0;
    drawRing(series, { chart, names, center, radius, inner, outer: inner + width }, target);
  }
}

function drawRing(series: Series, ring: Ring, target: DrawTarget): void {
  const sizes = series.values.map((value) => Math.abs(value ?? 0));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  if (total === 0) return;
  // Shares instead of values: the smallest numbers cannot be divided by their sum in angles.
  const slices = pie<number>().sort(null)(sizes.map((size) => size / total));
  for (const slice of slices) if (slice.value > 0) drawSlice(slice, { series, ring, target });
}

function drawSlice(
  { startAngle, endAngle, index, value: share }: PieArcDatum<number>,
  { series, ring, target: { drawing, context } }: { series: Series; ring: Ring; target: DrawTarget },
): void {
  const { chart, names, center, radius, inner, outer } = ring;
  const away = radius * (series.explosions[index] ?? 0);
  const middle = (startAngle + endAngle) / 2;
  const [x, y] = [center.x + Math.sin(middle) * away, center.y - Math.cos(middle) * away];
  const shape = { startAngle, endAngle, innerRadius: inner, outerRadius: outer };
  drawing.paths.push({
    d: arc()(shape) ?? '',
    x: round(x),
    y: round(y),
    fill: series.pointColors[index] ?? series.color,
    stroke: '#fff',
    width: 1,
  });
  const { labels } = series;
  if (labels === null) return;
  const text = [
    ...(labels.hasCategory ? [names[index] ?? ''] : []),
    ...(labels.hasValue ? [context.formatValue(labels.format, series.values[index] ?? 0)] : []),
    ...(labels.hasPercentage ? [context.formatValue('0%', share)] : []),
  ].join(' ');
  const size = fontPixels(chart.fontSize);
  const [dx = 0, dy = 0] = arc().centroid(inner === 0 ? { ...shape, innerRadius: outer * 0.4 } : shape);
  drawing.texts.push({
    text,
    x: round(x + dx),
    y: round(y + dy + size * 0.35),
    size,
    anchor: 'middle',
    color: chart.color,
  });
}
