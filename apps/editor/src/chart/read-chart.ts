import { type Element, findChild } from '../xml/element.ts';
import { findByPath, findDescendant, getNumber, getString, getText, listChildren } from '../xml/values.ts';
import {
  type Chart,
  type DataLabels,
  labelPositions,
  type Plot,
  type Series,
  type ValueAxis,
} from './chart.ts';
import {
  listPoints,
  maxPoints,
  noCategories,
  readCategories,
  readHorizontalValues,
  readNumbers,
} from './read-chart-points.ts';

/** Resolves colours of a chart in the file that it is in. */
export interface ChartColors {
  /** The colour of a solid fill in shape properties (`c:spPr`, `a:ln`); null for none. */
  readFill: (properties: Element | null) => string | null;
  /** Accent colours of the theme. */
  accents: readonly string[];
  text: string;
}

export const maxSeries = 100;
export const maxSlices = 400;

const plotKinds: Readonly<Record<string, Plot['kind']>> = {
  'c:barChart': 'bar',
  'c:bar3DChart': 'bar',
  'c:lineChart': 'line',
  'c:line3DChart': 'line',
  'c:areaChart': 'area',
  'c:area3DChart': 'area',
  'c:pieChart': 'pie',
  'c:pie3DChart': 'pie',
  'c:ofPieChart': 'pie',
  'c:doughnutChart': 'pie',
  'c:scatterChart': 'scatter',
  'c:bubbleChart': 'scatter',
  'c:radarChart': 'radar',
};

/** Reads a chart part (ECMA-376 Part 1, 21.2); null for kinds that are not drawn, and for charts that are too large. */
export function readChart(root: Element | null, colors: ChartColors): Chart | null {
  const chart = findByPath(root, 'c:chart');
  const area = findByPath(chart, 'c:plotArea');
  if (root === null || chart === null || area === null) return null;
  const elements = area.children.filter(({ name }) => name.endsWith('Chart'));
  if (elements.some(({ name }) => plotKinds[name] === undefined)) return null;
  const valueAxes = listChildren(area, 'c:valAx');
  const secondary = elements.length > 1 ? findSecondaryAxis(elements, valueAxes) : null;
  const plots = elements
    .map((element, order) => ({
      ...readPlot(element, colors, listSeries(elements.slice(0, order)).length),
      isSecondary: secondary !== null && isOnAxis(element, secondary),
    }))
    .filter(({ series }) => series.length > 0);
  const [first] = plots;
  if (first === undefined || isTooLarge(plots) || countPoints(plots) === 0) return null;
  const categoryAxis = findChild(area, 'c:catAx') ?? findChild(area, 'c:dateAx');
  const isScatter = first.kind === 'scatter';
  const properties = findChild(root, 'c:spPr');
  const horizontalAxis = isScatter ? findHorizontalAxis(valueAxes) : null;
  const { size, color } = readTextStyle(findByPath(root, 'c:txPr'), colors);
  return {
    ...readTitle(chart, plots, size),
    plots,
    ...(isScatter ? noCategories : readCategories(listSeries(elements))),
    categoryRotation: readRotation(categoryAxis),
    legend: readLegend(findChild(chart, 'c:legend')),
    hasLegendOverlay: readBoolean(findChild(chart, 'c:legend') ?? chart, 'c:overlay'),
    valueAxis: readValueAxis(
      valueAxes.find((axis) => axis !== secondary && axis !== horizontalAxis) ?? null,
      first,
      readValueFormat(findByPath(elements[0], 'c:ser')),
    ),
    xAxis: readValueAxis(horizontalAxis ?? categoryAxis, first),
    secondaryAxis: secondary === null ? null : readValueAxis(secondary, first),
    categoryTitle: readRichText(findByPath(categoryAxis, 'c:title', 'c:tx')),
    fontSize: size ?? 10,
    color,
    fill: colors.readFill(properties),
    border: colors.readFill(findByPath(properties, 'a:ln')),
  };
}

/** The axis of scatter charts on which the horizontal values are. */
const findHorizontalAxis = (axes: readonly Element[]): Element | null =>
  axes.find((axis) => ['b', 't'].includes(getString(findChild(axis, 'c:axPos'), 'val') ?? '')) ??
  axes[0] ??
  null;

