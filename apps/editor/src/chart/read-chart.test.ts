import { expect, it } from 'vitest';
import { readElement } from '../xml/element.ts';
import { findDescendant, getString } from '../xml/values.ts';
import { type ChartColors, maxSeries, maxSlices, readChart } from './read-chart.ts';
import { maxPoints } from './read-chart-points.ts';
import { chartXml, seriesXml } from './testing/chart-xml.ts';

const colors: ChartColors = {
  readFill: (properties) => {
    const color = properties === null ? null : findDescendant(properties, ['a:srgbClr']);
    return color === null ? null : `#${getString(color, 'val')}`;
  },
  accents: ['#111111', '#222222', '#333333'],
  text: '#000000',
};
const read = (xml: string) => readChart(readElement(xml), colors);
const categories = ['Spring', 'Summer'];

it('bars of a chart are read with title, categories, colours and legend', () => {
  const own = '<c:spPr><a:solidFill><a:srgbClr val="AA0000"/></a:solidFill></c:spPr>';
  const plot = `<c:barChart><c:barDir val="bar"/><c:grouping val="stacked"/>${seriesXml({ name: 'North', values: [1, 2.5], categories })}${seriesXml({ name: 'South', values: [3, null], rest: own })}<c:gapWidth val="50"/></c:barChart>`;
  expect(read(chartXml(plot, { title: 'Harvest', legend: 'b' }))).toMatchObject({
    title: 'Harvest',
    legend: 'bottom',
    categories,
    plots: [
      {
        kind: 'bar',
        isHorizontal: true,
        stacking: 'stacked',
        gapWidth: 0.5,
        series: [
          { name: 'North', color: '#111111', values: [1, 2.5] },
          { name: 'South', color: '#AA0000', values: [3] },
        ],
      },
    ],
  });
});

it('a series is coloured by its index, not by its position', () => {
  const write = (name: string, index: number): string => seriesXml({ name, values: [1], index });
  const plot = `<c:barChart>${write('South', 2)}${write('North', 0)}${write('West', 4)}</c:barChart>`;
  const found = read(chartXml(plot))?.plots[0]?.series.map(({ color }) => color);
  expect(found).toEqual(['#333333', '#111111', '#222222']);
});

it.each(['-1', '0.5', 'x', ''])('a series with the invalid index %j is coloured by its position', (index) => {
  const plain = seriesXml({ name: 'A', values: [1], index: 2 });
  const plot = `<c:barChart>${plain.replace('<c:idx val="2"/>', `<c:idx val="${index}"/>`)}</c:barChart>`;
  expect(read(chartXml(plot))?.plots[0]?.series[0]?.color).toBe('#111111');
});

it('a value that is missing between others is read as missing', () => {
  const plot = `<c:lineChart>${seriesXml({ name: 'A', values: [1, null, 3] })}</c:lineChart>`;
  expect(read(chartXml(plot))?.plots[0]?.series[0]?.values).toEqual([1, null, 3]);
});

it('slices of a pie have colours of their own', () => {
  const point =
    '<c:dPt><c:idx val="1"/><c:spPr><a:solidFill><a:srgbClr val="00AA00"/></a:solidFill></c:spPr></c:dPt>';
  const plot = `<c:doughnutChart><c:varyColors val="1"/>${seriesXml({ name: 'A', values: [1, 2, 3], rest: point })}<c:holeSize val="75"/></c:doughnutChart>`;
  const chart = read(chartXml(plot));
  expect(chart?.plots[0]).toMatchObject({ kind: 'pie', holeSize: 0.75 });
  expect(chart?.plots[0]?.series[0]?.pointColors).toEqual(['#111111', '#00AA00', '#333333']);
});

it('a line with an axis of its own belongs to the secondary axis', () => {
  const ids = (value: number) => `<c:axId val="1"/><c:axId val="${value}"/>`;
  const plots = `<c:barChart>${seriesXml({ name: 'A', values: [1] })}${ids(2)}</c:barChart><c:lineChart>${seriesXml({ name: 'B', values: [100] })}${ids(3)}</c:lineChart>`;
  const axes =
    '<c:catAx><c:axId val="1"/></c:catAx><c:valAx><c:axId val="2"/></c:valAx><c:valAx><c:axId val="3"/><c:scaling><c:max val="200"/></c:scaling></c:valAx>';
  const chart = read(chartXml(plots, { axes }));
  expect(chart?.plots.map(({ isSecondary }) => isSecondary)).toEqual([false, true]);
  expect([chart?.valueAxis.max, chart?.secondaryAxis?.max]).toEqual([null, 200]);
});

it.each([
  ['a kind that is not drawn', chartXml('<c:surfaceChart/>')],
  ['a chart without series', chartXml('<c:barChart/>')],
  ['another part', '<p:sld xmlns:p="x"/>'],
])('%s gives no chart', (_name, xml) => {
  expect(read(xml)).toBeNull();
});

it.each([maxPoints, 1e9])('a chart with a point at index %i is not drawn', (index) => {
  const points = `<c:pt idx="${index}"><c:v>1</c:v></c:pt><c:pt idx="1"><c:v>2</c:v></c:pt>`;
  const plot = `<c:barChart><c:ser><c:val><c:numLit>${points}</c:numLit></c:val></c:ser></c:barChart>`;
  expect(read(chartXml(plot))).toBeNull();
});

