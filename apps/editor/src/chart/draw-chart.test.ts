import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Element, readElement } from '../xml/element.ts';
import type { Chart } from './chart.ts';
import { drawChart } from './draw-chart.ts';
import type { DrawingContext } from './drawing.ts';
import { type ChartColors, maxSeries, readChart } from './read-chart.ts';
import { maxPoints } from './read-chart-points.ts';
import { chartXml, seriesXml } from './testing/chart-xml.ts';
import { textWidth } from './text-width.ts';

const context: DrawingContext = { formatValue: (_code, value) => String(value), defaultTitle: 'Title' };
const size = { width: 400, height: 300 };
const colors: ChartColors = { readFill: () => null, accents: ['#111111', '#222222'], text: '#000000' };

function chartOf(
  plots: string,
  options: Parameters<typeof chartXml>[1] = {},
  chartColors: ChartColors = colors,
): Chart {
  const chart = readChart(readElement(chartXml(plots, options)), chartColors);
  if (chart === null) throw new Error('The chart is not read');
  return chart;
}

/** Left, top, right and bottom edges of the rectangles in path data. */
function listRectangles(d: string): number[][] {
  return [...d.matchAll(/M([-\d.]+) ([-\d.]+)H([-\d.]+)V([-\d.]+)H/g)].map((match) =>
    match.slice(1).map(Number),
  );
}

it('bars stand on zero, as high as their values', () => {
  const plot = `<c:barChart>${seriesXml({ name: 'A', values: [10, 5, -5] })}</c:barChart>`;
  const { paths } = drawChart(chartOf(plot, { legend: '' }), size, context);
  const bars = listRectangles(paths.find(({ fill }) => fill === '#111111')?.d ?? '');
  const heights = bars.map(([, from = 0, , to = 0]) => from - to);
  expect(bars).toHaveLength(3);
  expect(heights[0]).toBeCloseTo((heights[1] ?? 0) * 2, 0);
  expect(heights[2]).toBeCloseTo(-(heights[1] ?? 0), 0);
});

it('stacked bars begin where the one below ends', () => {
  const plot = `<c:barChart><c:grouping val="stacked"/>${seriesXml({ name: 'A', values: [10] })}${seriesXml({ name: 'B', values: [5] })}</c:barChart>`;
  const { paths } = drawChart(chartOf(plot, { legend: '' }), size, context);
  const [[, , , top] = []] = listRectangles(paths.find(({ fill }) => fill === '#111111')?.d ?? '');
  const [[, bottom] = []] = listRectangles(paths.find(({ fill }) => fill === '#222222')?.d ?? '');
  expect(bottom).toBe(top);
});

it('a line is interrupted where a value is missing', () => {
  const plot = `<c:lineChart>${seriesXml({ name: 'A', values: [1, 2, null, 4, 5] })}</c:lineChart>`;
  const { paths } = drawChart(chartOf(plot), size, context);
  const line = paths.find(({ stroke }) => stroke === '#111111')?.d ?? '';
  expect(line.match(/M/g)).toHaveLength(2);
});

it('title, names of series, categories and values of the axis are shown', () => {
  const plot = `<c:barChart>${seriesXml({ name: 'North', values: [1, 2], categories: ['Spring', 'Summer'] })}</c:barChart>`;
  const { texts } = drawChart(chartOf(plot, { title: 'Harvest' }), size, context);
  expect(texts.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['Harvest', 'North', 'Spring', 'Summer', '0', '2']),
  );
});

it('slices of a pie make a full circle', () => {
  const plot = `<c:pieChart>${seriesXml({ name: 'A', values: [1, 1, 2] })}</c:pieChart>`;
  const { paths } = drawChart(chartOf(plot, { legend: '' }), size, context);
  expect(paths).toHaveLength(3);
  // The second half ends above the centre, where the first begins.
  expect(paths[2]?.d).toMatch(/^M0?[-\d.e]*,142A142,142,0,1,1,[-\d.e]+,-142L0,0Z$/);
});

