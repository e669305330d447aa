import { expect, it } from 'vitest';
import { blankXlsx } from './blank-xlsx.ts';
import { fflateCodec } from './fflate-codec.ts';
import { rewriteParts } from './office-file.ts';
import { readFirstSheet } from './sheet-rows.ts';
import { defaultZipLimits, readZip } from './zip-read.ts';
import { packEntry, writeZip } from './zip-write.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

function workbook(rows: string, shared = ''): Uint8Array {
  const bytes = rewriteParts({
    bytes: blankXlsx(fflateCodec),
    codec: fflateCodec,
    rewrite: (name, read) =>
      name === 'xl/worksheets/sheet1.xml'
        ? read().replace('<sheetData/>', `<sheetData>${rows}</sheetData>`)
        : undefined,
  });
  if (shared === '') return bytes;
  const content = new TextEncoder().encode(`<sst xmlns="${main}">${shared}</sst>`);
  const strings = packEntry({ name: 'xl/sharedStrings.xml', content, codec: fflateCodec });
  return writeZip([...readZip(bytes), strings]);
}

const read = (bytes: Uint8Array, max = { rows: 100, columns: 100 }) =>
  readFirstSheet(bytes, { limits: defaultZipLimits, maxSize: max, codec: fflateCodec });

it.each([
  ['a number', '<c r="A1"><v>87.5</v></c>', ['87.5']],
  ['a number that is shown as a date', '<c r="A1" s="1"><v>46000</v></c>', ['46000']],
  ['words in the cell', '<c r="A1" t="inlineStr"><is><t>Sea &amp; wind</t></is></c>', ['Sea & wind']],
  ['what a formula came to', '<c r="A1"><f>40+2</f><v>42</v></c>', ['42']],
  ['a shared formula without its own text', '<c r="A1"><f t="shared" si="0"/><v>7</v></c>', ['7']],
  ['an error', '<c r="A1" t="e"><v>#N/A</v></c>', ['#N/A']],
  ['cells with gaps between them', '<c r="A1"><v>1</v></c><c r="D1"><v>4</v></c>', ['1', '', '', '4']],
])('the first sheet of a workbook has %s as text', (_what, cells, expected) => {
  expect(read(workbook(`<row r="1">${cells}</row>`))).toEqual([expected]);
});

it('the first sheet of a workbook has shared words with their formats, without spaces between the elements and without reading aids', () => {
  const shared =
    '<si>\n <r><t>Sea</t></r>\n <r><rPr><b/></rPr><t xml:space="preserve"> wind</t></r></si>' +
    '<si><t>東京</t><rPh sb="0" eb="2"><t>とうきょう</t></rPh></si>';
  const cells = '<c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c>';
  expect(read(workbook(`<row r="1">${cells}</row>`, shared))).toEqual([['Sea wind', '東京']]);
});

it('the first sheet of a workbook keeps empty rows in their place', () => {
  expect(read(workbook('<row r="3"><c r="B3"><v>1</v></c></row>'))).toEqual([[], [], ['', '1']]);
});

it('the first sheet of a workbook is read up to the size limit: a cell in the last row and column costs nothing', () => {
  const rows = '<row r="1"><c r="A1"><v>1</v></c><c r="XFD1"><v>2</v></c></row>';
  const far = `${rows}<row r="1048576"><c r="A1048576"><v>3</v></c></row>`;
  expect(read(workbook(far))).toEqual([['1']]);
});
