import { expect, it } from 'vitest';
import { chartXml, seriesXml } from '../../chart/testing/chart-xml.ts';
import { createAxisSizes } from '../grid/axis-sizes.ts';
import { computeDrawingBox } from '../grid/drawing-box.ts';
import { applyAll, getFirstSheet, now } from '../testing/cells.ts';
import { listChangedParts, readParts } from '../testing/parts-of.ts';
import { createRichWorkbook } from '../testing/rich-workbook.ts';
import { readWorkbook } from './read-workbook.ts';
import { writeWorkbookFile } from './write-workbook-file.ts';

const point = (name: string, row: number, column: number): string =>
  `<xdr:${name}><xdr:col>${column}</xdr:col><xdr:colOff>19050</xdr:colOff><xdr:row>${row}</xdr:row><xdr:rowOff>9525</xdr:rowOff></xdr:${name}>`;
const twoCell = (content: string): string =>
  `<xdr:twoCellAnchor>${point('from', 3, 1)}${point('to', 5, 4)}${content}<xdr:clientData/></xdr:twoCellAnchor>`;
const transform = (x: number, y: number, width: number, height: number): string =>
  `<a:xfrm rot="2700000"><a:off x="${x}" y="${y}"/><a:ext cx="${width}" cy="${height}"/><a:chOff x="0" y="0"/><a:chExt cx="200" cy="100"/></a:xfrm>`;
const picture =
  '<xdr:pic><xdr:nvPicPr><xdr:cNvPr id="2" name="Picture 1" descr="A tree"/></xdr:nvPicPr><xdr:blipFill><a:blip r:embed="rId2"/></xdr:blipFill></xdr:pic>';
const textBox = `<xdr:sp><xdr:nvSpPr><xdr:cNvPr id="3" name="Box"/></xdr:nvSpPr><xdr:spPr>${transform(50, 0, 100, 50)}<a:prstGeom prst="ellipse"/><a:solidFill><a:schemeClr val="accent1"><a:lumMod val="50000"/></a:schemeClr></a:solidFill><a:ln w="19050"><a:solidFill><a:srgbClr val="ff0000"/></a:solidFill></a:ln></xdr:spPr><xdr:txBody><a:bodyPr anchor="ctr"/><a:p><a:pPr algn="r"/><a:r><a:rPr b="1" sz="1400"/><a:t>Hello &amp; </a:t></a:r><a:r><a:t>all</a:t></a:r></a:p></xdr:txBody></xdr:sp>`;
const chartInGroup = `<xdr:graphicFrame>${transform(0, 0, 100, 100).replaceAll('a:xfrm', 'xdr:xfrm')}<c:chart xmlns:c="urn:c" r:id="rId1"/></xdr:graphicFrame>`;
const chart = '<xdr:graphicFrame><c:chart xmlns:c="urn:c" r:id="rId1"/></xdr:graphicFrame>';

function createFile(anchors: string, parts: Readonly<Record<string, string>> = {}) {
  const relationship = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  return createRichWorkbook({
    'xl/drawings/drawing1.xml': `<xdr:wsDr xmlns:xdr="urn:xdr" xmlns:a="urn:a" xmlns:r="${relationship}">${anchors}</xdr:wsDr>`,
    'xl/drawings/_rels/drawing1.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relationship}/chart" Target="../charts/chart1.xml"/><Relationship Id="rId2" Type="${relationship}/image" Target="../media/image1.png"/><Relationship Id="rId3" Type="${relationship}/image" Target="../media/image2.emf"/></Relationships>`,
    'xl/media/image1.png': 'picture',
    ...parts,
  });
}

const readFirstSheet = (anchors: string, parts: Readonly<Record<string, string>> = {}) =>
  getFirstSheet(readWorkbook(createFile(anchors, parts), now).workbook);

it('a picture is read with its anchor, its alternative text and its bytes', () => {
  const { drawings, unsupported } = readFirstSheet(twoCell(picture));
  expect(drawings.map(({ source: _, ...drawing }) => drawing)).toEqual([
    {
      anchor: {
        kind: 'twoCell',
        from: { row: 3, column: 1, x: 2, y: 1 },
        to: { row: 5, column: 4, x: 2, y: 1 },
      },
      content: {
        kind: 'picture',
        description: 'A tree',
        media: { bytes: new TextEncoder().encode('picture'), type: 'image/png' },
      },
    },
  ]);
  expect(unsupported).toEqual([]);
});

it('a picture that browsers cannot draw keeps its place, and is named as not shown', () => {
  const { drawings, unsupported } = readFirstSheet(twoCell(picture.replace('rId2', 'rId3')));
  expect(drawings).toMatchObject([{ content: { media: null, description: 'A tree' } }]);
  expect(unsupported).toEqual(['picture']);
});

