import type { Chart } from './chart.ts';
import { computeExtent, listCategories } from './chart-scales.ts';
import { type Box, type DrawTarget, fontPixels, gridColor, round } from './drawing.ts';
import { scaleAxis } from './value-axis.ts';

/** Categories as spokes around a centre. */
export function drawRadar(chart: Chart, box: Box, { drawing, context }: DrawTarget): void {
  const names = listCategories(chart, context);
  if (names.length === 0) return;
  const size = fontPixels(chart.fontSize);
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const radius = Math.max(4, Math.min(box.right - box.left, box.bottom - box.top) / 2 - size * 1.6);
  const { scale, ticks } = scaleAxis(computeExtent(chart.plots, names.length), chart.valueAxis, {
    range: [0, radius],
    measure: () => size,
  });
  const pointAt = (index: number, distance: number) => {
    const angle = (2 * Math.PI * index) / names.length;
    return { x: round(x + Math.sin(angle) * distance), y: round(y - Math.cos(angle) * distance) };
  };
  const outline = (distances: readonly number[]) =>
    `M${distances
      .map((distance, index) => pointAt(index, distance))
      .map((point) => `${point.x} ${point.y}`)
      .join('L')}Z`;
  for (const value of ticks) {
    drawing.paths.push({ d: outline(names.map(() => scale(value))), stroke: gridColor, width: 0.75 });
    if (chart.valueAxis.isHidden) continue;
    const text = context.formatValue(chart.valueAxis.format, value);
    drawing.texts.push({
      text,
      x: x - 4,
      y: round(y - scale(value) + size * 0.35),
      size,
      anchor: 'end',
      color: chart.color,
    });
  }
  for (const [index, text] of names.entries()) {
    const point = pointAt(index, radius + size);
    const anchor = Math.abs(point.x - x) < 4 ? 'middle' : point.x > x ? 'start' : 'end';
    drawing.texts.push({ text, x: point.x, y: point.y + size * 0.35, size, anchor, color: chart.color });
  }
  for (const { series, isFilled } of chart.plots)
    for (const { values, color } of series)
      drawing.paths.push({
        d: outline(names.map((_, index) => scale(values[index] ?? 0))),
        ...(isFilled ? { fill: color, opacity: 0.8 } : { stroke: color, width: 2.25 }),
      });
}
