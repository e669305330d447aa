import { isDateFormat } from 'numfmt';
import type { Chart, Plot, Series, ValueAxis } from '../../chart/chart.ts';
import { findReferencedRange } from './defined-names.ts';
import { defaultFormat } from './style.ts';
import {
  type CellAddress,
  computeUsedArea,
  findColumnSpan,
  getCell,
  getStyle,
  isError,
  type Sheet,
  type Workbook,
} from './workbook.ts';

export const chartTypes = ['column', 'bar', 'line', 'area', 'pie', 'doughnut', 'scatter'] as const;
export type ChartType = (typeof chartTypes)[number];

/** The cells of a series, as formulas with a sheet; empty for none. The categories of scatter charts are their horizontal values. */
export interface SeriesReferences {
  name: string;
  categories: string;
  values: string;
}

/** What a person chooses for a chart. */
export interface ChartOptions {
  type: ChartType;
  stacking: Plot['stacking'];
  title: string;
  categoryTitle: string;
  valueTitle: string;
  legend: Chart['legend'];
  /** RRGGBB of the series, or of the slices, in turn. */
  colours: readonly string[];
}

export const isRound = (type: ChartType): boolean => type === 'pie' || type === 'doughnut';
export const canStack = (type: ChartType): boolean => ['column', 'bar', 'line', 'area'].includes(type);

/** Excel's colours, in order. */
export const defaultChartColours = ['4472C4', 'ED7D31', 'A5A5A5', 'FFC000', '5B9BD5', '70AD47'] as const;

const plainAxis: ValueAxis = {
  title: '',
  min: null,
  max: null,
  majorUnit: null,
  format: 'General',
  isHidden: false,
  hasGrid: true,
  isReversed: false,
  crossesAtEnd: false,
};

/** The colour of a series or slice as RRGGBB; the colours are taken in turn. */
export const pickColour = (colours: readonly string[], index: number): string =>
  colours[index % Math.max(1, colours.length)] ?? defaultChartColours[0];

/** A chart with these options, still without values. */
export function createChart(options: ChartOptions, seriesCount: number): Chart {
  const { type, colours } = options;
  const isScatter = type === 'scatter';
  const series = Array.from(
    { length: seriesCount },
    (_, index): Series => ({
      name: '',
      color: `#${pickColour(colours, index)}`,
      values: [],
      xValues: [],
      bubbleSizes: [],
      pointColors: isRound(type) ? colours.map((colour) => `#${colour}`) : [],
      explosions: [],
      hasLine: !isScatter,
      hasMarkers: type === 'line' || isScatter,
      isSmooth: false,
      labels: null,
    }),
  );
  const kinds: Readonly<Record<ChartType, Plot['kind']>> = {
    column: 'bar',
    bar: 'bar',
    line: 'line',
    area: 'area',
    pie: 'pie',
    doughnut: 'pie',
    scatter: 'scatter',
  };
  const stacking = canStack(type) ? options.stacking : 'none';
  return {
    title: options.title,
    hasDefaultTitle: false,
    titleSize: 14,
    isTitleBold: false,
    plots: [
      {
        kind: kinds[type],
        isFilled: false,
        isHorizontal: type === 'bar',
        stacking,
        series,
        isSecondary: false,
        gapWidth: stacking === 'none' ? 1.5 : 0.5,
        overlap: 0,
        holeSize: type === 'doughnut' ? 0.5 : 0,
      },
    ],
    categories: [],
    categoryFormat: null,
    categoryGroups: [],
    categoryRotation: null,
    legend: options.legend,
    hasLegendOverlay: false,
    valueAxis: { ...plainAxis, title: options.valueTitle, format: stacking === 'percent' ? '0%' : 'General' },
    xAxis: { ...plainAxis, title: isScatter ? options.categoryTitle : '', hasGrid: isScatter },
    secondaryAxis: null,
    categoryTitle: isScatter ? '' : options.categoryTitle,
    fontSize: 10,
    color: '#000000',
    fill: '#ffffff',
    border: '#d9d9d9',
  };
}

/** Charts with more points are not drawn. */
const maxPoints = 20_000;

