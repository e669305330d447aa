import { EditorState } from 'prosemirror-state';
import { expect, it } from 'vitest';
import { docxOf, partsOf, run } from '../document/testing/docx-of.ts';
import { readDocument, writeDocument } from '../document/written-document.ts';
import { joinBodies } from './joined-bodies.ts';

const paragraph = (text: string) => `<w:p>${run(text)}</w:p>`;
const landscape = '<w:sectPr><w:pgSz w:w="16838" w:h="11906" w:orient="landscape"/></w:sectPr>';
const threeBodies = docxOf(
  `${paragraph('one')}</w:body> <w:body>${paragraph('two')}${landscape}</w:body><w:body>${paragraph('three')}`,
);
const bodyOf = (bytes: Uint8Array) => partsOf(bytes)['word/document.xml'] ?? '';

it('a text of several bodies is shown whole, each body as a section', async () => {
  const { doc } = await readDocument(threeBodies);
  expect(doc.children.map(({ textContent }) => textContent)).toEqual(['one', '', 'two', '', 'three']);
  expect(doc.child(3).attrs._sectionProperties).toMatchObject({ orientation: 'landscape' });
});

it('a text of several bodies that is edited is written whole, in one body', async () => {
  const read = await readDocument(threeBodies);
  const { tr } = EditorState.create({ doc: read.doc });
  const xml = bodyOf(await writeDocument({ ...read, doc: tr.insertText('first ', 1).doc }));
  expect([...xml.matchAll(/<w:t(?: [^<>]*)?>([^<]*)/g)].map(([, text]) => text).join('|')).toMatch(
    /^first \|?one\|two\|three$/,
  );
  expect(xml.match(/<w:body>/g)).toHaveLength(1);
  expect(xml).toContain(`<w:p><w:pPr>${landscape}</w:pPr></w:p>`);
});

it('a text of several bodies that nobody edits is written as it is', async () => {
  expect(bodyOf(await writeDocument(await readDocument(threeBodies)))).toBe(bodyOf(threeBodies));
});

it('a body whose last section has a tracked change keeps it within the section', async () => {
  const tracked =
    '<w:sectPr><w:pgSz w:w="16838" w:h="11906" w:orient="landscape"/><w:sectPrChange w:id="1" w:author="Ana"><w:sectPr><w:pgSz w:w="11906" w:h="16838"/></w:sectPr></w:sectPrChange></w:sectPr>';
  const ofParagraph = `<w:p><w:pPr>${tracked}</w:pPr></w:p>`;
  expect(
    joinBodies(`<w:body>${paragraph('one')}${tracked}</w:body><w:body>${paragraph('two')}</w:body>`),
  ).toBe(`<w:body>${paragraph('one')}${ofParagraph}${paragraph('two')}</w:body>`);
  expect(joinBodies(`<w:body>${ofParagraph}</w:body><w:body>${paragraph('two')}</w:body>`)).toBe(
    `<w:body>${ofParagraph}<w:p><w:pPr><w:sectPr></w:sectPr></w:pPr></w:p>${paragraph('two')}</w:body>`,
  );
});

it.each([
  ['a table', `<w:tbl><w:tr><w:tc>${paragraph('one')}</w:tc></w:tr></w:tbl>`],
  ['a table of empty paragraphs', '<w:tbl><w:tr><w:tc><w:p/></w:tc></w:tr></w:tbl>'],
  ['a content control', `<w:sdt><w:sdtContent>${paragraph('one')}</w:sdtContent></w:sdt>`],
])('a body that ends with %s keeps the properties of its section', (_name, last) => {
  expect(joinBodies(`<w:body>${last}${landscape}</w:body><w:body>${paragraph('two')}</w:body>`)).toBe(
    `<w:body>${last}<w:p><w:pPr>${landscape}</w:pPr></w:p>${paragraph('two')}</w:body>`,
  );
});
