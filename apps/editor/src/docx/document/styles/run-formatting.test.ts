import { expect, it } from 'vitest';
import { docxOf, partsOf, run } from '../testing/docx-of.ts';
import { readDocument, writeDocument } from '../written-document.ts';

const upright = '<w:rPr><w:i w:val="0"/></w:rPr>';
const quote = (runs: string) => `<w:p><w:pPr><w:pStyle w:val="Quote"/></w:pPr>${runs}</w:p>`;

async function written(paragraphs: string): Promise<string> {
  const bytes = await writeDocument(await readDocument(docxOf(paragraphs)));
  return partsOf(bytes)['word/document.xml'] ?? '';
}

it('a round trip adds no formatting that the style defines', async () => {
  expect(await written(quote(run('not so', upright)))).toContain('<w:i w:val="0"/>');
});
it('a round trip removes formatting that repeats the style', async () => {
  const xml = await written(`${quote(run('so'))}<w:p>${run('plain')}</w:p>`);
  expect(xml).not.toContain('<w:rFonts');
  expect(xml).not.toContain('<w:i/>');
  expect(xml).not.toContain('<w:sz ');
  expect(xml).not.toContain('<w:rPr/>');
});
it('a round trip keeps direct formatting', async () => {
  const xml = await written(`<w:p>${run('large', '<w:rPr><w:b/><w:sz w:val="40"/></w:rPr>')}</w:p>`);
  expect(xml).toContain('<w:b/>');
  expect(xml).toContain('<w:sz w:val="40"/>');
  expect(xml).not.toContain('<w:rFonts');
});
it('a round trip keeps all direct formatting in a table, whose style may differ', async () => {
  const cell = `<w:tc><w:p>${run('cell', '<w:rPr><w:sz w:val="24"/></w:rPr>')}</w:p></w:tc>`;
  const table = `<w:tbl><w:tblPr/><w:tblGrid><w:gridCol w:w="2000"/></w:tblGrid><w:tr>${cell}</w:tr></w:tbl>`;
  expect(await written(`${table}<w:p/>`)).toContain('<w:sz w:val="24"/>');
});