it('a text box is read with its colours and its text', () => {
  expect(readFirstSheet(twoCell(textBox)).drawings).toMatchObject([
    {
      content: {
        description: 'Box',
        shape: {
          geometry: 'ellipse',
          rotation: 45,
          fill: '203864',
          line: { colour: 'FF0000', width: 2 },
          vertical: 'center',
          paragraphs: [
            {
              align: 'right',
              runs: [
                { text: 'Hello & ', isBold: true, size: 14 },
                { text: 'all', isBold: false, size: 11 },
              ],
            },
          ],
        },
      },
    },
  ]);
});

it('the shapes of a group are placed by shares of its size', () => {
  const group = `<xdr:grpSp><xdr:nvGrpSpPr><xdr:cNvPr id="4" name="Group"/></xdr:nvGrpSpPr><xdr:grpSpPr>${transform(0, 0, 400, 200)}</xdr:grpSpPr>${textBox}</xdr:grpSp>`;
  expect(readFirstSheet(twoCell(group)).drawings).toMatchObject([
    { content: { kind: 'group', children: [{ left: 0.25, top: 0, width: 0.5, height: 0.5 }] } },
  ]);
});

it('a chart is read from its part, in the colours of the theme, and counts as shown', () => {
  const plot = `<c:barChart>${seriesXml({ name: 'North', values: [1, 2] })}</c:barChart>`;
  const { drawings, unsupported } = readFirstSheet(twoCell(chart), {
    'xl/charts/chart1.xml': chartXml(plot, { title: 'Harvest' }),
  });
  expect(drawings).toMatchObject([
    {
      anchor: { kind: 'twoCell' },
      content: {
        kind: 'chart',
        chart: {
          title: 'Harvest',
          plots: [{ series: [{ color: expect.stringMatching(/^#[0-9A-F]{6}$/) }] }],
        },
      },
    },
  ]);
  expect(unsupported).not.toContain('chart');
});

it('a chart that is not drawn counts as not shown', () => {
  const { drawings, unsupported } = readFirstSheet(twoCell(chart));
  expect(drawings).toMatchObject([{ content: { kind: 'chart', chart: null } }]);
  expect(unsupported).toContain('chart');
});

it.each([
  [
    'in a group',
    `<xdr:grpSp><xdr:grpSpPr>${transform(0, 0, 200, 100)}</xdr:grpSpPr>${chartInGroup}</xdr:grpSp>`,
  ],
  [
    'of a newer kind',
    `<mc:AlternateContent><mc:Choice>${chart}</mc:Choice><mc:Fallback/></mc:AlternateContent>`,
  ],
])('a chart %s counts as not shown', (_name, content) => {
  const plot = `<c:barChart>${seriesXml({ name: 'North', values: [1, 2] })}</c:barChart>`;
  const { unsupported } = readFirstSheet(twoCell(content), { 'xl/charts/chart1.xml': chartXml(plot) });
  expect(unsupported).toContain('chart');
});

it('hidden drawings are left out', () => {
  const hidden = picture.replace('id="2"', 'id="2" hidden="1"');
  expect(readFirstSheet(twoCell(hidden)).drawings).toEqual([]);
});

const axes = {
  rows: createAxisSizes(new Map(), 20, 100),
  columns: createAxisSizes(new Map([[1, 5]]), 50, 100),
};

it.each([
  [twoCell(picture), { left: 52, top: 61, width: 105, height: 40 }],
  [
    `<xdr:oneCellAnchor>${point('from', 1, 0)}<xdr:ext cx="95250" cy="190500"/>${picture}</xdr:oneCellAnchor>`,
    { left: 2, top: 21, width: 10, height: 20 },
  ],
  [
    `<xdr:absoluteAnchor><xdr:pos x="9525" y="19050"/><xdr:ext cx="95250" cy="190500"/>${picture}</xdr:absoluteAnchor>`,
    { left: 1, top: 2, width: 10, height: 20 },
  ],
])('the anchor %s gives a place in the sheet', (anchor, box) => {
  const [drawing] = readFirstSheet(anchor).drawings;
  expect(drawing === undefined ? null : computeDrawingBox(drawing.anchor, axes)).toEqual(box);
});

it('an inserted row moves drawings on the page as in the file, and other edits leave their part as it is', () => {
  const file = createFile(twoCell(picture));
  const opened = readWorkbook(file, now);
  const shift = { axis: 'rows', at: 4, count: 2 } as const;
  const workbook = applyAll(opened.workbook, { kind: 'shift', sheet: 1, shift });
  const written = writeWorkbookFile(opened, workbook);
  expect(getFirstSheet(workbook).drawings).toMatchObject([{ anchor: { from: { row: 3 }, to: { row: 7 } } }]);
  expect(getFirstSheet(readWorkbook(written, now).workbook).drawings).toEqual(
    getFirstSheet(workbook).drawings,
  );
  const change = { row: 0, column: 5, value: 1 };
  const edited = applyAll(opened.workbook, { kind: 'cells', sheet: 1, changes: [change] });
  expect(listChangedParts(file, writeWorkbookFile(opened, edited))).not.toContain('xl/drawings/drawing1.xml');
  expect(readParts(written)['xl/media/image1.png']).toBe('picture');
});
