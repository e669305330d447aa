import {
  type ChartCell,
  type ChartOptions,
  canStack,
  isRound,
  pickColour,
  readCells,
  type SeriesReferences,
} from '../workbook/charts.ts';
import type { Workbook } from '../workbook/workbook.ts';
import { encodePlainText } from './xml-text.ts';

const chartNamespace = 'http://schemas.openxmlformats.org/drawingml/2006/chart';
const mainNamespace = 'http://schemas.openxmlformats.org/drawingml/2006/main';
const relationshipsNamespace = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Ids of the two axes within a chart. */
const axisIds = { category: 111111111, value: 222222222 } as const;

/** A chart part (ECMA-376 Part 1, 21.2) with the values that its cells have now. */
export function writeChart(
  options: ChartOptions,
  references: readonly SeriesReferences[],
  workbook: Workbook,
): string {
  const plot = writePlot(options, references, workbook);
  const axes = isRound(options.type) ? '' : writeAxes(options);
  const legendPosition = options.legend === 'none' ? null : options.legend.charAt(0);
  const legend =
    legendPosition === null
      ? ''
      : `<c:legend><c:legendPos val="${legendPosition}"/><c:overlay val="0"/></c:legend>`;
  const title = options.title === '' ? '' : writeTitle(options.title, { format: titleFormat });
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n',
    `<c:chartSpace xmlns:c="${chartNamespace}" xmlns:a="${mainNamespace}" xmlns:r="${relationshipsNamespace}">`,
    `<c:roundedCorners val="0"/><c:chart>${title}<c:autoTitleDeleted val="${options.title === '' ? 1 : 0}"/>`,
    `<c:plotArea><c:layout/>${plot}${axes}</c:plotArea>${legend}`,
    '<c:plotVisOnly val="1"/><c:dispBlanksAs val="gap"/></c:chart>',
    `<c:spPr>${fill('FFFFFF')}<a:ln w="9525">${fill('D9D9D9')}</a:ln></c:spPr></c:chartSpace>`,
  ].join('');
}

/** The format of chart titles in Excel since 2013. */
export const titleFormat = '<a:rPr sz="1400" b="0"/>';

function writeTitle(text: string, { isRotated = false, format = '' } = {}): string {
  const body = isRotated ? '<a:bodyPr rot="-5400000" vert="horz"/>' : '<a:bodyPr/>';
  return `<c:title><c:tx><c:rich>${body}<a:p><a:r>${format}<a:t>${encodePlainText(text)}</a:t></a:r></a:p></c:rich></c:tx><c:overlay val="0"/></c:title>`;
}

function writePlot(
  options: ChartOptions,
  references: readonly SeriesReferences[],
  workbook: Workbook,
): string {
  const { type } = options;
  const series = references.map((one, index) => writeSeries(one, index, { options, workbook })).join('');
  const stacking = canStack(type) ? options.stacking : 'none';
  const grouping = (plain: string): string =>
    `<c:grouping val="${stacking === 'none' ? plain : stacking === 'percent' ? 'percentStacked' : 'stacked'}"/>`;
  const axes = `<c:axId val="${axisIds.category}"/><c:axId val="${axisIds.value}"/>`;
  const plain = '<c:varyColors val="0"/>';
  switch (type) {
    case 'column':
    case 'bar': {
      const gap =
        stacking === 'none' ? '<c:gapWidth val="150"/>' : '<c:gapWidth val="50"/><c:overlap val="100"/>';
      return `<c:barChart><c:barDir val="${type === 'bar' ? 'bar' : 'col'}"/>${grouping('clustered')}${plain}${series}${gap}${axes}</c:barChart>`;
    }
    case 'line':
      return `<c:lineChart>${grouping('standard')}${plain}${series}<c:marker val="1"/>${axes}</c:lineChart>`;
    case 'area':
      return `<c:areaChart>${grouping('standard')}${plain}${series}${axes}</c:areaChart>`;
    case 'pie':
      return `<c:pieChart><c:varyColors val="1"/>${series}<c:firstSliceAng val="0"/></c:pieChart>`;
    case 'doughnut':
      return `<c:doughnutChart><c:varyColors val="1"/>${series}<c:firstSliceAng val="0"/><c:holeSize val="50"/></c:doughnutChart>`;
    case 'scatter':
      return `<c:scatterChart><c:scatterStyle val="lineMarker"/>${plain}${series}${axes}</c:scatterChart>`;
  }
}

interface SeriesContext {
  options: ChartOptions;
  workbook: Workbook;
}

const fill = (colour: string): string => `<a:solidFill><a:srgbClr val="${colour}"/></a:solidFill>`;

