import { type ScaleBand, scaleBand } from 'd3-scale';
import type { Chart, ValueAxis } from './chart.ts';
import { computeExtent, listCategories } from './chart-scales.ts';
import { type Box, type DrawingContext, type DrawTarget, fontPixels, gridColor, round } from './drawing.ts';
import { measureWidest } from './text-width.ts';
import { type ScaledAxis, scaleAxis } from './value-axis.ts';

export interface Axes {
  chart: Chart;
  names: readonly string[];
  categories: ScaleBand<number>;
  values: ScaledAxis;
  secondary: ScaledAxis | null;
  isHorizontal: boolean;
  /** Of the plots alone. */
  box: Box;
}

interface LabelPlace {
  size: number;
  context: DrawingContext;
}

/** Pixels of the widest label of these marks. */
export const measureLabels = (
  { format }: ValueAxis,
  ticks: readonly number[],
  { size, context }: LabelPlace,
): number =>
  measureWidest(
    ticks.map((value) => context.formatValue(format, value)),
    size,
  );

/** Labels beside the plots take a third of the width at most. */
const getMaxLabelWidth = ({ left, right }: Box): number => (right - left) / 3;

/** Room for the labels beside an axis. */
export const measureLabelRoom = (
  axis: ValueAxis,
  ticks: readonly number[],
  { box, ...place }: LabelPlace & { box: Box },
): number => (axis.isHidden ? 0 : Math.min(measureLabels(axis, ticks, place) + 6, getMaxLabelWidth(box)));

/** Places the axes of categories and values in a box, which their labels make smaller. */
export function layoutAxes(chart: Chart, box: Box, { context }: DrawTarget): Axes {
  const names = listCategories(chart, context);
  const size = fontPixels(chart.fontSize);
  const isHorizontal = chart.plots.some((plot) => plot.isHorizontal);
  const place = { size, context };
  // Half of a label stands beyond each end of an axis.
  const inner: Box = { ...box, top: box.top + size * 0.5, right: box.right - size * 0.5 };
  if (isHorizontal) {
    inner.left += chart.xAxis.isHidden ? 0 : Math.min(measureWidest(names, size) + 6, getMaxLabelWidth(box));
    inner.bottom -= chart.valueAxis.isHidden ? 0 : size * 1.6;
  } else inner.bottom -= chart.xAxis.isHidden ? 0 : size * 1.6;
  const scaleValues = (isSecondary: boolean, axis: ValueAxis): ScaledAxis =>
    scaleAxis(
      computeExtent(
        chart.plots.filter((plot) => plot.isSecondary === isSecondary),
        names.length,
      ),
      axis,
      {
        range: isHorizontal ? [inner.left, inner.right] : [inner.bottom, inner.top],
        measure: (ticks) => (isHorizontal ? measureLabels(axis, ticks, place) + size * 0.4 : size),
      },
    );
  const { valueAxis, secondaryAxis } = chart;
  const values = scaleValues(false, valueAxis);
  const secondary = secondaryAxis && scaleValues(true, secondaryAxis);
  if (!isHorizontal) {
    inner.left += measureLabelRoom(valueAxis, values.ticks, { box, ...place });
    if (secondaryAxis && secondary)
      inner.right -= measureLabelRoom(secondaryAxis, secondary.ticks, { box, ...place });
  }
  const along: [number, number] = isHorizontal ? [inner.bottom, inner.top] : [inner.left, inner.right];
  return {
    chart,
    names,
    isHorizontal,
    box: inner,
    values,
    secondary,
    categories: scaleBand<number>()
      .domain(names.keys())
      .range(chart.xAxis.isReversed ? [along[1], along[0]] : along),
  };
}

export function drawAxes(axes: Axes, target: DrawTarget): void {
  const { chart, values, secondary } = axes;
  drawValueAxis(axes, target, { scaled: values, axis: chart.valueAxis, isSecondary: false });
  if (secondary && chart.secondaryAxis)
    drawValueAxis(axes, target, { scaled: secondary, axis: chart.secondaryAxis, isSecondary: true });
  drawCategoryAxis(axes, target);
}

function drawValueAxis(
  { chart, box, isHorizontal }: Axes,
  { drawing, context }: DrawTarget,
  { scaled, axis, isSecondary }: { scaled: ScaledAxis; axis: ValueAxis; isSecondary: boolean },
): void {
  const size = fontPixels(chart.fontSize);
  for (const value of scaled.ticks) {
    const at = round(scaled.scale(value));
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
  { chart, names, categories, values: { scale }, isHorizontal, box }: Axes,
  { drawing }: DrawTarget,
): void {
  const size = fontPixels(chart.fontSize);
  const [low = 0, high = 0] = scale.domain();
  const zero = round(scale(Math.min(Math.max(0, low), high)));
  drawing.paths.push({
    d: isHorizontal ? `M${zero} ${box.top}V${box.bottom}` : `M${box.left} ${zero}H${box.right}`,
    stroke: gridColor,
    width: 1,
  });
  if (chart.xAxis.isHidden) return;
  const step = Math.max(categories.bandwidth(), 0.01);
  // As many names as there is room for.
  const every = isHorizontal
    ? Math.ceil((size * 1.2) / step)
    : Math.ceil(Math.min(Math.max(1, measureWidest(names, size)), 90) / step);
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
