import { fflateCodec, rewriteParts } from '@redraft/documents';
import { expect, it } from 'vitest';
import { applyAll, createWorkbook, getFirstSheet, now, toArea } from '../testing/cells.ts';
import { readParts } from '../testing/parts-of.ts';
import { createRichWorkbook } from '../testing/rich-workbook.ts';
import { detectChartRange, listSeriesReferences } from '../workbook/chart-ranges.ts';
import { type ChartOptions, chartTypes, createChart, updateChart } from '../workbook/charts.ts';
import type { ChartDraft, DrawingChange } from '../workbook/drawing-changes.ts';
import type { DrawingAnchor, SheetDrawing } from '../workbook/drawings.ts';
import type { Edit } from '../workbook/edits.ts';
import type { Workbook } from '../workbook/workbook.ts';
import { readWorkbook } from './read-workbook.ts';
import { titleFormat } from './write-chart.ts';
import { writeWorkbookFile } from './write-workbook-file.ts';

const options: ChartOptions = {
  type: 'column',
  stacking: 'none',
  title: 'Harvest & more',
  categoryTitle: 'Fruit',
  valueTitle: 'Baskets',
  legend: 'bottom',
  colours: ['1F5673', 'ED7D31'],
};
const draft: ChartDraft = {
  options,
  references: [
    { name: 'Harvest!$B$1', categories: 'Harvest!$A$2:$A$4', values: 'Harvest!$B$2:$B$4' },
    { name: '', categories: 'Harvest!$A$2:$A$4', values: 'Harvest!$C$2:$C$4' },
  ],
};
const anchor: DrawingAnchor = {
  kind: 'twoCell',
  from: { row: 1, column: 4, x: 10, y: 5 },
  to: { row: 15, column: 10, x: 0, y: 0 },
};
const changeDrawing = (change: DrawingChange, sheet = 1): Edit => ({ kind: 'drawing', sheet, change });
const addChart = changeDrawing({ act: 'addChart', chart: draft, anchor });

function editFile(bytes: Uint8Array, ...edits: Edit[]) {
  const opened = readWorkbook(bytes, now);
  const written = writeWorkbookFile(opened, applyAll(opened.workbook, ...edits));
  return { bytes: written, parts: readParts(written), workbook: readWorkbook(written, now).workbook };
}

const chartOf = (drawing: SheetDrawing | undefined) =>
  drawing?.content.kind === 'chart' ? drawing.content : null;

function drawnValues(workbook: Workbook, drawing: SheetDrawing | undefined) {
  const content = chartOf(drawing);
  if (content?.chart == null) return null;
  const chart = updateChart(content.chart, content.references, workbook);
  return chart.plots.flatMap(({ series }) => series.map(({ name, values }) => [name, ...values]));
}

it('a new chart is written with a part, a relationship, a content type and the values of its cells', () => {
  const { parts, workbook } = editFile(createRichWorkbook(), addChart);
  const xml = parts['xl/charts/chart2.xml'] ?? '';
  expect(xml).toContain(
    '<c:f>Harvest!$B$2:$B$4</c:f><c:numCache><c:formatCode>General</c:formatCode><c:ptCount val="3"/><c:pt idx="0"><c:v>3</c:v></c:pt>',
  );
  expect(xml).toContain('<a:t>Harvest &amp; more</a:t>');
  expect(parts['xl/drawings/_rels/drawing1.xml.rels']).toContain('Target="/xl/charts/chart2.xml"');
  expect(parts['[Content_Types].xml']).toContain('PartName="/xl/charts/chart2.xml"');
  const [, added] = getFirstSheet(workbook).drawings;
  expect(added?.anchor).toEqual(anchor);
  expect([chartOf(added)?.options, chartOf(added)?.references]).toEqual([options, draft.references]);
});

it('a sheet without drawings gets a drawing part and its relationship', () => {
  const { parts, workbook } = editFile(
    createRichWorkbook(),
    changeDrawing({ act: 'addChart', chart: draft, anchor }, 4),
  );
  expect(parts['xl/worksheets/sheet2.xml']).toMatch(/<drawing [^>]*r:id="rId1"\/><\/worksheet>$/);
  expect(parts['xl/worksheets/_rels/sheet2.xml.rels']).toContain('Target="/xl/drawings/drawing2.xml"');
  expect(parts['[Content_Types].xml']).toContain('PartName="/xl/drawings/drawing2.xml"');
  expect(workbook.sheets[1]?.drawings).toHaveLength(1);
});

it.each(
  chartTypes.flatMap((type) =>
    (['none', 'stacked', 'percent'] as const).map((stacking) => [type, stacking] as const),
  ),
)(
  'a chart of the type %s, with %s stacking, is recognized as made here when it is opened again',
  (type, stacking) => {
    const canBeStacked = ['column', 'bar', 'line', 'area'].includes(type);
    const isRing = type === 'pie' || type === 'doughnut';
    const chosen: ChartOptions = {
      ...options,
      type,
      stacking: canBeStacked ? stacking : 'none',
      ...(isRing ? { categoryTitle: '', valueTitle: '' } : {}),
    };
    const references = type === 'pie' ? draft.references.slice(0, 1) : draft.references;
    const change: DrawingChange = { act: 'addChart', chart: { options: chosen, references }, anchor };
    const { bytes, workbook } = editFile(createRichWorkbook(), changeDrawing(change));
    const [, added] = getFirstSheet(workbook).drawings;
    expect(chartOf(added)?.options).toEqual(chosen);
    // It can be changed and written into the same part.
    const title = 'Another title';
    const changed = editFile(
      bytes,
      changeDrawing({ act: 'changeChart', index: 1, chart: { options: { ...chosen, title }, references } }),
    );
    expect(chartOf(getFirstSheet(changed.workbook).drawings[1])?.options?.title).toBe(title);
    expect(Object.keys(changed.parts).filter((name) => name.includes('/charts/'))).toHaveLength(2);
  },
);

