import type { HeaderFooter } from '@eigenpal/docx-editor-core/types/document';
import { expect, it } from 'vitest';
import { announced, docxOf, partsOf, run, wordNamespace } from './testing/docx-of.ts';
import { applyEdit, readDocument, writeDocument } from './written-document.ts';

const headerOf = (text: string) => `<w:hdr ${wordNamespace}><w:p>${run(text)}</w:p></w:hdr>`;
const withHeader = (path: string) => {
  const name = path.replace('/word/', '');
  const parts = announced([{ kind: 'header', id: 'head', name, xml: headerOf('Of all pages') }]);
  const relationships = 'word/_rels/document.xml.rels';
  const changed = (parts[relationships] ?? '').replace(`"${name}"`, `"${path}"`);
  return docxOf(`<w:p>${run('Text')}</w:p>`, {
    ...parts,
    [relationships]: changed,
  });
};

it.each(['header.xml', '/word/header.xml', 'header_1.xml', 'FirstHeader.xml'])(
  'a header of any name is read: %s',
  async (path) => {
    const { model } = await readDocument(withHeader(path));
    expect(JSON.stringify(model.package.headers?.get('head'))).toContain('Of all pages');
  },
);

it.each(['header.xml', 'header_1.xml', 'FirstHeader.xml'])(
  'a header is written under its name: %s',
  async (name) => {
    const bytes = withHeader(name);
    const read = await readDocument(bytes);
    expect(Object.keys(partsOf(await writeDocument(read)))).toEqual(Object.keys(partsOf(bytes)));
    const part: HeaderFooter = {
      type: 'header',
      hdrFtrType: 'default',
      content: [
        { type: 'paragraph', content: [{ type: 'run', content: [{ type: 'text', text: 'Changed' }] }] },
      ],
    };
    const written = partsOf(
      await writeDocument(applyEdit(read, { kind: 'package', patch: { header: { id: 'head', part } } })),
    );
    expect(Object.keys(written)).toEqual(Object.keys(partsOf(bytes)));
    expect(written[`word/${name}`]).toContain('Changed');
  },
);