it('a pie with too many slices is not drawn', () => {
  const pie = (count: number) =>
    read(
      chartXml(
        `<c:pieChart>${seriesXml({ name: 'A', values: Array.from({ length: count }, () => 1) })}</c:pieChart>`,
      ),
    );
  expect([pie(maxSlices)?.plots[0]?.series[0]?.values.length, pie(maxSlices + 1)]).toEqual([maxSlices, null]);
});

it('a chart with too many series is not drawn', () => {
  const many = (count: number) =>
    read(
      chartXml(
        `<c:barChart>${Array.from({ length: count }, () => seriesXml({ name: 'A', values: [1] })).join('')}</c:barChart>`,
      ),
    );
  expect([many(maxSeries)?.plots[0]?.series.length, many(maxSeries + 1)]).toEqual([maxSeries, null]);
});

it('a chart of which the file has no values is not drawn', () => {
  const plot =
    '<c:barChart><c:ser><c:val><c:numRef><c:f>Sheet1!$B$2</c:f></c:numRef></c:val></c:ser></c:barChart>';
  expect(read(chartXml(plot))).toBeNull();
});

it('labels and axes that are linked to cells have the number format of the cells', () => {
  const values =
    '<c:numCache><c:formatCode>0.00</c:formatCode><c:pt idx="0"><c:v>1</c:v></c:pt></c:numCache>';
  const series = (format: string) =>
    `<c:ser><c:dLbls>${format}<c:showVal val="1"/></c:dLbls><c:val><c:numRef>${values}</c:numRef></c:val></c:ser>`;
  const formats = (format: string) => {
    const chart = read(chartXml(`<c:barChart>${series(format)}</c:barChart>`));
    return [chart?.plots[0]?.series[0]?.labels?.format, chart?.valueAxis.format];
  };
  expect(formats('<c:numFmt formatCode="General" sourceLinked="1"/>')).toEqual(['0.00', '0.00']);
  expect(formats('<c:numFmt formatCode="0%" sourceLinked="0"/>')).toEqual(['0%', '0.00']);
});

it('a point with a negative index is left out', () => {
  const points = '<c:pt idx="-4"><c:v>1</c:v></c:pt><c:pt idx="0"><c:v>2</c:v></c:pt>';
  const plot = `<c:barChart><c:ser><c:val><c:numLit>${points}</c:numLit></c:val></c:ser></c:barChart>`;
  expect(read(chartXml(plot))?.plots[0]?.series[0]?.values).toEqual([2]);
});

const level = (points: Record<number, string>) =>
  `<c:lvl>${Object.entries(points)
    .map(([index, name]) => `<c:pt idx="${index}"><c:v>${name}</c:v></c:pt>`)
    .join('')}</c:lvl>`;
const levels = `<c:cat><c:multiLvlStrRef><c:multiLvlStrCache><c:ptCount val="4"/>${level({ 0: 'SF', 1: 'LA', 2: 'Bath', 3: 'York' })}${level({ 0: 'CA', 2: 'GB' })}${level({ 0: 'All' })}</c:multiLvlStrCache></c:multiLvlStrRef></c:cat>`;

it('categories in several levels are read as names and the groups above them', () => {
  const chart = read(
    chartXml(`<c:barChart>${seriesXml({ name: 'A', values: [1, 2, 3, 4], rest: levels })}</c:barChart>`),
  );
  expect(chart?.categories).toEqual(['SF', 'LA', 'Bath', 'York']);
  expect(chart?.categoryGroups).toEqual([
    [
      { name: 'CA', from: 0, to: 1 },
      { name: 'GB', from: 2, to: 3 },
    ],
    [{ name: 'All', from: 0, to: 3 }],
  ]);
});

const deleted = (value: number) => `<c:autoTitleDeleted val="${value}"/>`;

it.each<[string, string, number, { title: string; hasDefaultTitle: boolean }]>([
  ['with one series and no title', deleted(0), 1, { title: 'S0', hasDefaultTitle: false }],
  ['with an empty title', `<c:title/>${deleted(0)}`, 2, { title: '', hasDefaultTitle: true }],
  ['with a deleted title', `<c:title/>${deleted(1)}`, 1, { title: '', hasDefaultTitle: false }],
  ['that says nothing of titles', '', 1, { title: '', hasDefaultTitle: false }],
  ['with several series and no title', deleted(0), 2, { title: '', hasDefaultTitle: false }],
])('a chart %s has the title that Office shows', (_, titleXml, count, expected) => {
  const series = Array.from({ length: count }, (__, index) => seriesXml({ name: `S${index}`, values: [1] }));
  const xml = chartXml(`<c:barChart>${series.join('')}</c:barChart>`).replace(
    '<c:plotArea>',
    () => `${titleXml}<c:plotArea>`,
  );
  expect(read(xml)).toMatchObject(expected);
});

it.each([
  ['-2700000', -45],
  ['-60000000', null],
])('names of categories with the rotation %s are turned by %s degrees', (rotation, expected) => {
  const axes = `<c:catAx><c:axId val="1"/><c:txPr><a:bodyPr rot="${rotation}"/></c:txPr></c:catAx><c:valAx><c:axId val="2"/></c:valAx>`;
  const plot = `<c:barChart>${seriesXml({ name: 'A', values: [1] })}</c:barChart>`;
  expect(read(chartXml(plot, { axes }))?.categoryRotation).toBe(expected);
});