it('a chart of an earlier release, which wrote titles without a format, can still be changed', () => {
  const { bytes } = editFile(createRichWorkbook(), addChart);
  const earlier = rewriteParts({
    bytes,
    codec: fflateCodec,
    rewrite: (name, read) => (name === 'xl/charts/chart2.xml' ? read().replace(titleFormat, '') : undefined),
  });
  expect(readParts(earlier)['xl/charts/chart2.xml']).not.toContain(titleFormat);
  const [, added] = getFirstSheet(readWorkbook(earlier, now).workbook).drawings;
  expect(chartOf(added)?.options).toEqual(options);
});

it('a chart shows the values that its cells have now, without hidden rows', () => {
  const { workbook } = editFile(createRichWorkbook(), addChart);
  const drawing = getFirstSheet(workbook).drawings[1];
  expect(drawnValues(workbook, drawing)).toEqual([
    ['Baskets', 3, 4, 5],
    ['', 6, 8, 10],
  ]);
  const edited = applyAll(
    workbook,
    { kind: 'cells', sheet: 1, changes: [{ row: 1, column: 1, value: 30 }] },
    { kind: 'hide', sheet: 1, axis: 'rows', from: 2, to: 2, isHidden: true },
  );
  expect(drawnValues(edited, drawing)).toEqual([
    ['Baskets', 30, 5],
    ['', 60, 10],
  ]);
});

it('inserted rows and a new sheet name reach the references of a chart', () => {
  const { parts } = editFile(
    createRichWorkbook(),
    addChart,
    { kind: 'shift', sheet: 1, shift: { axis: 'rows', at: 2, count: 1 } },
    { kind: 'renameSheet', sheet: 1, name: 'My harvest' },
  );
  expect(parts['xl/charts/chart2.xml']).toContain("<c:f>'My harvest'!$B$2:$B$5</c:f>");
  expect(parts['xl/charts/chart1.xml']).toContain("<c:f>'My harvest'!$B$2:$B$5</c:f>");
});

it('a deleted chart is removed with its part, and a moved one keeps its markup', () => {
  const { bytes, workbook } = editFile(createRichWorkbook(), addChart);
  expect(getFirstSheet(workbook).drawings).toHaveLength(2);
  const moved = editFile(
    bytes,
    changeDrawing({
      act: 'move',
      index: 0,
      anchor: { ...anchor, from: { row: 20, column: 1, x: 4, y: 8 } },
    }),
  );
  expect(moved.parts['xl/drawings/drawing1.xml']).toContain(
    '<xdr:from><xdr:col>1</xdr:col><xdr:colOff>38100</xdr:colOff><xdr:row>20</xdr:row><xdr:rowOff>76200</xdr:rowOff></xdr:from>',
  );
  expect(moved.parts['xl/drawings/drawing1.xml']).toContain(
    '<xdr:graphicFrame><c:chart xmlns:c="urn:c" r:id="rId1"/></xdr:graphicFrame>',
  );
  const without = editFile(bytes, changeDrawing({ act: 'remove', index: 1 }));
  expect(Object.keys(without.parts)).not.toContain('xl/charts/chart2.xml');
  expect(without.parts['[Content_Types].xml']).not.toContain('chart2.xml');
  expect(without.parts['xl/drawings/_rels/drawing1.xml.rels']).not.toContain('chart2.xml');
  expect(getFirstSheet(without.workbook).drawings).toHaveLength(1);
});

it.each([
  [
    'A1:C4',
    { A1: null, B1: 'x', C1: 'y', A2: 'a', B2: 1, C2: 2, A3: 'b', B3: 3, C3: 4, A4: 'c', B4: 5, C4: 6 },
    [
      { name: 'Harvest!$B$1', categories: 'Harvest!$A$2:$A$4', values: 'Harvest!$B$2:$B$4' },
      { name: 'Harvest!$C$1', categories: 'Harvest!$A$2:$A$4', values: 'Harvest!$C$2:$C$4' },
    ],
  ],
  ['A1:A3', { A1: 1, A2: 2, A3: 3 }, [{ name: '', categories: '', values: 'Harvest!$A$1:$A$3' }]],
  [
    'A1:D2',
    { A1: 'Year', B1: 'a', C1: 'b', D1: 'c', A2: 'x', B2: 1, C2: 2, D2: 3 },
    [{ name: 'Harvest!$A$2', categories: 'Harvest!$B$1:$D$1', values: 'Harvest!$B$2:$D$2' }],
  ],
])('the range %s is divided into series by its names', (range, cells, expected) => {
  const workbook = createWorkbook(cells);
  const detected = detectChartRange(workbook, getFirstSheet(workbook), toArea(range), 'column');
  expect(listSeriesReferences(workbook, detected, 'column')).toEqual(expected);
});

it('the slices of a pie take the colours in turn', () => {
  const workbook = createWorkbook({ A1: 1, A2: 2, A3: 3 });
  const chart = createChart({ ...options, type: 'pie' }, 1);
  const references = [{ name: '', categories: '', values: 'Harvest!$A$1:$A$3' }];
  const [series] = updateChart(chart, references, workbook).plots[0]?.series ?? [];
  expect(series?.pointColors).toEqual(['#1F5673', '#ED7D31', '#1F5673']);
});
