import { type ScaleBand, scaleBand } from 'd3-scale';
import { area } from 'd3-shape';
import type { Chart, Plot, Series, ValueAxis } from './chart.ts';
import {
  computeDomain,
  computeSpans,
  createValueScale,
  listCategories,
  type ValueScale,
} from './chart-scales.ts';
import { drawLine, drawMarkers } from './draw-line.ts';
import {
  type Box,
  type DrawTarget,
  drawRectangle,
  fontPixels,
  gridColor,
  round,
  textWidth,
} from './drawing.ts';

interface Axes {
  chart: Chart;
  names: readonly string[];
  categories: ScaleBand<number>;
  values: ValueScale;
  secondary: ValueScale | null;
  isHorizontal: boolean;
  /** Of the plots alone. */
  box: Box;
}

/** Bars, lines and areas along one axis of categories. */
export function drawCategoryPlots(chart: Chart, box: Box, target: DrawTarget): void {
  const axes = layoutAxes(chart, box, target);
  drawValueAxis(axes, target, { scale: axes.values, axis: chart.valueAxis, isSecondary: false });
  if (axes.secondary && chart.secondaryAxis)
    drawValueAxis(axes, target, { scale: axes.secondary, axis: chart.secondaryAxis, isSecondary: true });
  drawCategoryAxis(axes, target);
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

function layoutAxes(chart: Chart, box: Box, { context }: DrawTarget): Axes {
  const names = listCategories(chart, context);
  const size = fontPixels(chart.fontSize);
  const isHorizontal = chart.plots.some((plot) => plot.isHorizontal);
  const domainOf = (isSecondary: boolean, axis: ValueAxis) =>
    computeDomain(
      chart.plots.filter((plot) => plot.isSecondary === isSecondary),
      axis,
      names.length,
    );
  const domain = domainOf(false, chart.valueAxis);
  const { secondaryAxis } = chart;
  const secondaryDomain = secondaryAxis && domainOf(true, secondaryAxis);
  const labelWidth = (axis: ValueAxis, ends: readonly number[]) =>
    axis.isHidden
      ? 0
      : Math.max(...ends.map((value) => textWidth(context.formatValue(axis.format, value), size))) + 6;
  // Half of a label stands beyond each end of an axis.
  const inner: Box = { ...box, top: box.top + size * 0.5, right: box.right - size * 0.5 };
  const widestName = Math.max(0, ...names.map((name) => textWidth(name, size)));
  if (isHorizontal) {
    inner.left += chart.xAxis.isHidden ? 0 : Math.min(widestName + 6, (box.right - box.left) / 3);
    inner.bottom -= chart.valueAxis.isHidden ? 0 : size * 1.6;
  } else {
    inner.left += labelWidth(chart.valueAxis, domain);
    inner.bottom -= chart.xAxis.isHidden ? 0 : size * 1.6;
    if (secondaryAxis && secondaryDomain) inner.right -= labelWidth(secondaryAxis, secondaryDomain);
  }
  const range: [number, number] = isHorizontal ? [inner.left, inner.right] : [inner.bottom, inner.top];
  const ticks = countTicks(range, isHorizontal);
  const along: [number, number] = isHorizontal ? [inner.bottom, inner.top] : [inner.left, inner.right];
  return {
    chart,
    names,
    isHorizontal,
    box: inner,
    values: createValueScale(domain, chart.valueAxis, { range, ticks }),
    secondary:
      secondaryAxis && secondaryDomain && createValueScale(secondaryDomain, secondaryAxis, { range, ticks }),
    categories: scaleBand<number>()
      .domain(names.keys())
      .range(chart.xAxis.isReversed ? [along[1], along[0]] : along),
  };
}

/** As many marks as there is room for: labels beside each other take more of it. */
function countTicks([from = 0, to = 0]: readonly number[], isHorizontal: boolean): number {
  return Math.max(2, Math.min(8, Math.round(Math.abs(to - from) / (isHorizontal ? 80 : 40))));
}

function drawValueAxis(
  { chart, box, isHorizontal }: Axes,
  { drawing, context }: DrawTarget,
  { scale, axis, isSecondary }: { scale: ValueScale; axis: ValueAxis; isSecondary: boolean },
): void {
  const size = fontPixels(chart.fontSize);
  for (const value of scale.ticks(countTicks(scale.range(), isHorizontal))) {
    const at = round(scale(value));
    if (axis.hasGrid && !isSecondary)
      drawing.paths.push({
        d: isHorizontal ? `M${at} ${box.top}V${box.bottom}` : `M${box.left} ${at}H${box.right}`,
        stroke: gridColor,
        width: 0.75,
      });
    if (axis.isHidden) continue;
    const text = context.formatValue(axis.format, value);
    drawing.texts.push(
      isHorizontal
        ? { text, x: at, y: box.bottom + size * 1.2, size, anchor: 'middle', color: chart.color }
        : {
            text,
            x: isSecondary ? box.right + 6 : box.left - 6,
            y: at + size * 0.35,
            size,
            anchor: isSecondary ? 'start' : 'end',
            color: chart.color,
          },
    );
  }
}

function drawCategoryAxis(
  { chart, names, categories, values, isHorizontal, box }: Axes,
  { drawing }: DrawTarget,
): void {
  const size = fontPixels(chart.fontSize);
  const [low = 0, high = 0] = values.domain();
  const zero = round(values(Math.min(Math.max(0, low), high)));
  drawing.paths.push({
    d: isHorizontal ? `M${zero} ${box.top}V${box.bottom}` : `M${box.left} ${zero}H${box.right}`,
    stroke: gridColor,
    width: 1,
  });
  if (chart.xAxis.isHidden) return;
  const step = Math.max(categories.bandwidth(), 0.01);
  const widest = Math.max(1, ...names.map((name) => textWidth(name, size)));
  // As many names as there is room for.
  const every = isHorizontal
    ? Math.ceil((size * 1.2) / step)
    : Math.ceil(Math.min(widest, 90) / (step * 1.1));
  for (const [index, text] of names.entries()) {
    if (index % every !== 0) continue;
    const middle = round((categories(index) ?? 0) + step / 2);
    drawing.texts.push(
      isHorizontal
        ? {
            text,
            x: box.left - 6,
            y: middle + size * 0.35,
            size,
            anchor: 'end',
            color: chart.color,
            maxWidth: box.left - 8,
          }
        : {
            text,
            x: middle,
            y: box.bottom + size * 1.2,
            size,
            anchor: 'middle',
            color: chart.color,
            maxWidth: Math.max(step * every, 20),
          },
    );
  }
}

interface BarPlace {
  target: DrawTarget;
  slots: number;
  firstSlot: number;
}

function drawBars(plot: Plot, axes: Axes, { target, slots, firstSlot }: BarPlace): void {
  const { categories, names, isHorizontal } = axes;
  const scale = getScale(plot, axes);
  const [low = 0, high = 0] = scale.domain();
  const limit = (value: number) => Math.min(Math.max(value, low), high);
  const thickness = categories.bandwidth() / (slots + plot.gapWidth);
  const spans = computeSpans(plot, names.length);
  for (const [order, series] of plot.series.entries()) {
    const slot = firstSlot + (plot.stacking === 'none' ? order : 0);
    const byColor = new Map<string, string>();
    for (const [index, [from, to]] of (spans[order] ?? []).entries()) {
      if ((series.values[index] ?? null) === null) continue;
      const start = (categories(index) ?? 0) + thickness * (plot.gapWidth / 2 + slot);
      const [near, far] = [scale(limit(from)), scale(limit(to))];
      const color = series.pointColors[index] ?? series.color;
      const bar = isHorizontal
        ? drawRectangle(near, start, far, start + thickness)
        : drawRectangle(start, near, start + thickness, far);
      byColor.set(color, (byColor.get(color) ?? '') + bar);
      drawLabel(series, index, {
        target,
        axes,
        x: isHorizontal ? far + 4 : start + thickness / 2,
        y: isHorizontal ? start + thickness / 2 : far - 3,
      });
    }
    for (const [fill, d] of byColor) target.drawing.paths.push({ d, fill });
  }
}

/** Labels of more points would cover each other, and take long to draw. */
const maxLabels = 200;

function drawLabel(
  series: Series,
  index: number,
  { target, axes, x, y }: { target: DrawTarget; axes: Axes; x: number; y: number },
): void {
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
    anchor: isHorizontal ? 'start' : 'middle',
    color: chart.color,
  });
}

const getScale = ({ isSecondary }: Plot, { secondary, values }: Axes): ValueScale =>
  isSecondary && secondary ? secondary : values;

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
