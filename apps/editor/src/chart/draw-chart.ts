import type { Chart, Plot, ValueAxis } from './chart.ts';
import { listCategories } from './chart-scales.ts';
import { drawPie } from './draw-pie.ts';
import { drawCategoryPlots } from './draw-plots.ts';
import { drawRadar } from './draw-radar.ts';
import { drawScatter } from './draw-scatter.ts';
import {
  type Box,
  type ChartDrawing,
  type DrawingContext,
  type DrawTarget,
  drawRectangle,
  fontPixels,
} from './drawing.ts';
import { textWidth } from './text-width.ts';

const margin = 8;
/** Side of a swatch as part of the font size. */
const swatchPart = 0.5;

interface Size {
  width: number;
  height: number;
}

/** Title, legend and plots of a chart in a box of pixels. */
export function drawChart(chart: Chart, size: Size, context: DrawingContext): ChartDrawing {
  const drawing: ChartDrawing = { paths: [], texts: [] };
  drawArea(chart, size, drawing);
  const box: Box = { left: margin, top: margin, right: size.width - margin, bottom: size.height - margin };
  const title = chart.hasDefaultTitle ? context.defaultTitle : chart.title;
  if (title !== '') drawTitle({ ...chart, title }, box, drawing);
  drawLegend(chart, chart.hasLegendOverlay ? { ...box } : box, { drawing, context });
  const [{ kind } = { kind: 'bar' as Plot['kind'] }] = chart.plots;
  if (kind === 'pie') drawPie(chart, box, { drawing, context });
  else if (kind === 'radar') drawRadar(chart, box, { drawing, context });
  else {
    drawAxisTitles(chart, box, drawing);
    if (kind === 'scatter') drawScatter(chart, box, { drawing, context });
    else drawCategoryPlots(chart, box, { drawing, context });
  }
  return drawing;
}

function drawArea({ fill, border }: Chart, { width, height }: Size, { paths }: ChartDrawing): void {
  if (fill !== null) paths.push({ d: drawRectangle(0, 0, width, height), fill });
  if (border !== null)
    paths.push({ d: drawRectangle(0.5, 0.5, width - 0.5, height - 0.5), stroke: border, width: 1 });
}

function drawTitle(chart: Chart, box: Box, { texts }: ChartDrawing): void {
  const size = fontPixels(chart.titleSize);
  texts.push({
    text: chart.title,
    x: (box.left + box.right) / 2,
    y: box.top + size,
    size,
    anchor: 'middle',
    color: chart.color,
    isBold: chart.isTitleBold,
  });
  box.top += size * 1.8;
}

interface LegendEntry {
  name: string;
  color: string;
}

function listEntries(chart: Chart, context: DrawingContext): LegendEntry[] {
  const names = listCategories(chart, context);
  return chart.plots.flatMap(({ series }) =>
    series.flatMap(({ name, color, pointColors }, order) => {
      if (pointColors.length > 0 && order === 0)
        return pointColors.map((pointColor, index) => ({
          name: names[index] ?? String(index + 1),
          color: pointColor,
        }));
      return pointColors.length > 0 ? [] : [{ name, color }];
    }),
  );
}

function drawLegend(chart: Chart, box: Box, { drawing, context }: DrawTarget): void {
  const entries = listEntries(chart, context).filter(({ name }) => name !== '');
  if (chart.legend === 'none' || entries.length === 0) return;
  const size = fontPixels(chart.fontSize);
  const lineHeight = size * 1.3;
  if (chart.legend === 'left' || chart.legend === 'right')
    drawSideLegend(chart, entries, { box, drawing, size, lineHeight });
  else drawRowLegend(chart, entries, { box, drawing, size, lineHeight });
}

interface LegendPlace {
  box: Box;
  drawing: ChartDrawing;
  size: number;
  lineHeight: number;
}

