import { expect, it } from 'vitest';
import { findConversionLosses } from './conversion-losses.ts';
import { fflateCodec } from './fflate-codec.ts';
import { packEntry, writeZip } from './zip-write.ts';

const utf8 = new TextEncoder();

function zipOf(parts: Record<string, string>): Uint8Array {
  return writeZip(
    Object.entries(parts).map(([name, content]) =>
      packEntry({ name, content: utf8.encode(content), codec: fflateCodec }),
    ),
  );
}

const odf = (body: string) =>
  `<office:document-content><office:body>${body}</office:body></office:document-content>`;
const docx = (body: string, parts = {}) =>
  zipOf({ 'word/document.xml': `<w:document><w:body>${body}</w:body></w:document>`, ...parts });
const textOf = (body: string) => zipOf({ 'content.xml': odf(`<office:text>${body}</office:text>`) });
const losses = (kind: 'odt' | 'ods' | 'odp', source: Uint8Array, result: Uint8Array) =>
  findConversionLosses({ kind, source, result, codec: fflateCodec });

it.each([
  [
    'all words',
    '<text:p>One <text:span>two</text:span></text:p>',
    '<w:p><w:r><w:t>One two</w:t></w:r></w:p>',
    [],
  ],
  [
    'half of the words',
    '<text:p>One two</text:p><text:h>Three<text:s/>four</text:h>',
    '<w:p><w:r><w:t>One two</w:t></w:r></w:p>',
    [{ what: 'words', before: 4, after: 2 }],
  ],
  [
    'no words of a CDATA section',
    '<text:p><![CDATA[One]]> two</text:p>',
    '<w:p><w:r><w:t>two</w:t></w:r></w:p>',
    [{ what: 'words', before: 2, after: 1 }],
  ],
  [
    'all words but no comment',
    '<text:p>One<office:annotation><text:p>Two three</text:p></office:annotation></text:p>',
    '<w:p><w:r><w:t>One</w:t></w:r></w:p>',
    [{ what: 'comments', before: 1, after: 0 }],
  ],
  [
    'one of two pictures',
    '<text:p><draw:frame><draw:image/><draw:image/></draw:frame><draw:frame><draw:image/></draw:frame></text:p>',
    '<w:p><w:drawing><a:blip r:embed="1"/></w:drawing></w:p>',
    [{ what: 'pictures', before: 2, after: 1 }],
  ],
  [
    'no preview of an object, which counts as no picture',
    '<text:p><draw:frame><draw:object/><draw:image/></draw:frame></text:p>',
    '<w:p/>',
    [],
  ],
  ['no table', '<table:table/>', '<w:p/>', [{ what: 'tables', before: 1, after: 0 }]],
  [
    'no note',
    '<text:p><text:note><text:note-body><text:p>x</text:p></text:note-body></text:note></text:p>',
    '<w:p><w:r><w:t>x</w:t></w:r></w:p>',
    [{ what: 'notes', before: 1, after: 0 }],
  ],
  [
    'no tracked change',
    '<text:tracked-changes><text:changed-region><text:deletion><text:p>gone</text:p></text:deletion></text:changed-region></text:tracked-changes><text:p>x</text:p>',
    '<w:p><w:r><w:t>x</w:t></w:r></w:p>',
    [{ what: 'changes', before: 1, after: 0 }],
  ],
  [
    'a tracked change',
    '<text:tracked-changes><text:changed-region/></text:tracked-changes><text:p>x</text:p>',
    '<w:p><w:ins><w:r><w:t>x</w:t></w:r></w:ins></w:p>',
    [],
  ],
])('the losses of a conversion that keeps %s are found', (_what, source, result, found) => {
  expect(losses('odt', textOf(source), docx(result))).toEqual(found);
});

it('of a spreadsheet, lost sheets, formulas, charts and comments are found', () => {
  const cell = '<table:table-cell table:formula="of:=1+1"><office:annotation/></table:table-cell>';
  const source = zipOf({
    'content.xml': odf(
      `<office:spreadsheet><table:table><table:table-row>${cell}${cell}</table:table-row></table:table><table:table/></office:spreadsheet>`,
    ),
    'Object 1/content.xml': '<office:document-content><office:chart/></office:document-content>',
  });
  const sheet = '<worksheet><sheetData><row><c><f>1+1</f></c><c><f>1+1</f></c></row></sheetData></worksheet>';
  const whole = {
    'xl/workbook.xml': '<workbook><sheets><sheet name="a"/><sheet name="b"/></sheets></workbook>',
    'xl/worksheets/sheet1.xml': sheet,
    'xl/charts/chart1.xml': '<c:chartSpace/>',
    'xl/comments1.xml': '<comments><comment ref="A1"/><comment ref="B1"/></comments>',
  };
  expect(losses('ods', source, zipOf(whole))).toEqual([]);
  const poor = { 'xl/workbook.xml': '<workbook><sheets><sheet name="a"/></sheets></workbook>' };
  expect(losses('ods', source, zipOf(poor)).map(({ what, after }) => [what, after])).toEqual([
    ['sheets', 1],
    ['formulas', 0],
    ['charts', 0],
    ['comments', 0],
  ]);
});

it('of a presentation, lost slides and words are found, words of notes left out', () => {
  const page = (words: string) =>
    `<draw:page><draw:frame><draw:text-box><text:p>${words}</text:p></draw:text-box></draw:frame><presentation:notes><text:p>to say</text:p></presentation:notes></draw:page>`;
  const source = zipOf({
    'content.xml': odf(`<office:presentation>${page('One')}${page('Two')}</office:presentation>`),
  });
  const slide = (words: string) => `<p:sld><a:p><a:r><a:t>${words}</a:t></a:r></a:p></p:sld>`;
  const two = '<p:sldIdLst><p:sldId id="1"/><p:sldId id="2"/></p:sldIdLst>';
  const parts = { 'ppt/presentation.xml': two, 'ppt/slides/slide1.xml': slide('One') };
  expect(losses('odp', source, zipOf({ ...parts, 'ppt/slides/slide2.xml': slide('Two') }))).toEqual([]);
  expect(losses('odp', source, zipOf(parts))).toEqual([{ what: 'words', before: 2, after: 1 }]);
});

it('looking for losses refuses a file that cannot be unpacked', () => {
  const source = textOf('<text:p>x</text:p>');
  expect(() => losses('odt', source, source.subarray(0, 60))).toThrow();
});
