import { expect, it } from 'vitest';
import { listDocumentLines } from '../lines.ts';
import { listReferences } from '../notes/references.ts';
import { announced, docxOf, run, wordNamespace } from '../testing/docx-of.ts';
import { readDocument } from '../written-document.ts';
import { mergeDocuments } from './merge-parts.ts';

interface Written {
  first?: string;
  second?: string;
  notes?: [id: number, text: string][];
  header?: string;
}

async function written({ first = 'One.', second = 'Two.', notes = [], header = 'Head' }: Written) {
  const footnotes = notes.map(
    ([id, text]) =>
      `<w:footnote w:id="${id}"><w:p><w:r><w:footnoteRef/></w:r>${run(text)}</w:p></w:footnote>`,
  );
  const parts = announced([
    {
      kind: 'footnotes',
      id: 'rId8',
      name: 'footnotes.xml',
      xml: `<w:footnotes ${wordNamespace}>${footnotes.join('')}</w:footnotes>`,
    },
    {
      kind: 'header',
      id: 'rId9',
      name: 'header1.xml',
      xml: `<w:hdr ${wordNamespace}><w:p>${run(header)}</w:p></w:hdr>`,
    },
  ]);
  const paragraph = (id: string, text: string): string =>
    `<w:p w14:paraId="${id}" xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml">${text.replace(/\[(\d+)\]|[^[]+/g, (piece, note?: string) => (note === undefined ? run(piece) : `<w:r><w:footnoteReference w:id="${note}"/></w:r>`))}</w:p>`;
  return readDocument(docxOf(paragraph('00000001', first) + paragraph('00000002', second), parts));
}

it('two versions with notes keep the notes of both, each with its own id', async () => {
  const merged = mergeDocuments({
    base: await written({}),
    mine: await written({ first: 'One[1].', notes: [[1, 'Mine.']] }),
    theirs: await written({ second: 'Two[1].', notes: [[1, 'Theirs.']] }),
  });
  expect(listReferences(merged.doc).map(({ id }) => id)).toEqual([2, 1]);
  expect(listDocumentLines(merged)).toEqual(expect.arrayContaining(['Mine.', 'Theirs.']));
});

it.each([
  ['mine where only I changed it', { mine: 'My head', theirs: 'Head', merged: 'My head' }],
  ['theirs where only they changed it', { mine: 'Head', theirs: 'Their head', merged: 'Their head' }],
  ['theirs where both did', { mine: 'My head', theirs: 'Their head', merged: 'Their head' }],
])('the merged header of two versions is %s', async (_name, { mine, theirs, merged }) => {
  const document = mergeDocuments({
    base: await written({}),
    mine: await written({ header: mine }),
    theirs: await written({ header: theirs }),
  });
  expect(listDocumentLines(document).at(-1)).toBe(merged);
});