const kinds = ['barChart', 'lineChart', 'areaChart', 'pieChart', 'radarChart', 'doughnutChart'] as const;

it('charts of any values are drawn with finite numbers, also in the smallest box', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...kinds),
      fc.constantFrom('clustered', 'stacked', 'percentStacked'),
      fc.array(fc.array(fc.option(fc.double({ noNaN: true, min: -1e9, max: 1e9 })), { maxLength: 6 }), {
        minLength: 1,
        maxLength: 4,
      }),
      fc.integer({ min: 0, max: 500 }),
      (kind, grouping, values, side) => {
        const plot = `<c:${kind}><c:grouping val="${grouping}"/>${[[1], ...values].map((one) => seriesXml({ name: 'A', values: one })).join('')}</c:${kind}>`;
        const drawing = drawChart(chartOf(plot, { title: 'T' }), { width: side, height: side / 2 }, context);
        expect(JSON.stringify(drawing)).not.toMatch(/NaN|Infinity/);
        for (const { x, y } of drawing.texts) expect(Number.isFinite(x + y)).toBe(true);
      },
    ),
    { numRuns: 200 },
  );
});

it('a point of a scatter chart with larger values is further right and higher', () => {
  const plot = `<c:scatterChart><c:scatterStyle val="lineMarker"/>${seriesXml({ name: 'A', values: [0, 10], xValues: [0, 4] })}</c:scatterChart>`;
  const { paths } = drawChart(chartOf(plot, { legend: '' }), size, context);
  const [, x = '', y = '', toX = '', toY = ''] =
    /^M([\d.]+),([\d.]+)L([\d.]+),([\d.]+)$/.exec(
      paths.find(({ stroke }) => stroke === '#111111')?.d ?? '',
    ) ?? [];
  expect([Number(x) < Number(toX), Number(y) > Number(toY)]).toEqual([true, true]);
});

it('values too small for their sum to divide by still fill a pie', () => {
  const plot = `<c:pieChart>${seriesXml({ name: 'A', values: [5e-324] })}</c:pieChart>`;
  const [slice] = drawChart(chartOf(plot, { legend: '' }), size, context).paths;
  expect(slice?.d).toMatch(/^M/);
  expect(slice?.d).not.toContain('NaN');
});

it('labels of more points than can be told apart are left out', () => {
  const labels = '<c:dLbls><c:showVal val="1"/></c:dLbls>';
  const texts = (count: number) => {
    const values = Array.from({ length: count }, () => 7.25);
    const plot = `<c:lineChart>${seriesXml({ name: 'A', values, rest: labels })}</c:lineChart>`;
    return drawChart(chartOf(plot), size, context).texts.filter(({ text }) => text === '7.25').length;
  };
  expect([texts(200), texts(201)]).toEqual([200, 0]);
});

it('the largest chart that is read has one outline for each series', () => {
  const values = Array.from({ length: maxPoints / maxSeries }, (_, index) => index % 97);
  const series = Array.from({ length: maxSeries }, () => seriesXml({ name: 'A', values }));
  const chart = chartOf(`<c:barChart>${series.join('')}</c:barChart>`, { legend: '' });
  const { paths, texts } = drawChart(chart, size, context);
  expect(paths.length).toBeLessThan(maxSeries + 20);
  expect(texts.length).toBeLessThan(60);
});

it('the first series of horizontal bars is at the bottom of its category, of columns on the left', () => {
  const draw = (direction: string) => {
    const series = ['A', 'B'].map((name) => seriesXml({ name, values: [1] })).join('');
    const plot = `<c:barChart><c:barDir val="${direction}"/>${series}</c:barChart>`;
    const { paths } = drawChart(chartOf(plot, { legend: '' }), size, context);
    return ['#111111', '#222222'].map(
      (color) => listRectangles(paths.find(({ fill }) => fill === color)?.d ?? '')[0] ?? [],
    );
  };
  const [[, lower = 0] = [], [, upper = 0] = []] = draw('bar');
  const [[left = 0] = [], [right = 0] = []] = draw('col');
  expect([lower > upper, left < right]).toEqual([true, true]);
});

