import type { Chart, Series, ValueAxis } from './chart.ts';
import { measureLabelRoom, measureLabels } from './draw-axes.ts';
import { drawLine, drawMarkers, type LinePoint } from './draw-line.ts';
import { type Box, type DrawTarget, fontPixels, gridColor, round } from './drawing.ts';
import { findExtent, type ScaledAxis, scaleAxis } from './value-axis.ts';

interface Point extends LinePoint {
  /** Area as part of the largest bubble's. */
  size: number;
}

/** Points by two values. */
export function drawScatter(chart: Chart, box: Box, { drawing, context }: DrawTarget): void {
  const series = chart.plots.flatMap((plot) => plot.series);
  const points = series.map(listPoints);
  const size = fontPixels(chart.fontSize);
  const place = { size, context };
  const bottom = box.bottom - (chart.xAxis.isHidden ? 0 : size * 1.6);
  const top = box.top + size * 0.5;
  const vertical = scaleAxis(findExtent(points.flatMap((list) => list.map(({ y }) => y))), chart.valueAxis, {
    range: [bottom, top],
    measure: () => size,
  });
  const left = box.left + measureLabelRoom(chart.valueAxis, vertical.ticks, { box, ...place });
  const inner: Box = { left, top, right: box.right - size * 0.5, bottom };
  const horizontal = scaleAxis(findExtent(points.flatMap((list) => list.map(({ x }) => x))), chart.xAxis, {
    range: [inner.left, inner.right],
    measure: (ticks) => measureLabels(chart.xAxis, ticks, place) + size * 0.4,
  });
  drawAxis(horizontal, chart.xAxis, {
    target: { drawing, context },
    place: (at, text) => ({
      line: `M${at} ${inner.top}V${inner.bottom}`,
      label: { text, x: at, y: inner.bottom + size * 1.2, size, anchor: 'middle', color: chart.color },
    }),
  });
  drawAxis(vertical, chart.valueAxis, {
    target: { drawing, context },
    place: (at, text) => ({
      line: `M${inner.left} ${at}H${inner.right}`,
      label: { text, x: inner.left - 6, y: at + size * 0.35, size, anchor: 'end', color: chart.color },
    }),
  });
  drawing.paths.push({
    d: `M${inner.left} ${inner.top}V${inner.bottom}H${inner.right}`,
    stroke: gridColor,
    width: 1,
  });
  for (const [index, one] of series.entries()) {
    const drawn = (points[index] ?? []).map((point) => ({
      ...point,
      x: round(horizontal.scale(point.x)),
      y: round(vertical.scale(point.y)),
    }));
    drawLine(one, drawn, drawing);
    if (one.bubbleSizes.length > 0)
      drawing.paths.push({ d: drawBubbles(drawn, inner), fill: one.color, opacity: 0.8 });
    else drawMarkers(one, drawn, drawing);
  }
}

/** The largest is a quarter as wide as the shorter side. */
function drawBubbles(points: readonly Point[], { left, top, right, bottom }: Box): string {
  const largest = Math.max(0, Math.min(right - left, bottom - top)) / 8;
  return points
    .map(({ x, y, size }) => ({ x, y, r: round(Math.max(2, largest * Math.sqrt(size))) }))
    .map(({ x, y, r }) => `M${round(x - r)} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`)
    .join('');
}

/** Without horizontal values, points are numbered. */
function listPoints({ values, xValues, bubbleSizes }: Series): Point[] {
  const largest = bubbleSizes.reduce<number>((max, size) => Math.max(max, size ?? 0), 0) || 1;
  return values.flatMap((y, index) => {
    const x = xValues.length === 0 ? index + 1 : (xValues[index] ?? null);
    return y === null || x === null
      ? []
      : [{ x, y, hasValue: true, size: Math.max(0, bubbleSizes[index] ?? 0) / largest }];
  });
}

interface AxisPlace {
  target: DrawTarget;
  place: (at: number, text: string) => { line: string; label: DrawTarget['drawing']['texts'][number] };
}

function drawAxis(
  { scale, ticks }: ScaledAxis,
  axis: ValueAxis,
  { target: { drawing, context }, place }: AxisPlace,
): void {
  for (const value of ticks) {
    const { line: grid, label } = place(round(scale(value)), context.formatValue(axis.format, value));
    if (axis.hasGrid) drawing.paths.push({ d: grid, stroke: gridColor, width: 0.75 });
    if (!axis.isHidden) drawing.texts.push(label);
  }
}