/** Beside the plots, at most a third of the width. */
function drawSideLegend(
  chart: Chart,
  entries: readonly LegendEntry[],
  { box, drawing, size, lineHeight }: LegendPlace,
): void {
  const listed = isListedFromBottom(chart) ? entries.toReversed() : entries;
  const names = Math.max(...entries.map(({ name }) => textWidth(name, size)));
  const swatch = size * swatchPart;
  const width = Math.min(swatch + 6 + names, (box.right - box.left) / 3);
  const left = chart.legend === 'right' ? box.right - width : box.left;
  const rows = Math.min(entries.length, Math.max(1, Math.floor((box.bottom - box.top) / lineHeight)));
  // In the middle of the chart with its title.
  const top = Math.max(box.top, (margin + box.bottom - rows * lineHeight) / 2);
  for (const [index, entry] of listed.slice(0, rows).entries())
    drawEntry(
      entry,
      { x: left, y: top + index * lineHeight, size, width: width - swatch - 6, color: chart.color },
      drawing,
    );
  if (chart.legend === 'right') box.right = left - margin;
  else box.left += width + margin;
}

/** Beside bars or stacks, names stand in the order in which those are seen. */
const isListedFromBottom = ({ plots, xAxis, valueAxis }: Chart): boolean =>
  plots.length === 1 &&
  plots.every(({ kind, isHorizontal, stacking }) =>
    isHorizontal
      ? stacking === 'none' && !xAxis.isReversed
      : kind !== 'line' && stacking !== 'none' && !valueAxis.isReversed,
  );

/** In rows above or below the plots, at most a third of the height. */
function drawRowLegend(
  chart: Chart,
  entries: readonly LegendEntry[],
  { box, drawing, size, lineHeight }: LegendPlace,
): void {
  const available = box.right - box.left;
  const swatch = size * swatchPart;
  const rows: { entry: LegendEntry; width: number }[][] = [[]];
  let used = 0;
  for (const entry of entries) {
    const width = Math.min(swatch + 6 + textWidth(entry.name, size) + 2 * margin, available);
    if (used + width > available && used > 0) {
      rows.push([]);
      used = 0;
    }
    rows.at(-1)?.push({ entry, width });
    used += width;
  }
  const shown = rows.slice(0, Math.max(1, Math.floor((box.bottom - box.top) / 3 / lineHeight)));
  const height = shown.length * lineHeight;
  const top = chart.legend === 'top' ? box.top : box.bottom - height;
  for (const [index, row] of shown.entries()) {
    let x = box.left + (available - row.reduce((sum, { width }) => sum + width, 0)) / 2 + margin;
    for (const { entry, width } of row) {
      drawEntry(
        entry,
        { x, y: top + index * lineHeight, size, width: width - swatch - 6, color: chart.color },
        drawing,
      );
      x += width;
    }
  }
  if (chart.legend === 'top') box.top += height + margin;
  else box.bottom = top - margin;
}

function drawEntry(
  { name, color }: LegendEntry,
  {
    x,
    y,
    size,
    width,
    color: textColor,
  }: { x: number; y: number; size: number; width: number; color: string },
  { paths, texts }: ChartDrawing,
): void {
  const middle = y + size * 0.75;
  const swatch = size * swatchPart;
  paths.push({ d: `M${x} ${middle - swatch / 2}h${swatch}v${swatch}h${-swatch}z`, fill: color });
  texts.push({
    text: name,
    x: x + swatch + 6,
    y: y + size * 1.1,
    size,
    anchor: 'start',
    color: textColor,
    maxWidth: width,
  });
}

function drawAxisTitles(chart: Chart, box: Box, { texts }: ChartDrawing): void {
  const size = fontPixels(chart.fontSize);
  const isHorizontal = chart.plots[0]?.isHorizontal === true;
  const isScatter = chart.plots[0]?.kind === 'scatter';
  const along: Pick<ValueAxis, 'title'> = isScatter ? chart.xAxis : { title: chart.categoryTitle };
  const [below, beside] = isHorizontal
    ? [chart.valueAxis.title, along.title]
    : [along.title, chart.valueAxis.title];
  if (below !== '') {
    texts.push({
      text: below,
      x: (box.left + box.right) / 2,
      y: box.bottom - size * 0.3,
      size,
      anchor: 'middle',
      color: chart.color,
    });
    box.bottom -= size * 1.6;
  }
  if (beside !== '') {
    texts.push({
      text: beside,
      x: box.left + size,
      y: (box.top + box.bottom) / 2,
      size,
      anchor: 'middle',
      color: chart.color,
      rotation: -90,
    });
    box.left += size * 1.8;
  }
}