const reversedAxis =
  '<c:catAx><c:axId val="1"/><c:scaling><c:orientation val="maxMin"/></c:scaling></c:catAx><c:valAx><c:axId val="2"/></c:valAx>';

it.each<[string, string, string[], string?]>([
  ['bars', '<c:barDir val="bar"/>', ['C', 'B', 'A']],
  ['stacked bars', '<c:barDir val="bar"/><c:grouping val="stacked"/>', ['A', 'B', 'C']],
  ['columns', '<c:barDir val="col"/>', ['A', 'B', 'C']],
  ['stacked columns', '<c:barDir val="col"/><c:grouping val="stacked"/>', ['C', 'B', 'A']],
  ['bars from the top down', '<c:barDir val="bar"/>', ['A', 'B', 'C'], reversedAxis],
])('the legend beside %s has the order in which they are seen', (_, properties, expected, axes = '') => {
  const series = ['A', 'B', 'C'].map((name) => seriesXml({ name, values: [1] })).join('');
  const { texts } = drawChart(
    chartOf(`<c:barChart>${properties}${series}</c:barChart>`, { axes }),
    size,
    context,
  );
  const names = texts.filter(({ text }) => /^[ABC]$/.test(text)).toSorted((one, other) => one.y - other.y);
  expect(names.map(({ text }) => text)).toEqual(expected);
});

const valueAxes = ['l', 'b']
  .map(
    (side, index) =>
      `<c:valAx><c:axId val="${index}"/><c:scaling><c:min val="${index}"/></c:scaling><c:axPos val="${side}"/></c:valAx>`,
  )
  .join('');

it('the horizontal values of a scatter chart are on the axis below, also if it is the second', () => {
  const plot = `<c:scatterChart>${seriesXml({ name: 'A', values: [1, 2], xValues: [1, 2] })}</c:scatterChart>`;
  const { xAxis, valueAxis } = chartOf(plot, { axes: valueAxes });
  expect([xAxis.min, valueAxis.min]).toEqual([1, 0]);
});

it('points of a scatter chart with words as horizontal values are numbered', () => {
  const series = seriesXml({ name: 'A', values: [1, 2], categories: ['Spring', 'Summer'] })
    .replaceAll('c:cat>', 'c:xVal>')
    .replaceAll('c:val>', 'c:yVal>');
  const { plots } = chartOf(`<c:scatterChart>${series}</c:scatterChart>`, { axes: valueAxes });
  expect(plots[0]?.series[0]).toMatchObject({ values: [1, 2], xValues: [] });
});

it.each([
  ['bold and of 18 points', '', 18, true],
  ['as its runs say', '<a:rPr sz="1400" b="0"/>', 14, false],
])('a title is %s', (_, properties, titleSize, isTitleBold) => {
  const plot = `<c:barChart>${seriesXml({ name: 'A', values: [1] })}</c:barChart>`;
  const xml = chartXml(plot, { title: 'Harvest' }).replace('<a:t>', `${properties}<a:t>`);
  expect(readChart(readElement(xml), colors)).toMatchObject({ titleSize, isTitleBold });
});

it('the area behind a chart has the fill and the border of its file', () => {
  const plot = `<c:barChart>${seriesXml({ name: 'A', values: [1] })}</c:barChart>`;
  const properties = '<c:spPr><a:solidFill/><a:ln><a:solidFill/></a:ln></c:spPr>';
  const readFill: typeof colors.readFill = (element: Element | null) =>
    element === null ? null : element.name === 'a:ln' ? '#0000ff' : '#112233';
  const chart = chartOf(plot, { properties }, { ...colors, readFill });
  expect(chart).toMatchObject({ fill: '#112233', border: '#0000ff' });
  const [fill, border] = drawChart(chart, size, context).paths;
  expect([fill, border]).toEqual([
    { d: 'M0 0H400V300H0Z', fill: '#112233' },
    { d: 'M0.5 0.5H399.5V299.5H0.5Z', stroke: '#0000ff', width: 1 },
  ]);
});

