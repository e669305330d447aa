import { area } from 'd3-shape';
import type { Chart, LabelPosition, Plot, Series } from './chart.ts';
import { computeSpans } from './chart-scales.ts';
import { type Axes, drawAxes, layoutAxes } from './draw-axes.ts';
import { drawLine, drawMarkers } from './draw-line.ts';
import { type Box, type DrawTarget, drawRectangle, fontPixels, round } from './drawing.ts';
import type { ValueScale } from './value-axis.ts';

/** Bars, lines and areas along one axis of categories. */
export function drawCategoryPlots(chart: Chart, box: Box, target: DrawTarget): void {
  const axes = layoutAxes(chart, box, target);
  drawAxes(axes, target);
  const bars = chart.plots.filter(({ kind }) => kind === 'bar');
  const slots = bars.reduce(
    (sum, { series, stacking }) => sum + (stacking === 'none' ? series.length : 1),
    0,
  );
  let slot = 0;
  for (const plot of chart.plots.toSorted((one, other) => orderOf(one) - orderOf(other))) {
    if (plot.kind === 'bar') {
      drawBars(plot, axes, { target, slots, firstSlot: slot });
      slot += plot.stacking === 'none' ? plot.series.length : 1;
    } else if (plot.kind === 'area') drawAreas(plot, axes, target);
    else drawLines(plot, axes, target);
  }
}

const orderOf = ({ kind }: Plot): number => ['area', 'bar', 'line'].indexOf(kind);

type LabelAnchor = 'start' | 'middle' | 'end';

interface BarPlace {
  target: DrawTarget;
  slots: number;
  firstSlot: number;
}

function drawBars(plot: Plot, axes: Axes, { target, slots, firstSlot }: BarPlace): void {
  const { categories, names, isHorizontal, chart } = axes;
  // The first series is on the left, or at the bottom, unless the axis is reversed.
  const isFirstAtEnd = isHorizontal !== chart.xAxis.isReversed;
  const scale = getScale(plot, axes);
  const [low = 0, high = 0] = scale.domain();
  const limit = (value: number) => Math.min(Math.max(value, low), high);
  // Bars of another plot stand beside these.
  const overlap = slots === plot.series.length ? plot.overlap : 0;
  const thickness = categories.bandwidth() / (slots - (slots - 1) * overlap + plot.gapWidth);
  const spans = computeSpans(plot, names.length);
  for (const [order, series] of plot.series.entries()) {
    const place = firstSlot + (plot.stacking === 'none' ? order : 0);
    const slot = isFirstAtEnd ? slots - 1 - place : place;
    const byColor = new Map<string, string>();
    for (const [index, [from, to]] of (spans[order] ?? []).entries()) {
      if ((series.values[index] ?? null) === null) continue;
      const start = (categories(index) ?? 0) + thickness * (plot.gapWidth / 2 + slot * (1 - overlap));
      const [near, far] = [scale(limit(from)), scale(limit(to))];
      const color = series.pointColors[index] ?? series.color;
      const bar = isHorizontal
        ? drawRectangle(near, start, far, start + thickness)
        : drawRectangle(start, near, start + thickness, far);
      byColor.set(color, (byColor.get(color) ?? '') + bar);
      drawLabel(series, index, {
        target,
        axes,
        ...placeBarLabel({ near, far, middle: start + thickness / 2 }, plot, { series, axes }),
      });
    }
    for (const [fill, d] of byColor) target.drawing.paths.push({ d, fill });
  }
}

/** Where the label of a bar is: beside its end, or within it. */
function placeBarLabel(
  { near, far, middle }: { near: number; far: number; middle: number },
  { stacking }: Plot,
  { series: { labels }, axes: { isHorizontal, chart } }: { series: Series; axes: Axes },
): { x: number; y: number; anchor?: LabelAnchor } {
  const position = labels?.position ?? (stacking === 'none' ? 'outEnd' : 'ctr');
  const centre = (near + far) / 2;
  if (isHorizontal) {
    const at: Record<LabelPosition, [x: number, anchor: LabelAnchor]> = {
      outEnd: [far + 4, 'start'],
      inEnd: [far - 4, 'end'],
      ctr: [centre, 'middle'],
      inBase: [near + 4, 'start'],
    };
    const [x, anchor] = at[position];
    return { x, y: middle, anchor };
  }
  const size = fontPixels(chart.fontSize);
  const at: Record<LabelPosition, number> = {
    outEnd: far - 5,
    inEnd: far + size + 1,
    ctr: centre + size * 0.35,
    inBase: near - 5,
  };
  return { x: middle, y: at[position] };
}

/** Labels of more points would cover each other, and take long to draw. */
const maxLabels = 200;

function drawLabel(
  series: Series,
  index: number,
  place: { target: DrawTarget; axes: Axes; x: number; y: number; anchor?: LabelAnchor },
): void {
  const { target, axes, x, y } = place;
  const value = series.values[index] ?? null;
  if (series.labels === null || value === null || series.values.length > maxLabels) return;
  const { chart, names, isHorizontal } = axes;
  const size = fontPixels(chart.fontSize);
  const text = [
    ...(series.labels.hasCategory ? [names[index] ?? ''] : []),
    ...(series.labels.hasValue ? [target.context.formatValue(series.labels.format, value)] : []),
  ].join(' ');
  if (text === '') return;
  target.drawing.texts.push({
    text,
    x: round(x),
    y: round(isHorizontal ? y + size * 0.35 : y),
    size,
    anchor: place.anchor ?? (isHorizontal ? 'start' : 'middle'),
    color: chart.color,
  });
}

const getScale = ({ isSecondary }: Plot, { secondary, values }: Axes): ValueScale =>
  (isSecondary && secondary ? secondary : values).scale;

const middleOf = ({ categories }: Axes, index: number): number =>
  (categories(index) ?? 0) + categories.bandwidth() / 2;

function drawLines(plot: Plot, axes: Axes, target: DrawTarget): void {
  const scale = getScale(plot, axes);
  const spans = computeSpans(plot, axes.names.length);
  for (const [order, series] of plot.series.entries()) {
    const points = (spans[order] ?? []).map(([, value], index) => ({
      x: round(middleOf(axes, index)),
      y: round(scale(value)),
      hasValue: (series.values[index] ?? null) !== null,
    }));
    drawLine(series, points, target.drawing);
    drawMarkers(series, points, target.drawing);
    for (const [index, { x, y, hasValue }] of points.entries())
      if (hasValue) drawLabel(series, index, { target, axes, x, y: y - 6 });
  }
}

function drawAreas(plot: Plot, axes: Axes, { drawing }: DrawTarget): void {
  const scale = getScale(plot, axes);
  const spans = computeSpans(plot, axes.names.length);
  for (const [order, series] of plot.series.entries()) {
    const path = area<[number, number]>()
      .x((_, index) => round(middleOf(axes, index)))
      .y0(([from]) => round(scale(from)))
      .y1(([, to]) => round(scale(to)))(spans[order] ?? []);
    if (path !== null)
      drawing.paths.push({ d: path, fill: series.color, opacity: plot.stacking === 'none' ? 0.85 : 1 });
  }
}
