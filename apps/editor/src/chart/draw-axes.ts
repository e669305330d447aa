import { type ScaleBand, scaleBand } from 'd3-scale';
import type { Chart, ValueAxis } from './chart.ts';
import { computeExtent, listCategories } from './chart-scales.ts';
import {
  type CategoryLabels,
  drawCategoryAxis,
  layoutNamesBelow,
  layoutNamesBeside,
  measureGroups,
} from './draw-category-axis.ts';
import { type Box, type DrawingContext, type DrawTarget, fontPixels, gridColor, round } from './drawing.ts';
import { measureWidest } from './text-width.ts';
import { type ScaledAxis, scaleAxis } from './value-axis.ts';

export interface Axes {
  chart: Chart;
  names: readonly string[];
  categories: ScaleBand<number>;
  labels: CategoryLabels;
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
  const labels = isHorizontal
    ? layoutNamesBeside(chart, names, inner)
    : layoutNamesBelow(chart, names, inner);
  const nameRoom = chart.xAxis.isHidden ? 0 : labels.room + measureGroups(chart);
  if (isHorizontal) {
    inner.left += nameRoom;
    const valueRoom = chart.valueAxis.isHidden ? 0 : size * 1.6;
    if (isValueAxisAtEnd(chart)) inner.top += valueRoom;
    else inner.bottom -= valueRoom;
  } else inner.bottom -= nameRoom;
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
    const room = measureLabelRoom(valueAxis, values.ticks, { box, ...place });
    if (isValueAxisAtEnd(chart)) inner.right -= room;
    else inner.left += room;
    if (secondaryAxis && secondary) {
      const secondaryRoom = measureLabelRoom(secondaryAxis, secondary.ticks, { box, ...place });
      if (isValueAxisAtEnd(chart)) inner.left += secondaryRoom;
      else inner.right -= secondaryRoom;
    }
  }
  const along: [number, number] = isHorizontal ? [inner.bottom, inner.top] : [inner.left, inner.right];
  return {
    chart,
    names,
    labels,
    isHorizontal,
    box: inner,
    values,
    secondary,
    categories: scaleBand<number>()
      .domain(names.keys())
      .range(chart.xAxis.isReversed ? [along[1], along[0]] : along),
  };
}

/** The axis of values is where categories begin, unless it crosses them at their end. */
const isValueAxisAtEnd = ({ xAxis, valueAxis }: Chart): boolean =>
  xAxis.isReversed !== valueAxis.crossesAtEnd;

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
  // The secondary axis is on the side that is free.
  const isAtEnd = isValueAxisAtEnd(chart) !== isSecondary;
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
        ? {
            text,
            x: at,
            y: isAtEnd ? box.top - size * 0.4 : box.bottom + size * 1.2,
            size,
            anchor: 'middle',
            color: chart.color,
          }
        : {
            text,
            x: isAtEnd ? box.right + 6 : box.left - 6,
            y: at + size * 0.35,
            size,
            anchor: isAtEnd ? 'start' : 'end',
            color: chart.color,
          },
    );
  }
}
