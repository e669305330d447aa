import { expect, it } from 'vitest';
import { blankOdg } from './blank-odg.ts';
import { blankPptx } from './blank-pptx.ts';
import { blankXlsx } from './blank-xlsx.ts';
import { fflateCodec } from './fflate-codec.ts';
import { rewriteParts } from './office-file.ts';
import type { OfficeKind } from './office-kind.ts';
import { extractOfficeText } from './office-text.ts';

function changed(bytes: Uint8Array, part: string, change: (xml: string) => string): Uint8Array {
  return rewriteParts({
    bytes,
    codec: fflateCodec,
    rewrite: (name, read) => (name === part ? change(read()) : undefined),
  });
}

const words = (bytes: Uint8Array, kind: OfficeKind) => extractOfficeText(bytes, kind, fflateCodec);

const row =
  '<row r="1"><c r="A1" t="inlineStr"><is><t>Sea &amp; wind</t></is></c><c r="B1" s="0"><v>2.5</v></c>' +
  '<c r="C1"><f>B1*2</f><v>5</v></c><c r="D1"/></row>';
const table = changed(blankXlsx(fflateCodec), 'xl/worksheets/sheet1.xml', (xml) =>
  xml.replace(/<sheetData\s*\/>|<sheetData><\/sheetData>/, `<sheetData>${row}</sheetData>`),
);
const deck = changed(blankPptx(), 'ppt/slides/slide1.xml', (xml) =>
  xml.replace(/<a:p>.*?<\/a:p>/, '<a:p><a:r><a:t>Sea &amp; </a:t></a:r><a:r><a:t>wind</a:t></a:r></a:p>'),
);
const drawing = changed(blankOdg(fflateCodec), 'content.xml', (xml) =>
  xml.replace(
    /(<draw:page [^>]*)(\/>|>)/,
    '$1><draw:frame><draw:text-box><text:p>Sea &amp; wind</text:p></draw:text-box></draw:frame>$2'.replace(
      '$2',
      xml.includes('</draw:page>') ? '' : '</draw:page>',
    ),
  ),
);

it('the text of a file is the cells of a spreadsheet, with formulas as formulas', () => {
  expect(words(table, 'xlsx').split('\n').slice(1)).toEqual(['A1\tSea & wind', 'B1\t2.5', 'C1\t=B1*2']);
});
it('the text of a file is the paragraphs of slides and drawings', () => {
  expect(words(deck, 'pptx')).toContain('Sea & wind');
  expect(words(drawing, 'odg')).toBe('Sea & wind');
});
it.each<[string, Uint8Array, OfficeKind, string, (xml: string) => string]>([
  ['a cell', table, 'xlsx', 'xl/worksheets/sheet1.xml', (xml) => xml.replace('wind', 'winds')],
  ['a number', table, 'xlsx', 'xl/worksheets/sheet1.xml', (xml) => xml.replace('2.5', '2.6')],
  ['a formula', table, 'xlsx', 'xl/worksheets/sheet1.xml', (xml) => xml.replace('B1*2', 'B1*3')],
  ['the name of a sheet', table, 'xlsx', 'xl/workbook.xml', (xml) => xml.replace(/ name="/, ' name="New ')],
  ['a slide', deck, 'pptx', 'ppt/slides/slide1.xml', (xml) => xml.replace('wind', 'winds')],
  ['a drawing', drawing, 'odg', 'content.xml', (xml) => xml.replace('wind', 'winds')],
])('the text of a file changes with %s', (_what, bytes, kind, part, change) => {
  expect(words(changed(bytes, part, change), kind)).not.toBe(words(bytes, kind));
});
it.each<[string, Uint8Array, OfficeKind, string, (xml: string) => string]>([
  ['the look of a cell', table, 'xlsx', 'xl/worksheets/sheet1.xml', (xml) => xml.replace('s="0"', 's="1"')],
  [
    'the value that a formula led to',
    table,
    'xlsx',
    'xl/worksheets/sheet1.xml',
    (xml) => xml.replace('<v>5<', '<v>7<'),
  ],
  [
    'the look of words on a slide',
    deck,
    'pptx',
    'ppt/slides/slide1.xml',
    (xml) => xml.replace('<a:r><a:t>wind', '<a:r><a:rPr b="1"/><a:t>wind'),
  ],
])('the text of a file is the same when only %s changes', (_what, bytes, kind, part, change) => {
  const other = changed(bytes, part, change);
  expect(other).not.toEqual(bytes);
  expect(words(other, kind)).toBe(words(bytes, kind));
});