const countPoints = (plots: readonly Plot[]): number =>
  plots.flatMap(({ series }) => series).reduce((sum, { values }) => sum + values.length, 0);

function isTooLarge(plots: readonly Plot[]): boolean {
  const series = plots.flatMap((plot) => plot.series);
  const hasManySlices = plots.some(
    ({ kind, series: rings }) => kind === 'pie' && rings.some(({ values }) => values.length > maxSlices),
  );
  return series.length > maxSeries || countPoints(plots) > maxPoints || hasManySlices;
}

const axisId = (element: Element | null) => getString(element, 'val');

const isOnAxis = (plot: Element, axis: Element): boolean =>
  listChildren(plot, 'c:axId').some((id) => axisId(id) === axisId(findChild(axis, 'c:axId')));

/** The value axis of later plots, if it is not that of the first. */
function findSecondaryAxis([first, ...others]: readonly Element[], axes: readonly Element[]): Element | null {
  const other = (axis: Element) =>
    others.some((plot) => isOnAxis(plot, axis)) && !(first && isOnAxis(first, axis));
  return axes.length > 1 ? (axes.find(other) ?? null) : null;
}

const listSeries = (plots: readonly Element[]): Element[] =>
  plots.flatMap((plot) => listChildren(plot, 'c:ser'));

/** `firstIndex` is the number of series in the plots before. */
function readPlot(element: Element, colors: ChartColors, firstIndex: number): Omit<Plot, 'isSecondary'> {
  const kind = plotKinds[element.name] ?? 'bar';
  const grouping = getString(findChild(element, 'c:grouping'), 'val') ?? '';
  const elements = listChildren(element, 'c:ser').slice(0, maxSeries + 1);
  const isVaried =
    kind === 'pie' || (readBoolean(element, 'c:varyColors') && elements.length === 1 && kind === 'bar');
  const series = elements.map((one, index) =>
    readSeries(one, { kind, index: readIndex(one) ?? firstIndex + index, isVaried, colors, plot: element }),
  );
  return {
    kind,
    isFilled: getString(findChild(element, 'c:radarStyle'), 'val') === 'filled',
    isHorizontal: kind === 'bar' && getString(findChild(element, 'c:barDir'), 'val') === 'bar',
    stacking: grouping === 'percentStacked' ? 'percent' : grouping === 'stacked' ? 'stacked' : 'none',
    series,
    gapWidth: (getNumber(findChild(element, 'c:gapWidth'), 'val') ?? 150) / 100,
    overlap: Math.min(100, Math.max(-100, getNumber(findChild(element, 'c:overlap'), 'val') ?? 0)) / 100,
    holeSize:
      element.name === 'c:doughnutChart'
        ? (getNumber(findChild(element, 'c:holeSize'), 'val') ?? 50) / 100
        : 0,
  };
}

/** The colour follows the index (`c:idx`), not the position: it stays when series before it are deleted. */
function readIndex(series: Element): number | null {
  const index = getNumber(findChild(series, 'c:idx'), 'val');
  return index !== null && Number.isInteger(index) && index >= 0 ? index : null;
}

interface SeriesReadOptions {
  kind: Plot['kind'];
  index: number;
  isVaried: boolean;
  colors: ChartColors;
  plot: Element;
}

