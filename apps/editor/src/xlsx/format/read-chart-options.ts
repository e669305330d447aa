import type { Chart } from '../../chart/chart.ts';
import type { Element } from '../../xml/element.ts';
import { getText } from '../../xml/values.ts';
import type { ChartOptions, ChartType, SeriesReferences } from '../workbook/charts.ts';
import type { Workbook } from '../workbook/workbook.ts';
import { listDescendants } from './descendants.ts';
import { findChild } from './read-styles.ts';
import { titleFormat, writeChart } from './write-chart.ts';

/** The references of all series, in the order in which they are drawn. */
export function readSeriesReferences(root: Element): SeriesReferences[] {
  return listDescendants(root, 'ser').map((series) => {
    const read = (...names: string[]): string => {
      const holder = names.map((name) => findChild(series, name)).find((element) => element !== null);
      const [formula] = holder === undefined || holder === null ? [] : listDescendants(holder, 'f');
      return formula === undefined ? '' : getText(formula).trim();
    };
    return { name: read('tx'), categories: read('cat', 'xVal'), values: read('val', 'yVal') };
  });
}

/** The options of a chart that was made here; null for any other, which would lose what cannot be chosen here. */
export function readChartOptions(
  xml: string,
  chart: Chart,
  references: readonly SeriesReferences[],
): ChartOptions | null {
  const [plot] = chart.plots;
  const type = plot === undefined ? null : findType(plot);
  if (plot === undefined || type === null || chart.plots.length > 1) return null;
  const colours =
    (type === 'pie' || type === 'doughnut'
      ? plot.series[0]?.pointColors
      : plot.series.map(({ color }) => color)) ?? [];
  const options: ChartOptions = {
    type,
    stacking: plot.stacking,
    title: chart.title,
    categoryTitle: type === 'scatter' ? chart.xAxis.title : chart.categoryTitle,
    valueTitle: chart.valueAxis.title,
    legend: chart.legend,
    colours: shortenCycle(colours.map((colour) => colour.replace('#', '').toUpperCase())),
  };
  const written = writeChart(options, references, noWorkbook);
  return dropCaches(written) === dropCaches(xml) ? options : null;
}

/** References to it have no values. */
const noWorkbook: Workbook = {
  sheets: [],
  styles: [],
  fileStyleCount: 0,
  definedNames: [],
  tables: [],
  is1904: false,
  structureChanges: [],
  activeSheet: null,
  nextSheetId: 1,
  isStructureLocked: false,
};

/** Without the values, the slices that are as many, and the format of titles, which earlier releases did not write. */
const dropCaches = (xml: string): string =>
  xml
    .replace(/<c:(num|str)Cache>[\s\S]*?<\/c:\1Cache>/g, '')
    .replace(/<\/?c:(?:num|str)Ref>/g, '')
    .replace(/<c:dPt>[\s\S]*?<\/c:dPt>/g, '')
    .replace(titleFormat, '');

function findType({ kind, isHorizontal, holeSize }: Chart['plots'][number]): ChartType | null {
  switch (kind) {
    case 'bar':
      return isHorizontal ? 'bar' : 'column';
    case 'pie':
      return holeSize > 0 ? 'doughnut' : 'pie';
    case 'line':
    case 'area':
    case 'scatter':
      return kind;
    default:
      return null;
  }
}

/** Colours that repeat are stored once. */
function shortenCycle(colours: readonly string[]): readonly string[] {
  for (let length = 1; length < colours.length; length++)
    if (colours.every((colour, index) => colour === colours[index % length])) return colours.slice(0, length);
  return colours;
}
