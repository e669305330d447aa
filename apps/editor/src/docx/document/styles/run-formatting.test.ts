import { expect, it } from 'vitest';
import { docxOf, partsOf, run } from '../testing/docx-of.ts';
import { readDocument, writeDocument } from '../written-document.ts';

const upright = '<w:rPr><w:i w:val="0"/></w:rPr>';
const quote = (runs: string) => `<w:p><w:pPr><w:pStyle w:val="Quote"/></w:pPr>${runs}</w:p>`;

async function written(paragraphs: string): Promise<string> {
  const bytes = await writeDocument(await readDocument(docxOf(paragraphs)));
  return partsOf(bytes)['word/document.xml'] ?? '';
}

it('text in a document that was only opened and written stays without what its style says', async () => {
  expect(await written(quote(run('not so', upright)))).toContain('<w:i w:val="0"/>');
});
it('text in a document that was only opened and written says nothing that its style says already', async () => {
  const xml = await written(quote(run('so')) + `<w:p>${run('plain')}</w:p>`);
  expect(xml).not.toContain('<w:rFonts');
  expect(xml).not.toContain('<w:i/>');
  expect(xml).not.toContain('<w:sz ');
  expect(xml).not.toContain('<w:rPr/>');
});
it('text in a document that was only opened and written keeps what it says itself', async () => {
  const xml = await written(`<w:p>${run('large', '<w:rPr><w:b/><w:sz w:val="40"/></w:rPr>')}</w:p>`);
  expect(xml).toContain('<w:b/>');
  expect(xml).toContain('<w:sz w:val="40"/>');
  expect(xml).not.toContain('<w:rFonts');
});
it('text in a document that was only opened and written keeps all of it in a table, whose style may say something else', async () => {
  const cell = `<w:tc><w:p>${run('cell', '<w:rPr><w:sz w:val="24"/></w:rPr>')}</w:p></w:tc>`;
  const table = `<w:tbl><w:tblPr/><w:tblGrid><w:gridCol w:w="2000"/></w:tblGrid><w:tr>${cell}</w:tr></w:tbl>`;
  expect(await written(`${table}<w:p/>`)).toContain('<w:sz w:val="24"/>');
});