it.each<[position: string, grouping: string, part: number]>([
  ['outEnd', 'clustered', 1],
  ['inEnd', 'clustered', 1],
  ['ctr', 'clustered', 0.5],
  ['inBase', 'clustered', 0],
  ['', 'clustered', 1],
  ['', 'stacked', 0.5],
  ['inBase', 'stacked', 0],
])('a label at %j of a bar in a %s chart is at %d of its height', (position, grouping, part) => {
  const at = position === '' ? '' : `<c:dLblPos val="${position}"/>`;
  const rest = `<c:dLbls>${at}<c:showVal val="1"/></c:dLbls>`;
  for (const direction of ['col', 'bar']) {
    const plot = `<c:barChart><c:barDir val="${direction}"/><c:grouping val="${grouping}"/>${seriesXml({ name: 'A', values: [8.5], rest })}</c:barChart>`;
    const { paths, texts } = drawChart(chartOf(plot, { legend: '' }), size, context);
    const [left = 0, top = 0, right = 0, bottom = 0] =
      listRectangles(paths.find(({ fill }) => fill === '#111111')?.d ?? '')[0] ?? [];
    const label = texts.find(({ text }) => text === '8.5');
    const [from, to] = direction === 'col' ? [Math.max(top, bottom), Math.min(top, bottom)] : [left, right];
    const found = direction === 'col' ? label?.y : label?.x;
    expect(Math.abs((found ?? 0) - (from + (to - from) * part))).toBeLessThan(20);
  }
});

it('labels of the values are within the chart', () => {
  const values = [1_234_567.25, 2_345_678.5];
  const plot = `<c:barChart>${seriesXml({ name: 'A', values })}</c:barChart>`;
  const { texts } = drawChart(chartOf(plot, { legend: '' }), size, context);
  const labels = texts.filter(({ anchor }) => anchor === 'end');
  expect(labels.length).toBeGreaterThan(3);
  for (const { text, size: fontSize, x } of labels)
    expect(x - textWidth(text, fontSize)).toBeGreaterThanOrEqual(0);
});

const crowded = Array.from({ length: 12 }, (_, index) => `Category${index}`);

it.each<[string, readonly string[], number, number | undefined]>([
  ['upright where there is room', ['Spring', 'Summer'], 2, undefined],
  ['turned where there is none', crowded, 12, -45],
  ['left out where they would cover each other', Array.from({ length: 400 }, () => 'Category'), 20, -45],
])('names below columns are %s', (_, categories, shown, rotation) => {
  const values = categories.map(() => 1);
  const plot = `<c:barChart>${seriesXml({ name: 'A', values, categories })}</c:barChart>`;
  const { texts } = drawChart(chartOf(plot, { legend: '' }), size, context);
  const names = texts.filter(({ text }) => /^(?:Cat|S[pu])/.test(text));
  expect(names.length).toBeGreaterThan(0);
  expect(names.length).toBeLessThanOrEqual(shown);
  expect(new Set(names.map((name) => name.rotation))).toEqual(new Set([rotation]));
});

it('a name of several words below columns is broken into lines', () => {
  const categories = Array.from({ length: 6 }, (_, index) => `Season ${index}th`);
  const plot = `<c:barChart>${seriesXml({ name: 'A', values: [1, 1, 1, 1, 1, 1], categories })}</c:barChart>`;
  const { texts } = drawChart(chartOf(plot, { legend: '' }), { width: 300, height: 300 }, context);
  const [first, second] = ['Season', '3th'].map((word) => texts.find(({ text }) => text === word)?.y ?? 0);
  expect(second).toBeGreaterThan(first ?? 0);
});

