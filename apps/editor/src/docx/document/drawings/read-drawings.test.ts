import { expect, it } from 'vitest';
import type { Shape } from '../../../canvas/scene/scene.ts';
import { chartXml, seriesXml } from '../../../chart/testing/chart-xml.ts';
import { announced, docxOf, wordNamespace } from '../testing/docx-of.ts';
import { boxText, drawingOf, inRun, pict, shapeMarkup, transform } from '../testing/drawing-markup.ts';
import { readDrawings } from './read-drawings.ts';

const size = { width: 914_400, height: 457_200 };

function readOne(drawing: string, parts = {}): Shape | null | undefined {
  return [...readDrawings(docxOf(`<w:p>${inRun(drawing)}</w:p>`, parts)).shapes.values()][0];
}

const whole = { x: 0, y: 0, ...size };
const red = '<a:solidFill><a:srgbClr val="FF0000"/></a:solidFill>';

it('a shape is read with its outline, fill, line and alternative text', () => {
  const markup = shapeMarkup(
    `${transform(0, 0, 914_400, 457_200)}<a:prstGeom prst="ellipse"/>${red}<a:ln w="19050">${red}</a:ln>`,
  );
  expect(readOne(drawingOf(markup, { ...size, alt: 'A red ellipse' }))).toMatchObject({
    kind: 'box',
    ...whole,
    alt: 'A red ellipse',
    outline: 'ellipse',
    fill: '#ff0000',
    line: { color: '#ff0000', width: 19_050, dash: 'solid' },
  });
});

it('shapes of a group have places in its box, and text with its format', () => {
  const child = shapeMarkup(`${transform(100, 50, 100, 50)}<a:prstGeom prst="rect"/>`, boxText('Inside'));
  const markup = `<wpg:wgp><wpg:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="914400" cy="457200"/><a:chOff x="0" y="0"/><a:chExt cx="200" cy="100"/></a:xfrm></wpg:grpSpPr>${child}</wpg:wgp>`;
  const group = readOne(drawingOf(markup, size));
  expect(group).toMatchObject({
    kind: 'group',
    shapes: [
      {
        kind: 'box',
        x: 457_200,
        y: 228_600,
        width: 457_200,
        height: 228_600,
        text: { paragraphs: [{ runs: [{ text: 'Inside', bold: true }] }] },
      },
    ],
  });
});

it.each([
  ['in thousandths of a percent', '25000'],
  ['with a percent sign', '25%'],
])('a picture of a group is cropped by an amount %s', (_name, amount) => {
  const fill = `<pic:blipFill><a:blip/><a:srcRect l="${amount}"/></pic:blipFill>`;
  const picture = `<pic:pic xmlns:pic="p"><pic:nvPicPr/>${fill}<pic:spPr/></pic:pic>`;
  expect(readOne(drawingOf(`<wpg:wgp><wpg:grpSpPr/>${picture}</wpg:wgp>`, size))).toMatchObject({
    shapes: [{ kind: 'picture', crop: { left: 0.25, top: 0, right: 0, bottom: 0 } }],
  });
});

it('a chart is read from its part', () => {
  const part = announced([
    {
      kind: 'chart',
      id: 'rId70',
      name: 'charts/chart1.xml',
      xml: chartXml(`<c:barChart>${seriesXml({ name: 'A', values: [1, 2] })}</c:barChart>`),
    },
  ]);
  expect(readOne(drawingOf('<c:chart r:id="rId70"/>', size), part)).toMatchObject({
    kind: 'other',
    what: 'chart',
    chart: { plots: [{ kind: 'bar', series: [{ values: [1, 2] }] }] },
  });
});

it('a drawing of a header does not replace one of the body that has the same markup', () => {
  const drawing = drawingOf('<c:chart r:id="rId70"/>', size);
  const chart = chartXml(`<c:barChart>${seriesXml({ name: 'A', values: [1, 2] })}</c:barChart>`);
  const parts = {
    ...announced([{ kind: 'chart', id: 'rId70', name: 'charts/chart1.xml', xml: chart }]),
    'word/header1.xml': `<w:hdr ${wordNamespace}><w:p>${inRun(drawing)}</w:p></w:hdr>`,
  };
  expect(readOne(drawing, parts)).toMatchObject({ chart: { plots: [{ kind: 'bar' }] } });
});

it('a text box in VML is read with its colours and words', () => {
  const box =
    '<v:shape type="#_x0000_t202" style="width:72pt;height:36pt" fillcolor="#00ff00" strokecolor="blue" strokeweight="2pt"><v:textbox inset="0,1pt,0,0"><w:txbxContent><w:p><w:pPr><w:jc w:val="center"/></w:pPr><w:r><w:t>Words</w:t></w:r></w:p></w:txbxContent></v:textbox></v:shape>';
  expect(readOne(pict(box))).toMatchObject({
    kind: 'box',
    ...whole,
    outline: 'rectangle',
    fill: '#00ff00',
    line: { color: '#0000ff', width: 25_400 },
    text: {
      inset: { left: 0, top: 12_700 },
      paragraphs: [{ align: 'center', runs: [{ text: 'Words' }] }],
    },
  });
});