/** A chart with the values that its cells have now. Hidden rows and columns are left out, as in Excel. */
export function updateChart(
  chart: Chart,
  references: readonly SeriesReferences[],
  workbook: Workbook,
): Chart {
  const isScatter = chart.plots[0]?.kind === 'scatter';
  const seriesValues = references.map(({ values }) => readCells(workbook, values));
  let next = 0;
  const plots = chart.plots.map((plot) => ({
    ...plot,
    series: plot.series.map((series) => {
      const at = next++;
      return updateSeries(series, references[at], { workbook, isScatter, values: seriesValues[at] ?? null });
    }),
  }));
  // Names in groups are those of the file: the cells have them beside each other.
  const hasOwnNames = isScatter || chart.categoryGroups.length > 0;
  const categories = hasOwnNames ? null : readCells(workbook, references[0]?.categories ?? '');
  const isNumeric = categories?.every(({ value }) => value === null || typeof value === 'number');
  const valueFormat = seriesValues[0]?.[0]?.format;
  return {
    ...chart,
    plots,
    ...(categories === null
      ? {}
      : {
          categories: categories.map(({ value }) => toText(value)),
          categoryFormat: isNumeric === true ? (categories[0]?.format ?? null) : null,
        }),
    valueAxis:
      chart.valueAxis.format === 'General' && valueFormat !== undefined && !isDateFormat(valueFormat)
        ? { ...chart.valueAxis, format: valueFormat }
        : chart.valueAxis,
  };
}

function updateSeries(
  series: Series,
  references: SeriesReferences | undefined,
  {
    workbook,
    isScatter,
    values,
  }: { workbook: Workbook; isScatter: boolean; values: readonly ChartCell[] | null },
): Series {
  if (references === undefined) return series;
  const name = readCells(workbook, references.name);
  const xValues = isScatter ? readCells(workbook, references.categories) : null;
  const points = values?.map(({ value }) => toNumber(value)) ?? series.values;
  const { pointColors } = series;
  return {
    ...series,
    name: name === null ? series.name : name.map(({ value }) => toText(value)).join(' '),
    values: points,
    xValues: xValues === null ? series.xValues : toXValues(xValues),
    pointColors:
      pointColors.length === 0
        ? []
        : points.map((_, index) => pointColors[index % pointColors.length] ?? series.color),
  };
}

/** Words along a scatter chart count as numbers from one, as in Excel. */
function toXValues(cells: readonly ChartCell[]): (number | null)[] {
  const hasNumbers = cells.some(({ value }) => typeof value === 'number');
  return hasNumbers ? cells.map(({ value }) => toNumber(value)) : [];
}

const toNumber = (value: ChartCell['value']): number | null => (typeof value === 'number' ? value : null);
const toText = (value: ChartCell['value']): string =>
  value === null ? '' : typeof value === 'boolean' ? (value ? 'TRUE' : 'FALSE') : String(value);

export interface ChartCell {
  value: string | number | boolean | null;
  /** Number format code. */
  format: string;
}

/** The visible cells of a reference, in order; null if it is none, or too long. */
export function readCells(workbook: Workbook, formula: string): readonly ChartCell[] | null {
  const range = findReferencedRange(workbook, null, formula);
  if (range === null) return null;
  const { sheet, area } = range;
  const used = computeUsedArea(sheet);
  const bottom = Math.min(area.bottom, Math.max(area.top, used?.bottom ?? 0));
  const right = Math.min(area.right, Math.max(area.left, used?.right ?? 0));
  if ((bottom - area.top + 1) * (right - area.left + 1) > maxPoints) return null;
  const columns: number[] = [];
  for (let column = area.left; column <= right; column++)
    if (findColumnSpan(sheet, column)?.isHidden !== true) columns.push(column);
  const cells: ChartCell[] = [];
  for (let row = area.top; row <= bottom; row++) {
    if (sheet.rows.get(row)?.isHidden === true) continue;
    for (const column of columns) cells.push(readCell(workbook, sheet, { row, column }));
  }
  return cells;
}

function readCell({ styles }: Workbook, sheet: Sheet, address: CellAddress): ChartCell {
  const value = getCell(sheet, address)?.value ?? null;
  return {
    value: isError(value) || value === '' ? null : value,
    format: styles[getStyle(sheet, address)]?.format.format ?? defaultFormat.format,
  };
}