function writeSeries(
  { name, categories, values }: SeriesReferences,
  index: number,
  { options, workbook }: SeriesContext,
): string {
  const { type, colours } = options;
  const colour = pickColour(colours, index);
  const valueCells = readCells(workbook, values) ?? [];
  const isScatter = type === 'scatter';
  const parts = [
    `<c:idx val="${index}"/><c:order val="${index}"/>`,
    name === '' ? '' : `<c:tx>${writeStrings(name, readCells(workbook, name) ?? [])}</c:tx>`,
    writeSeriesFormat(options, colour),
    isRound(type) ? writeSlices(colours, valueCells.length) : '',
    categories === ''
      ? ''
      : `<c:${isScatter ? 'xVal' : 'cat'}>${writeCategories(categories, workbook)}</c:${isScatter ? 'xVal' : 'cat'}>`,
    `<c:${isScatter ? 'yVal' : 'val'}>${writeNumbers(values, valueCells)}</c:${isScatter ? 'yVal' : 'val'}>`,
    type === 'line' || isScatter ? '<c:smooth val="0"/>' : '',
  ];
  return `<c:ser>${parts.join('')}</c:ser>`;
}

function writeSeriesFormat({ type }: ChartOptions, colour: string): string {
  if (isRound(type)) return '';
  const marker = `<c:marker><c:symbol val="circle"/><c:size val="6"/><c:spPr>${fill(colour)}<a:ln>${fill(colour)}</a:ln></c:spPr></c:marker>`;
  if (type === 'line') return `<c:spPr><a:ln w="28575" cap="rnd">${fill(colour)}</a:ln></c:spPr>${marker}`;
  if (type === 'scatter') return `<c:spPr><a:ln w="19050"><a:noFill/></a:ln></c:spPr>${marker}`;
  return `<c:spPr>${fill(colour)}</c:spPr>${type === 'area' ? '' : '<c:invertIfNegative val="0"/>'}`;
}

function writeSlices(colours: readonly string[], count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const colour = pickColour(colours, index);
    return `<c:dPt><c:idx val="${index}"/><c:bubble3D val="0"/><c:spPr>${fill(colour)}<a:ln w="9525">${fill('FFFFFF')}</a:ln></c:spPr></c:dPt>`;
  }).join('');
}

function writeCategories(formula: string, workbook: Workbook): string {
  const cells = readCells(workbook, formula) ?? [];
  const isNumeric =
    cells.length > 0 && cells.every(({ value }) => value === null || typeof value === 'number');
  return isNumeric ? writeNumbers(formula, cells) : writeStrings(formula, cells);
}

const writePoints = (texts: readonly (string | null)[]): string =>
  `<c:ptCount val="${texts.length}"/>${texts
    .map((text, index) =>
      text === null ? '' : `<c:pt idx="${index}"><c:v>${encodePlainText(text)}</c:v></c:pt>`,
    )
    .join('')}`;

function writeStrings(formula: string, cells: readonly ChartCell[]): string {
  const texts = cells.map(({ value }) => (value === null ? null : String(value)));
  return `<c:strRef><c:f>${encodePlainText(formula)}</c:f><c:strCache>${writePoints(texts)}</c:strCache></c:strRef>`;
}

function writeNumbers(formula: string, cells: readonly ChartCell[]): string {
  const texts = cells.map(({ value }) => (typeof value === 'number' ? String(value) : null));
  const format = encodePlainText(cells[0]?.format ?? 'General');
  return `<c:numRef><c:f>${encodePlainText(formula)}</c:f><c:numCache><c:formatCode>${format}</c:formatCode>${writePoints(texts)}</c:numCache></c:numRef>`;
}

function writeAxes({ type, categoryTitle, valueTitle, stacking }: ChartOptions): string {
  const isBar = type === 'bar';
  const [categorySide, valueSide] = isBar ? ['l', 'b'] : ['b', 'l'];
  const scaling = '<c:scaling><c:orientation val="minMax"/></c:scaling><c:delete val="0"/>';
  const title = (text: string, isRotated: boolean): string =>
    text === '' ? '' : writeTitle(text, { isRotated });
  const marks = '<c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="nextTo"/>';
  const cross = (id: number): string => `<c:crossAx val="${id}"/><c:crosses val="autoZero"/>`;
  const grid = '<c:majorGridlines/>';
  const isScatter = type === 'scatter';
  const format =
    canStack(type) && stacking === 'percent'
      ? '<c:numFmt formatCode="0%" sourceLinked="0"/>'
      : '<c:numFmt formatCode="General" sourceLinked="1"/>';
  const category = isScatter
    ? `<c:valAx><c:axId val="${axisIds.category}"/>${scaling}<c:axPos val="b"/>${grid}${title(categoryTitle, false)}<c:numFmt formatCode="General" sourceLinked="1"/>${marks}${cross(axisIds.value)}</c:valAx>`
    : `<c:catAx><c:axId val="${axisIds.category}"/>${scaling}<c:axPos val="${categorySide}"/>${title(categoryTitle, isBar)}<c:numFmt formatCode="General" sourceLinked="1"/>${marks}${cross(axisIds.value)}<c:auto val="1"/><c:lblAlgn val="ctr"/><c:lblOffset val="100"/><c:noMultiLvlLbl val="0"/></c:catAx>`;
  return `${category}<c:valAx><c:axId val="${axisIds.value}"/>${scaling}<c:axPos val="${valueSide}"/>${grid}${title(valueTitle, !isBar)}${format}${marks}${cross(axisIds.category)}<c:crossBetween val="${isScatter ? 'midCat' : 'between'}"/></c:valAx>`;
}
