import { expect, it } from 'vitest';
import { documentOf, p, type SelectText, stateOf } from '../document/testing/document-of.ts';
import { readSelectionFormat, type SelectionFormat } from './selection-values.ts';

const body =
  p('Harbour', '<w:pStyle w:val="Heading1"/>') +
  p('plain ') +
  p('large', '', '<w:sz w:val="40"/>') +
  p(
    'other',
    '',
    '<w:rFonts w:ascii="Arial" w:hAnsi="Arial"/><w:color w:val="C00000"/><w:highlight w:val="yellow"/>',
  ) +
  p('upright', '<w:pStyle w:val="Quote"/>', '<w:i w:val="0"/>') +
  p('slanted', '<w:pStyle w:val="Quote"/>') +
  p(
    'centred',
    '<w:jc w:val="center"/><w:spacing w:before="240" w:after="0" w:line="480" w:lineRule="auto"/>',
  ) +
  p('exact', '<w:spacing w:line="300" w:lineRule="exact"/>') +
  p('raised', '', '<w:vertAlign w:val="superscript"/><w:u w:val="single"/><w:strike/>');

it.each<[SelectText, Partial<SelectionFormat>]>([
  ['Harbour|', { styleId: 'Heading1', font: 'Times New Roman', size: 16, bold: true, italic: false }],
  ['plain |', { styleId: 'Normal', font: 'Times New Roman', size: 12, bold: false, lines: 1.5, after: 120 }],
  ['large|', { size: 20, font: 'Times New Roman' }],
  ['other|', { size: 12, font: 'Arial', colour: '#c00000', highlight: 'yellow' }],
  ['upright|', { styleId: 'Quote', italic: false, size: 12 }],
  ['slanted|', { styleId: 'Quote', italic: true }],
  ['centred|', { alignment: 'center', before: 240, after: 0, lines: 2 }],
  ['exact|', { lines: null, alignment: 'left' }],
  ['raised|', { verticalAlign: 'superscript', underline: true, strike: true, colour: 'auto' }],
])('the tools show the formatting at the caret at "%s"', async (select, shown) => {
  const written = await documentOf(body);
  expect(readSelectionFormat(stateOf(written, select), written.model.package)).toMatchObject(shown);
});

it.each<[SelectText, Partial<SelectionFormat>]>([
  [['Harbour', 'plain'], { styleId: null, size: null, bold: null, font: 'Times New Roman', lines: null }],
  [['plain', 'large'], { styleId: 'Normal', size: null, lines: 1.5 }],
  [['large', 'other'], { size: null, font: null, colour: null }],
  [['upright', 'slanted'], { styleId: 'Quote', italic: null, size: 12 }],
  [null, { styleId: null, alignment: null, font: null }],
])('the tools show no value where the selection %j is mixed', async (select, shown) => {
  const written = await documentOf(body);
  expect(readSelectionFormat(stateOf(written, select), written.model.package)).toMatchObject(shown);
});

it('the tools show the formatting of the style', async () => {
  const written = await documentOf('<w:p><w:pPr><w:pStyle w:val="Heading2"/></w:pPr></w:p>');
  expect(readSelectionFormat(stateOf(written), written.model.package)).toMatchObject({
    styleId: 'Heading2',
    size: 14,
    bold: true,
  });
});
it('the tools show the formatting chosen for the next letter', async () => {
  const written = await documentOf('<w:p/>');
  const state = stateOf(written);
  const { bold } = state.schema.marks;
  const chosen = state.apply(state.tr.setStoredMarks(bold === undefined ? [] : [bold.create()]));
  expect(readSelectionFormat(chosen, written.model.package)).toMatchObject({ bold: true, size: 12 });
});