function readSeries(element: Element, { kind, index, isVaried, colors, plot }: SeriesReadOptions): Series {
  const properties = findChild(element, 'c:spPr');
  const line = findByPath(properties, 'a:ln');
  const isStroke = kind === 'line' || kind === 'scatter' || kind === 'radar';
  const accent = getAccent(colors, index);
  const own = isStroke ? colors.readFill(line) : colors.readFill(properties);
  const values = readNumbers(findChild(element, kind === 'scatter' ? 'c:yVal' : 'c:val'));
  const hasNoLine = findByPath(line, 'a:noFill') !== null;
  const markerSymbol = getString(findByPath(element, 'c:marker', 'c:symbol'), 'val');
  const scatterStyle = getString(findChild(plot, 'c:scatterStyle'), 'val') ?? '';
  const markerColor = colors.readFill(findByPath(element, 'c:marker', 'c:spPr'));
  return {
    name: readSeriesName(element),
    color: own ?? (hasNoLine ? markerColor : null) ?? accent,
    values,
    xValues: kind === 'scatter' ? readHorizontalValues(findChild(element, 'c:xVal')) : [],
    pointColors: isVaried ? readPointColors(element, values.length, colors) : [],
    bubbleSizes: readNumbers(findChild(element, 'c:bubbleSize')),
    explosions: kind === 'pie' ? readExplosions(element, values.length) : [],
    hasLine:
      !hasNoLine && !(kind === 'scatter' && (scatterStyle === 'marker' || plot.name === 'c:bubbleChart')),
    hasMarkers:
      markerSymbol === null ? kind === 'scatter' || readBoolean(plot, 'c:marker') : markerSymbol !== 'none',
    isSmooth: readBoolean(element, 'c:smooth'),
    labels: readLabels(findChild(element, 'c:dLbls') ?? findChild(plot, 'c:dLbls'), readValueFormat(element)),
  };
}

function readSeriesName(element: Element): string {
  const name = findChild(element, 'c:tx');
  const point = name === null ? null : findDescendant(name, ['c:v']);
  return point === null ? '' : getText(point);
}

/** Series and slices take the accent colours in turn. */
const getAccent = ({ accents }: ChartColors, index: number): string =>
  accents[index % Math.max(1, accents.length)] ?? '#4472c4';

function readPointColors(element: Element, count: number, colors: ChartColors): string[] {
  const own = new Map(
    listChildren(element, 'c:dPt').map((point) => [
      getNumber(findChild(point, 'c:idx'), 'val') ?? -1,
      colors.readFill(findChild(point, 'c:spPr')),
    ]),
  );
  return Array.from({ length: count }, (_, index) => own.get(index) ?? getAccent(colors, index));
}

function readExplosions(element: Element, count: number): number[] {
  const readExplosion = (holder: Element) => getNumber(findChild(holder, 'c:explosion'), 'val');
  const own = new Map(
    listChildren(element, 'c:dPt').map((point) => [
      getNumber(findChild(point, 'c:idx'), 'val'),
      readExplosion(point),
    ]),
  );
  const shared = readExplosion(element) ?? 0;
  return Array.from({ length: count }, (_, index) =>
    Math.min(4, Math.max(0, (own.get(index) ?? shared) / 100)),
  );
}

/** Names of categories are turned by at most a right angle; Office writes a larger one where it chooses itself. */
function readRotation(axis: Element | null): number | null {
  const rotation = getNumber(findByPath(axis, 'c:txPr', 'a:bodyPr'), 'rot');
  const degrees = rotation === null ? null : rotation / 60_000;
  return degrees === null || Math.abs(degrees) > 90 ? null : degrees;
}

type Title = Pick<Chart, 'title' | 'hasDefaultTitle' | 'titleSize' | 'isTitleBold'>;

/** Office draws titles bold and larger than the other words of a chart, unless the file says otherwise. */
function readTitle(chart: Element, plots: readonly Plot[], fontSize: number | null): Title {
  const title = findChild(chart, 'c:title');
  const runs = title === null ? [] : ['a:rPr', 'a:defRPr'].map((name) => findDescendant(title, [name]));
  const size = runs.map((run) => getNumber(run, 'sz')).find((found) => found !== null) ?? null;
  const bold = runs.map((run) => getString(run, 'b')).find((found) => found !== null) ?? '1';
  return {
    ...readTitleText(title, chart, plots),
    titleSize: size === null ? (fontSize === null ? 18 : fontSize * 1.2) : size / 100,
    isTitleBold: bold === '1' || bold === 'true',
  };
}

/** A chart with one series takes its name as the title, unless it has one of its own or its title was deleted. */
function readTitleText(
  title: Element | null,
  chart: Element,
  plots: readonly Plot[],
): Pick<Chart, 'title' | 'hasDefaultTitle'> {
  const none = { title: '', hasDefaultTitle: false };
  const isDeleted =
    findChild(chart, 'c:autoTitleDeleted') === null
      ? title === null
      : readBoolean(chart, 'c:autoTitleDeleted');
  if (isDeleted) return none;
  const written = readRichText(findByPath(title, 'c:tx'));
  if (written !== '') return { ...none, title: written };
  const series = plots.flatMap((plot) => plot.series);
  const name = series.length === 1 ? (series[0]?.name ?? '') : '';
  return { title: name, hasDefaultTitle: name === '' && title !== null };
}

