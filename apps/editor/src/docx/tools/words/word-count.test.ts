import { schema } from '@eigenpal/docx-editor-core/prosemirror';
import { countWords } from '@redraft/analytics';
import { textOfDocx } from '@redraft/documents';
import { AllSelection, TextSelection } from 'prosemirror-state';
import { expect, it } from 'vitest';
import { createPatchOfNote, getNotesOfKind, toStoredNote } from '../../document/notes/note-content.ts';
import { documentOf, p, stateOf } from '../../document/testing/document-of.ts';
import { docxOf, run } from '../../document/testing/docx-of.ts';
import { readDocument, writeDocument } from '../../document/written-document.ts';
import { openHeadless } from '../../editing/testing/headless.ts';
import { insertNote } from '../../notes/commands.ts';
import { countDocument, countSelection, countText } from './word-count.ts';

const cell = (text: string) => `<w:tc><w:p>${run(text)}</w:p></w:tc>`;
const table = `<w:tbl><w:tblPr/><w:tblGrid><w:gridCol w:w="2000"/></w:tblGrid><w:tr>${cell('three more')}${cell('words')}</w:tr></w:tbl>`;
const tracked =
  `<w:p>${run('kept ')}<w:ins w:id="1" w:author="A" w:date="2026-01-01T00:00:00Z">${run('added ')}</w:ins>` +
  '<w:del w:id="2" w:author="A" w:date="2026-01-01T00:00:00Z"><w:r><w:delText xml:space="preserve">gone away</w:delText></w:r></w:del></w:p>';
const body = `${p('The harbour’s boats – e.g. 3 well-known ones – were out.')}${table}${tracked}<w:p>${run('two')}<w:r><w:tab/></w:r>${run('tabs')}<w:r><w:br/></w:r>${run('end')}</w:p><w:p/>`;

it('the word count of a text equals that of the server', async () => {
  const bytes = docxOf(body);
  const { doc } = await readDocument(bytes);
  expect(countText(doc).words).toBe(countWords(textOfDocx(bytes)));
  expect(countText(doc).words).toBe(18);
});
it('the word count of a text includes the notes, as on the server', async () => {
  const text = openHeadless(await readDocument(docxOf(p('one two'))));
  insertNote(text.mainView, text.ports);
  const note = getNotesOfKind(text.parts(), 'footnote').at(-1);
  if (note === undefined) throw new Error('There is no note');
  const words = [{ type: 'run' as const, content: [{ type: 'text' as const, text: 'three words more' }] }];
  text.patch(
    createPatchOfNote(
      toStoredNote('footnote', { ...note, content: [{ type: 'paragraph', content: words }] }),
    ),
  );
  const written = text.now();
  const count = countDocument(written.doc, written.model.package);
  expect(count.words).toBe(5);
  expect(count.words).toBe(countWords(textOfDocx(await writeDocument(written))));
});
it('the word count of a text is recomputed only in the changed paragraph', async () => {
  const state = stateOf(await documentOf(p('one two') + p('three')));
  expect(countText(state.doc).words).toBe(3);
  const typed = state.apply(state.tr.insertText(' four', state.doc.content.size - 1));
  expect(countText(typed.doc).words).toBe(4);
  expect(countText(typed.doc.child(0))).toBe(countText(state.doc.child(0)));
});
it('the character count of a text counts an emoji as one', () => {
  const doc = schema.node('doc', null, [schema.node('paragraph', null, [schema.text('a b😀')])]);
  expect(countText(doc)).toEqual({ words: 2, characters: 4, withoutSpaces: 3, paragraphs: 1 });
});

it('the word count of a selection includes only the selected words', async () => {
  const state = stateOf(await documentOf(body));
  const { doc } = state;
  const at = (text: string): number => {
    let found = 0;
    doc.descendants((node, pos) => {
      if (node.isText && node.text?.includes(text)) found = pos + (node.text?.indexOf(text) ?? 0);
    });
    return found;
  };
  const some = TextSelection.create(doc, at('boats'), at('e.g.'));
  expect(countSelection(doc, some)).toMatchObject({ words: 1, characters: 8 });
  const across = TextSelection.create(doc, at('out.'), at('more') + 4);
  expect(countSelection(doc, across).words).toBe(3);
  expect(countSelection(doc, new AllSelection(doc))).toEqual(countText(doc));
});
