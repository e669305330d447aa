import type { DocxPackage } from '@eigenpal/docx-editor-core/types/document';
import { docxFromText, fflateCodec, inflateEntry, readZip } from '@redraft/documents';
import { Transform } from 'prosemirror-transform';
import { expect, it } from 'vitest';
import type { PackagePatch } from '../edits.ts';
import { applyEdit, readDocument, type WordDocument, writeDocument } from '../written-document.ts';
import { createList } from './list-definitions.ts';

const opened = () => readDocument(docxFromText('Harbour\nThe boats were out.\n', { titleStyle: true }));

function patched(document: WordDocument, patch: PackagePatch): WordDocument {
  return applyEdit(document, { kind: 'package', patch });
}

function partOf(bytes: Uint8Array, name: string): string {
  const entry = readZip(bytes).find((one) => one.name === name);
  return entry === undefined ? '' : new TextDecoder().decode(inflateEntry(entry, fflateCodec));
}

function stylesWithDoubleSpacing({ styles }: DocxPackage) {
  if (styles === undefined) throw new Error('The document has no styles');
  return {
    ...styles,
    docDefaults: { ...styles.docDefaults, pPr: { lineSpacing: 480, lineSpacingRule: 'auto' as const } },
    styles: styles.styles.map((style) =>
      style.styleId === 'Heading1' ? { ...style, rPr: { bold: false, italic: true, fontSize: 24 } } : style,
    ),
  };
}

/** One paragraph with other attributes. */
function changed(document: WordDocument, index: number, attributes: object): WordDocument {
  let at = 0;
  for (let before = 0; before < index; before++) at += document.doc.child(before).nodeSize;
  const { attrs } = document.doc.child(index);
  const { doc } = new Transform(document.doc).setNodeMarkup(at, undefined, { ...attrs, ...attributes });
  return { ...document, doc };
}

it('changed styles of a document are written to the file and read again', async () => {
  const document = await opened();
  const bytes = await writeDocument(
    patched(document, { styles: stylesWithDoubleSpacing(document.model.package) }),
  );
  const { styles } = (await readDocument(bytes)).model.package;
  expect(styles?.docDefaults?.pPr?.lineSpacing).toBe(480);
  expect(styles?.styles.find(({ styleId }) => styleId === 'Heading1')?.rPr).toMatchObject({
    bold: false,
    italic: true,
    fontSize: 24,
  });
});
it('changed styles of a document keep the language and everything else', async () => {
  const document = await opened();
  const before = partOf(await writeDocument(document), 'word/styles.xml');
  const bytes = await writeDocument(
    patched(document, { styles: stylesWithDoubleSpacing(document.model.package) }),
  );
  const after = partOf(bytes, 'word/styles.xml');
  const unchanged = /<w:style [^>]*w:styleId="Heading2".*?<\/w:style>/s;
  expect(after).toContain('<w:lang w:val="en-US"');
  expect(unchanged.exec(after)?.[0]).toBe(unchanged.exec(before)?.[0]);
});

it('list definitions of a document are written when the first list starts, and when another starts after a save', async () => {
  const none = await opened();
  const first = createList(none.model.package.numbering, 'numbered');
  const saved = await readDocument(await writeDocument(patched(none, { numbering: first.numbering })));
  const second = createList(saved.model.package.numbering, 'bullet');
  const bytes = await writeDocument(patched(saved, { numbering: second.numbering }));
  const { numbering } = (await readDocument(bytes)).model.package;
  expect(numbering?.nums.map(({ numId }) => numId)).toEqual([first.numId, second.numId]);
  const formats = numbering?.abstractNums.map(({ levels }) => levels[0]?.numFmt);
  expect(formats).toEqual(['decimal', 'bullet']);
  const indents = numbering?.abstractNums.map(({ levels }) => levels[1]?.pPr?.indentLeft);
  expect(indents).toEqual([1440, 1440]);
  const xml = partOf(bytes, 'word/numbering.xml');
  expect(xml.lastIndexOf('<w:abstractNum ')).toBeLessThan(xml.indexOf('<w:num '));
});

it.each([
  ['spaceAfter', 0],
  ['spaceAfter', 480],
  ['spaceBefore', 240],
  ['lineSpacing', 480],
  ['indentLeft', 720],
  ['indentFirstLine', 720],
  ['keepNext', true],
])(
  'the formatting of a paragraph is in the file when its %s becomes %s, with a style and without',
  async (name, value) => {
    const document = await opened();
    const both = changed(changed(document, 0, { [name]: value }), 1, { [name]: value });
    const reopened = await readDocument(await writeDocument(both));
    expect([reopened.doc.child(0).attrs[name] ?? 0, reopened.doc.child(1).attrs[name] ?? 0]).toEqual([
      value,
      value,
    ]);
  },
);
it('the formatting of a paragraph is not written where it equals its style', async () => {
  const xml = partOf(await writeDocument(await opened()), 'word/document.xml');
  expect(xml).not.toContain('<w:spacing');
});
it('the formatting of a paragraph is that of its style after it is cleared', async () => {
  const spaced = await readDocument(await writeDocument(changed(await opened(), 1, { spaceBefore: 240 })));
  const reopened = await readDocument(await writeDocument(changed(spaced, 1, { spaceBefore: null })));
  expect(reopened.doc.child(1).attrs.spaceBefore).toBeNull();
});
