import { expect, it } from 'vitest';
import { docxOf, partsOf, run } from './testing/docx-of.ts';
import { convertMeasures } from './universal-measures.ts';
import { readDocument, writeDocument } from './written-document.ts';

it.each([
  ['<w:pgSz w:w="612pt" w:h="11in"/>', '<w:pgSz w:w="12240" w:h="15840"/>'],
  [
    '<w:pgMar w:top="2.54cm" w:left="-10mm" w:header="3pc"/>',
    '<w:pgMar w:top="1440" w:left="-567" w:header="720"/>',
  ],
  ['<w:sz w:val="10.5pt"/>', '<w:sz w:val="21"/>'],
  ['<w:pgSz w:w="12240"/><w:t>="612pt"</w:t>', '<w:pgSz w:w="12240"/><w:t>="612pt"</w:t>'],
])('lengths with a unit are read: %s', (xml, expected) => {
  expect(convertMeasures(xml)).toBe(expected);
});

it('a text whose page has its size in points is read with it, and written as it was', async () => {
  const size = '<w:pgSz w:w="612pt" w:h="792pt"/>';
  const body = partsOf(docxOf(`<w:p>${run('Text')}</w:p>`))['word/document.xml'] ?? '';
  const bytes = docxOf('', { 'word/document.xml': body.replace(/<w:pgSz[^<>]*>/, size) });
  const read = await readDocument(bytes);
  expect(read.model.package.document.finalSectionProperties).toMatchObject({
    pageWidth: 12240,
    pageHeight: 15840,
  });
  expect(partsOf(await writeDocument(read))['word/document.xml']).toContain(size);
});

it('a style whose lengths have units is read with them, and written as it was', async () => {
  const name = 'word/styles.xml';
  const measured = '<w:spacing w:before="12pt"/><w:ind w:left="1in"/>';
  const style = `<w:style w:type="paragraph" w:styleId="Far"><w:name w:val="Far"/><w:pPr>${measured}</w:pPr></w:style>`;
  const styles = partsOf(docxOf(''))[name] ?? '';
  const paragraph = `<w:p><w:pPr><w:pStyle w:val="Far"/></w:pPr>${run('Text')}</w:p>`;
  const bytes = docxOf(paragraph, { [name]: styles.replace('</w:styles>', `${style}</w:styles>`) });
  const read = await readDocument(bytes);
  expect(read.doc.child(0).attrs).toMatchObject({ spaceBefore: 240, indentLeft: 1440 });
  expect(partsOf(await writeDocument(read))[name]).toBe(partsOf(bytes)[name]);
});
