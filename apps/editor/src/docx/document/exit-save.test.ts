import { docxFromText, textOfDocx } from '@redraft/documents';
import { EditorState } from 'prosemirror-state';
import { expect, it } from 'vitest';
import { partsOf } from '../document/testing/docx-of.ts';
import { richDocx } from '../document/testing/rich-docx.ts';
import { applyEdit, readDocument, type WordDocument, writeDocument } from '../document/written-document.ts';
import { writeBytesSync } from './exit-save.ts';
import { createNote } from './notes/note-content.ts';
import { createReference } from './notes/references.ts';

async function withNote(): Promise<WordDocument> {
  const document = await readDocument(docxFromText('The harbour was quiet.'));
  const { note } = createNote({ kind: 'footnote', id: 1 }, document.model.package.styles);
  const patched = applyEdit(document, {
    kind: 'package',
    patch: { footnote: { ...note, type: 'footnote' } },
  });
  const { tr } = EditorState.create({ doc: document.doc });
  return { ...patched, doc: tr.insert(5, createReference({ kind: 'footnote', id: 1 })).doc };
}
const now = ({ doc, model }: WordDocument) => ({ doc, parts: model.package });

it('the save on page exit contains the last typed letters', async () => {
  const document = await readDocument(docxFromText('The harbour was quie'));
  const { tr } = EditorState.create({ doc: document.doc });
  const last = writeBytesSync(
    { doc: tr.insertText('t', 21).doc, parts: document.model.package },
    docxFromText('a'),
  );
  expect(last === null ? null : textOfDocx(last)).toBe('The harbour was quiet');
});
it('the save on page exit refers to the current notes, with their last letters', async () => {
  const document = await withNote();
  const last = writeBytesSync(now(document), await writeDocument(document));
  const parts = last === null ? {} : partsOf(last);
  expect(parts['word/document.xml']).toContain('<w:footnoteReference w:id="1"/>');
  expect(parts['word/footnotes.xml']).toContain('w:id="1"');
});
it('the save on page exit is skipped if only a full save preserves the content: a text box would lose its text', async () => {
  const bytes = richDocx();
  expect(writeBytesSync(now(await readDocument(bytes)), bytes)).toBeNull();
});
it('the save on page exit is skipped while the file has no notes part: a note reference without target would break it', async () => {
  expect(writeBytesSync(now(await withNote()), docxFromText('The harbour was quiet.'))).toBeNull();
});