it('a distance between paragraphs that is no length is left out', () => {
  const spacing = '<w:pPr><w:spacing w:before="1e999" w:after="200"/></w:pPr>';
  const words = `<w:txbxContent><w:p>${spacing}<w:r><w:t>Words</w:t></w:r></w:p></w:txbxContent>`;
  const box = `<v:rect style="width:72pt;height:36pt"><v:textbox>${words}</v:textbox></v:rect>`;
  expect(readOne(pict(box))).toMatchObject({ text: { paragraphs: [{ spaceBefore: 0, spaceAfter: 10 }] } });
});

it.each([
  ['an oval', '<v:oval style="width:72pt;height:36pt" filled="f"/>', { outline: 'ellipse', fill: null }],
  [
    'a shape with a path',
    '<v:shape style="width:72pt;height:36pt" coordsize="10,10" path="m0,0l10,0,10,10xe"/>',
    { outline: 'path', path: 'M0 0 L914400 0 914400 457200 Z' },
  ],
  [
    'art of a text',
    '<v:shape type="#_x0000_t136" style="width:72pt;height:36pt" fillcolor="red"><v:textpath string="Art"/></v:shape>',
    { alt: 'Art', text: { paragraphs: [{ runs: [{ text: 'Art', color: '#ff0000' }] }] } },
  ],
  [
    'a cropped picture of a group',
    '<v:group style="width:72pt;height:36pt"><v:shape style="width:10;height:10"><v:imagedata cropleft="16384f" croptop="10%" cropright=".5"/></v:shape></v:group>',
    { shapes: [{ kind: 'picture', crop: { left: 0.25, top: 0.1, right: 0.5, bottom: 0 } }] },
  ],
  [
    'a line',
    '<v:line from="0,36pt" to="72pt,0"/>',
    { kind: 'line', width: 914_400, height: 457_200, isFlippedX: false, isFlippedY: true },
  ],
  [
    'a group',
    '<v:group style="width:72pt;height:36pt" coordorigin="10,10" coordsize="20,10"><v:rect style="left:20;top:10;width:10;height:10"/></v:group>',
    { kind: 'group', shapes: [{ x: 457_200, y: 0, width: 457_200, height: 457_200 }] },
  ],
])('%s in VML is read', (_name, markup, expected) => {
  expect(readOne(pict(markup))).toMatchObject(expected);
});

it('a diagram is read from the drawing that its program laid out', () => {
  const shape = `<dsp:sp modelId="a"><dsp:nvSpPr><dsp:cNvPr id="0" name=""/></dsp:nvSpPr><dsp:spPr>${transform(100, 0, 500, 300)}<a:prstGeom prst="rect"/>${red}</dsp:spPr><dsp:txBody><a:bodyPr lIns="0" tIns="0" rIns="0" bIns="0"/><a:p><a:r><a:rPr sz="2400"/><a:t>Step</a:t></a:r></a:p></dsp:txBody><dsp:txXfrm><a:off x="150" y="20"/><a:ext cx="400" cy="260"/></dsp:txXfrm></dsp:sp>`;
  const drawing = `<dsp:drawing xmlns:dsp="d" xmlns:a="a"><dsp:spTree><dsp:nvGrpSpPr/><dsp:grpSpPr/>${shape}</dsp:spTree></dsp:drawing>`;
  const data =
    '<dgm:dataModel xmlns:dgm="d"><dgm:extLst><a:ext uri="x"><dsp:dataModelExt relId="rId72"/></a:ext></dgm:extLst></dgm:dataModel>';
  const parts = announced([
    { kind: 'diagramData', id: 'rId71', name: 'diagrams/data1.xml', xml: data },
    { kind: 'diagramDrawing', id: 'rId72', name: 'diagrams/drawing1.xml', xml: drawing },
  ]);
  expect(readOne(drawingOf('<dgm:relIds r:dm="rId71"/>', size), parts)).toMatchObject({
    kind: 'group',
    ...whole,
    shapes: [
      {
        x: 100,
        width: 500,
        fill: '#ff0000',
        textFrame: { left: 0.1, right: 0.1 },
        text: { paragraphs: [{ runs: [{ text: 'Step', size: 24 }] }] },
      },
    ],
  });
});

it('a drawing that cannot be read does not hide the others', () => {
  const depth = 30_000;
  const nested = `${'<w:sdt>'.repeat(depth)}<w:p/>${'</w:sdt>'.repeat(depth)}`;
  const box = `<v:rect style="width:72pt;height:36pt"><v:textbox><w:txbxContent>${nested}</w:txbxContent></v:textbox></v:rect>`;
  const oval = pict('<v:oval style="width:72pt;height:36pt"/>');
  const { shapes } = readDrawings(docxOf(`<w:p>${inRun(pict(box))}${inRun(oval)}</w:p>`));
  expect([...shapes.values()]).toMatchObject([null, { outline: 'ellipse' }]);
});
