import { textOfDocx } from '@redraft/documents';
import { Transform } from 'prosemirror-transform';
import { expect, it } from 'vitest';
import { createSideTextDoc } from '../document/side-blocks.ts';
import { code, docxOf, partsOf, run, sign } from '../document/testing/docx-of.ts';
import { readDocument, type WordDocument, writeDocument } from '../document/written-document.ts';
import { createEntryBlocks, defaultInstruction, parseLevels } from './entries.ts';
import { listTocs } from './find-contents.ts';

const entries = [
  { level: 1, text: 'One', page: 1, bookmark: '_Toc100000001' },
  { level: 2, text: 'Two', page: 2, bookmark: '_Toc100000002' },
  { level: 1, text: 'Three', page: 12, bookmark: '_Toc100000003' },
];

async function withContents(lines = entries): Promise<WordDocument> {
  const document = await readDocument(docxOf(`<w:p>${run('Before.')}</w:p><w:p>${run('Behind.')}</w:p>`));
  const created = createEntryBlocks(lines, document.model.package, defaultInstruction);
  const parts = { ...document.model.package, styles: created.styles };
  const change = new Transform(document.doc);
  change.insert(document.doc.firstChild?.nodeSize ?? 0, createSideTextDoc(created.blocks, parts).content);
  return { ...document, model: { ...document.model, package: parts }, doc: change.doc };
}

it('a table of contents is a field around its entries, each with a link and a page number', async () => {
  const xml = partsOf(await writeDocument(await withContents()))['word/document.xml'] ?? '';
  expect(xml).toMatch(/"begin"\/>.*TOC \\o &quot;1-3&quot; \\h.*"separate"\/>.*w:anchor="_Toc100000001"/s);
  expect(xml).toMatch(
    /w:anchor="_Toc100000003".*<w:tab\/>.*PAGEREF _Toc100000003 \\h .*<w:t>12<\/w:t>.*"end"\/>.*"end"\/>.*Behind/s,
  );
  expect(xml.match(/"begin"/g)?.length).toBe(xml.match(/"end"/g)?.length);
  expect(xml).toContain('<w:tab w:val="right" w:pos="9072" w:leader="dot"/>');
});
it('a table of contents adds its styles to the document', async () => {
  const styles = partsOf(await writeDocument(await withContents()))['word/styles.xml'];
  expect(styles).toMatch(/w:styleId="TOC1"><w:name w:val="toc 1"\/>/);
});
it('a table of contents and its entries are recognized when the file is read again', async () => {
  const bytes = await writeDocument(await withContents());
  expect(textOfDocx(bytes)).toBe('Before.\nOne\t1\nTwo\t2\nThree\t12\nBehind.');
  const { doc, model } = await readDocument(bytes);
  const [found] = listTocs(doc, model.package);
  expect(found?.instruction).toBe(defaultInstruction);
  expect(doc.textBetween(found?.from ?? 0, found?.to ?? 0, '|', ' ')).toBe(' One 1|Two 2|Three 12');
});
it('a table of contents with one entry is recognized, without the line after it', async () => {
  const bytes = await writeDocument(await withContents(entries.slice(0, 1)));
  const { doc, model } = await readDocument(bytes);
  const [found] = listTocs(doc, model.package);
  expect(found?.instruction).toBe(defaultInstruction);
  expect(doc.textBetween(found?.from ?? 0, found?.to ?? 0, '|', ' ')).toBe(' One 1');
  const again = partsOf(await writeDocument(await readDocument(bytes)))['word/document.xml'];
  expect(again).toMatch(/TOC \\o .*PAGEREF _Toc100000001 .*"end"\/>.*"end"\/>.*Behind/s);
});
it('a table of contents is unchanged after a round trip', async () => {
  // Written and read twice first: paragraph ids are assigned on reading.
  const once = await writeDocument(await readDocument(await writeDocument(await withContents())));
  const rewritten = await writeDocument(await readDocument(once));
  expect(partsOf(rewritten)['word/document.xml']).toBe(partsOf(once)['word/document.xml']);
});
it('a table of contents of another program is kept to the end of its content control if its entries have no style', async () => {
  const line = (content: string): string => `<w:p>${content}</w:p>`;
  const lines =
    line(sign('begin') + code('TOC \\f \\h') + sign('separate') + run('One')) +
    line(run('Two') + sign('end'));
  const part = '<w:docPartObj><w:docPartGallery w:val="Table of Contents"/></w:docPartObj>';
  const control = `<w:sdt><w:sdtPr>${part}</w:sdtPr><w:sdtContent>${lines}</w:sdtContent></w:sdt>`;
  const document = await readDocument(docxOf(control + line(run('Text.'))));
  const [found] = listTocs(document.doc, document.model.package);
  expect(document.doc.textBetween(found?.from ?? 0, found?.to ?? 0, '|')).toBe('One|Two');
  const xml = partsOf(await writeDocument(document))['word/document.xml'];
  expect(xml).toMatch(/TOC \\f \\h .*One.*Two<.*"end"\/>.*<\/w:sdtContent>.*Text\./s);
});
it('a table of contents of another program is recognized by that program’s style names', async () => {
  const line = (content: string): string => `<w:p><w:pPr><w:pStyle w:val="TOC1"/></w:pPr>${content}</w:p>`;
  const bytes = docxOf(
    line(sign('begin') + code('TOC \\o "2-4"') + sign('separate') + run('One')) +
      line(run('Two') + sign('end')) +
      `<w:p>${run('Text.')}</w:p>`,
  );
  const { doc, model } = await readDocument(bytes);
  const [found] = listTocs(doc, model.package);
  expect(found?.instruction).toBe('TOC \\o "2-4"');
  expect(doc.textBetween(found?.from ?? 0, found?.to ?? 0, '|')).toBe('One|Two');
  expect(parseLevels(found?.instruction ?? '')).toEqual({ from: 2, to: 4 });
});