function readRichText(source: Element | null): string {
  if (source === null) return '';
  const paragraphs = listChildren(findChild(source, 'c:rich'), 'a:p').map((paragraph) =>
    paragraph.children
      .map((run) => findChild(run, 'a:t'))
      .map((text) => (text === null ? '' : getText(text)))
      .join(''),
  );
  if (paragraphs.length > 0) return paragraphs.join(' ').trim();
  return [...listPoints(source).values()].join(' ').trim();
}

const legendSides: Readonly<Record<string, Chart['legend']>> = {
  t: 'top',
  b: 'bottom',
  l: 'left',
  r: 'right',
  tr: 'right',
};

function readLegend(legend: Element | null): Chart['legend'] {
  if (legend === null) return 'none';
  return legendSides[getString(findChild(legend, 'c:legendPos'), 'val') ?? 'r'] ?? 'right';
}

function readValueAxis(axis: Element | null, first: Plot, linked: string | null = null): ValueAxis {
  const scaling = findByPath(axis, 'c:scaling');
  return {
    title: readRichText(findByPath(axis, 'c:title', 'c:tx')),
    min: getNumber(findByPath(scaling, 'c:min'), 'val'),
    max: getNumber(findByPath(scaling, 'c:max'), 'val'),
    majorUnit: readPositive(findByPath(axis, 'c:majorUnit')),
    format:
      first.stacking === 'percent'
        ? (readFormat(axis, '0%') ?? '0%')
        : (readFormat(axis, linked) ?? 'General'),
    isHidden:
      axis !== null &&
      (readBoolean(axis, 'c:delete') || getString(findChild(axis, 'c:tickLblPos'), 'val') === 'none'),
    hasGrid: findByPath(axis, 'c:majorGridlines') !== null,
    isReversed: getString(findByPath(scaling, 'c:orientation'), 'val') === 'maxMin',
    crossesAtEnd: getString(findByPath(axis, 'c:crosses'), 'val') === 'max',
  };
}

function readPositive(element: Element | null): number | null {
  const value = getNumber(element, 'val');
  return value !== null && value > 0 ? value : null;
}

/** The number format of a series' cells; null if the file does not say. */
function readValueFormat(series: Element | null): string | null {
  const values = findByPath(series, 'c:val') ?? findByPath(series, 'c:yVal');
  const format = values === null ? null : findDescendant(values, ['c:formatCode']);
  return format === null ? null : getText(format);
}

/** The number format of labels: their own, or that of the cells to which it is linked. */
function readFormat(holder: Element | null, linked: string | null): string | null {
  const format = findByPath(holder, 'c:numFmt');
  const isLinked = format === null || getString(format, 'sourceLinked') === '1';
  return (isLinked ? linked : null) ?? getString(format, 'formatCode');
}

function readLabels(labels: Element | null, linked: string | null): DataLabels | null {
  if (labels === null || readBoolean(labels, 'c:delete')) return null;
  const shown = {
    hasValue: readBoolean(labels, 'c:showVal'),
    hasPercentage: readBoolean(labels, 'c:showPercent'),
    hasCategory: readBoolean(labels, 'c:showCatName'),
  };
  if (!Object.values(shown).includes(true)) return null;
  const position = labelPositions.find((one) => one === getString(findChild(labels, 'c:dLblPos'), 'val'));
  const format = readFormat(labels, linked) ?? 'General';
  return { ...shown, format, ...(position === undefined ? {} : { position }) };
}

function readTextStyle(text: Element | null, { readFill, text: fallback }: ChartColors) {
  const run = text === null ? null : findDescendant(text, ['a:defRPr']);
  const size = getNumber(run, 'sz');
  return { size: size === null ? null : size / 100, color: readFill(run) ?? fallback };
}

/** An element that is there without a value is true. */
function readBoolean(parent: Element, name: string): boolean {
  const element = findChild(parent, name);
  if (element === null) return false;
  const value = getString(element, 'val');
  return value === null || value === '1' || value === 'true';
}