it.each(['col', 'bar'])('groups of categories stand in the middle of theirs: %s', (direction) => {
  const plot = `<c:barChart><c:barDir val="${direction}"/>${seriesXml({ name: 'A', values: [1, 2, 3, 4], categories: ['SF', 'LA', 'Bath', 'York'] })}</c:barChart>`;
  const groups = [
    { name: 'CA', from: 0, to: 1 },
    { name: 'GB', from: 2, to: 3 },
  ];
  const { texts } = drawChart({ ...chartOf(plot, { legend: '' }), categoryGroups: [groups] }, size, context);
  const place = (name: string): number => {
    const text = texts.find((one) => one.text === name);
    return (direction === 'col' ? text?.x : text?.y) ?? 0;
  };
  expect(place('CA')).toBeCloseTo((place('SF') + place('LA')) / 2, -1);
  expect(place('GB')).toBeCloseTo((place('Bath') + place('York')) / 2, -1);
});

it.each<[string, string, (x: number, y: number) => boolean]>([
  ['on the left', '', (x) => x < 200],
  ['on the right of categories from the right', 'catAx', (x) => x > 200],
  ['above bars from the top down', 'bar', (_, y) => y < 150],
])('the values of an axis stand %s', (_, kind, isThere) => {
  const plot = `<c:barChart><c:barDir val="${kind === 'bar' ? 'bar' : 'col'}"/>${seriesXml({ name: 'A', values: [1, 2] })}</c:barChart>`;
  const { texts } = drawChart(
    chartOf(plot, { legend: '', axes: kind === '' ? '' : reversedAxis }),
    size,
    context,
  );
  const { x, y } = texts.find(({ text }) => text === '0') ?? { x: Number.NaN, y: Number.NaN };
  expect(isThere(x, y)).toBe(true);
});

it('bars that overlap wholly are at the same place', () => {
  const draw = (overlap: string) => {
    const series = ['A', 'B'].map((name) => seriesXml({ name, values: [1] })).join('');
    const chart = chartOf(`<c:barChart>${series}${overlap}</c:barChart>`, { legend: '' });
    const { paths } = drawChart(chart, size, context);
    return ['#111111', '#222222'].map(
      (color) => listRectangles(paths.find(({ fill }) => fill === color)?.d ?? '')[0] ?? [],
    );
  };
  const [[left, , right] = [], [otherLeft, , otherRight] = []] = draw('<c:overlap val="100"/>');
  expect([otherLeft, otherRight]).toEqual([left, right]);
  const [[, , end = 0] = [], [begin = 0] = []] = draw('');
  expect(begin).toBe(end);
});

it('a chart without words for its title has those of the program', () => {
  const plot = `<c:barChart>${seriesXml({ name: 'A', values: [1] })}</c:barChart>`;
  const { texts } = drawChart({ ...chartOf(plot), hasDefaultTitle: true }, size, context);
  expect(texts.map(({ text }) => text)).toContain('Title');
});

it('a legend over the plots takes no room', () => {
  const plot = `<c:barChart>${seriesXml({ name: 'A', values: [1] })}</c:barChart>`;
  const measureBar = (options: { legend: string; overlay: string }): number => {
    const xml = chartXml(plot, { legend: options.legend }).replace(
      '</c:legend>',
      `${options.overlay}</c:legend>`,
    );
    const chart = readChart(readElement(xml), colors);
    if (chart === null) throw new Error('The chart is not read');
    const bar = drawChart(chart, size, context).paths.findLast(({ fill }) => fill === '#111111');
    const [[, top = 0, , bottom = 0] = []] = listRectangles(bar?.d ?? '');
    return Math.abs(bottom - top);
  };
  const alone = measureBar({ legend: '', overlay: '' });
  expect(measureBar({ legend: 'b', overlay: '<c:overlay val="1"/>' })).toBe(alone);
  expect(measureBar({ legend: 'b', overlay: '<c:overlay val="0"/>' })).toBeLessThan(alone);
});
