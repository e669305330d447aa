import { expect, it } from 'vitest';
import { createDeck } from '../testing/create-deck.ts';
import { createGraphicXml } from '../testing/decks.ts';
import { openSlides } from './read-slides.ts';

const diagramNamespace = 'http://schemas.openxmlformats.org/drawingml/2006/diagram';
const frame = createGraphicXml(
  9,
  diagramNamespace,
  `<dgm:relIds xmlns:dgm="${diagramNamespace}" r:dm="rIdD" r:lo="rIdL" r:qs="rIdQ" r:cs="rIdC"/>`,
);
const data = `<dgm:dataModel xmlns:dgm="${diagramNamespace}"><dgm:extLst><a:ext xmlns:a="a" uri="x"><dsp:dataModelExt xmlns:dsp="d" relId="rIdR"/></a:ext></dgm:extLst></dgm:dataModel>`;
const drawing =
  '<dsp:drawing xmlns:dsp="http://schemas.microsoft.com/office/drawing/2008/diagram" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><dsp:spTree><dsp:nvGrpSpPr/><dsp:grpSpPr/>' +
  '<dsp:sp modelId="{1}"><dsp:nvSpPr/><dsp:spPr><a:xfrm><a:off x="1000" y="2000"/><a:ext cx="500000" cy="300000"/></a:xfrm><a:prstGeom prst="chevron"><a:avLst/></a:prstGeom><a:solidFill><a:srgbClr val="FF0000"/></a:solidFill></dsp:spPr>' +
  '<dsp:txBody><a:bodyPr/><a:lstStyle/><a:p><a:r><a:rPr/><a:t>First step</a:t></a:r></a:p></dsp:txBody></dsp:sp></dsp:spTree></dsp:drawing>';

const relationship = (id: string, type: string, target: string) => ({
  id,
  type: `http://schemas.microsoft.com/office/2007/relationships/${type}`,
  target: `../diagrams/${target}`,
});

function readFrame(parts: Record<string, string>) {
  const opened = openSlides(
    createDeck(
      [
        {
          shapes: frame,
          relationships: [
            relationship('rIdD', 'diagramData', 'data1.xml'),
            relationship('rIdR', 'diagramDrawing', 'drawing1.xml'),
          ],
        },
      ],
      { parts },
    ),
  );
  return opened.scene.pages[0]?.shapes[0];
}

it('a diagram is shown by the shapes that the last program laid out', () => {
  const shape = readFrame({ 'ppt/diagrams/data1.xml': data, 'ppt/diagrams/drawing1.xml': drawing });
  expect(shape).toMatchObject({
    kind: 'other',
    what: 'diagram',
    drawing: {
      kind: 'group',
      width: 3_600_000,
      shapes: [
        {
          kind: 'box',
          x: 1000,
          y: 2000,
          fill: '#ff0000',
          text: { paragraphs: [{ runs: [{ text: 'First step' }] }] },
        },
      ],
    },
  });
});

it.each([
  ['no drawing', { 'ppt/diagrams/data1.xml': data }],
  ['a broken drawing', { 'ppt/diagrams/data1.xml': data, 'ppt/diagrams/drawing1.xml': '<dsp:drawing>' }],
  ['no data', {}],
])('a diagram with %s is a placeholder', (_, parts) => {
  const shape = readFrame(parts);
  expect(shape).toMatchObject({ kind: 'other', what: 'diagram' });
  expect(shape).not.toHaveProperty('drawing');
});

const point = (id: string, text: string, type = 'node'): string =>
  `<dgm:pt modelId="${id}" type="${type}">${text === '' ? '' : `<dgm:t><a:bodyPr/><a:p><a:r><a:t>${text}</a:t></a:r></a:p></dgm:t>`}</dgm:pt>`;
const connection = (from: string, to: string, order: number): string =>
  `<dgm:cxn modelId="${from}${to}" srcId="${from}" destId="${to}" srcOrd="${order}" destOrd="0"/>`;
const tree = [
  `<dgm:ptLst>${point('0', '', 'doc')}${point('2', 'Second')}${point('1', 'First')}${point('3', 'Detail')}${point('4', 'Arrow', 'sibTrans')}</dgm:ptLst>`,
  `<dgm:cxnLst>${connection('0', '2', 1)}${connection('0', '1', 0)}${connection('1', '3', 0)}${connection('3', '1', 0)}</dgm:cxnLst>`,
].join('');
const main = 'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"';

it.each([
  ['without a drawing', {}],
  ['with an empty drawing', { 'ppt/diagrams/drawing1.xml': drawing.replace(/<dsp:sp .*<\/dsp:sp>/s, '') }],
])('a diagram %s is shown by its words, in their order and levels', (_, parts) => {
  const shape = readFrame({
    'ppt/diagrams/data1.xml': data
      .replace('<dgm:extLst>', `${tree}<dgm:extLst>`)
      .replace('xmlns:dgm', `${main} xmlns:dgm`),
    ...parts,
  });
  const text =
    shape?.kind === 'other' && shape.drawing?.shapes[0]?.kind === 'box' ? shape.drawing.shapes[0].text : null;
  expect(text?.paragraphs.map(({ runs, level }) => [runs[0]?.text, level])).toEqual([
    ['First', 0],
    ['Detail', 1],
    ['Second', 0],
  ]);
});
