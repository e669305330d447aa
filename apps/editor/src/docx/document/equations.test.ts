import { EditorState } from 'prosemirror-state';
import { expect, it } from 'vitest';
import { docxOf, partsOf, run } from './testing/docx-of.ts';
import { typeWord } from './testing/type-word.ts';
import { applyEdit, readDocument, type WordDocument, writeDocument } from './written-document.ts';

const equation =
  '<m:oMath xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"><m:sSup><m:sSupPr><m:ctrlPr><w:rPr><w:i/></w:rPr></m:ctrlPr></m:sSupPr><m:e><m:r><m:t>x</m:t></m:r></m:e><m:sup><m:r><m:t>2</m:t></m:r></m:sup></m:sSup></m:oMath>';
const body = `<w:p>${run('Before ')}${equation}${run(' after.')}</w:p>`;

const textOf = (bytes: Uint8Array): string => partsOf(bytes)['word/document.xml'] ?? '';

function findEquation({ doc }: WordDocument): number {
  let found = -1;
  doc.descendants(({ type }, pos) => {
    if (type.name === 'math') found = pos;
  });
  return found;
}

it('an equation is written as it was when its paragraph changes', async () => {
  const written = await readDocument(docxOf(body));
  const text = textOf(await writeDocument(applyEdit(written, typeWord(written.doc.toJSON(), 'Typed '))));
  expect(text).toContain('Typed ');
  expect(text.split(equation)).toHaveLength(2);
});

it('an equation that is deleted is not written, and a copy is', async () => {
  const written = await readDocument(docxOf(body));
  const pos = findEquation(written);
  const node = written.doc.nodeAt(pos);
  const { tr } = EditorState.create({ doc: written.doc });
  const without = textOf(await writeDocument({ ...written, doc: tr.delete(pos, pos + 1).doc }));
  expect(without).not.toContain('<m:oMath');
  const copied = EditorState.create({ doc: written.doc }).tr.insert(1, node ?? []);
  const twice = textOf(await writeDocument({ ...written, doc: copied.doc }));
  expect(twice.match(/<m:oMath[ >]/g)).toHaveLength(2);
});
