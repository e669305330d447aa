import { expect, it } from 'vitest';
import { docxOf, run } from '../document/testing/docx-of.ts';
import { richDocx } from '../document/testing/rich-docx.ts';
import { findUnsupportedContent, readDocument } from '../document/written-document.ts';

async function found(bytes: Uint8Array): Promise<[string, string[]][]> {
  const document = await readDocument(bytes);
  const words = new Map<string, string>();
  document.doc.descendants((node) => {
    if (node.type.name === 'paragraph') words.set(String(node.attrs.paraId), node.textContent);
  });
  return (await findUnsupportedContent(document)).map(({ paraId, kinds }) => [
    words.get(paraId) ?? '',
    kinds,
  ]);
}

const object = '<w:r><w:object w:dxaOrig="100" w:dyaOrig="100"/></w:r>';

it('unsupported content is an embedded object, but not a box whose text is visible', async () => {
  expect(await found(richDocx())).toEqual([['Object', ['object']]]);
});
it('unsupported content is found in its paragraph, also in a table and after paragraphs with identical words', async () => {
  const plain = `<w:p>${run('Same')}</w:p>`;
  const table = `<w:tbl><w:tblPr/><w:tblGrid><w:gridCol w:w="1"/></w:tblGrid><w:tr><w:tc><w:tcPr/><w:p>${run('Cell')}${object}</w:p></w:tc></w:tr></w:tbl>`;
  const bytes = docxOf(`${plain}<w:p>${run('Same')}${object}</w:p>${plain}${table}${plain}`);
  expect(await found(bytes)).toEqual([
    ['Same', ['object']],
    ['Cell', ['object']],
  ]);
});
it('unsupported content is empty for a file of plain text', async () => {
  expect(await found(docxOf(`<w:p>${run('Words')}</w:p>`))).toEqual([]);
});
