// @vitest-environment jsdom
import { Selection } from 'prosemirror-state';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { loadTexts } from '../../i18n.ts';
import { catalogues } from '../catalogues/index.ts';
import { p } from '../document/testing/document-of.ts';
import { docxOf } from '../document/testing/docx-of.ts';
import { readDocument } from '../document/written-document.ts';
import { createEditor } from '../editing/create-editing.ts';
import type { DocumentEditor } from '../editing/editing.ts';
import { createPlainPlugins } from '../plain/plain-plugins.ts';
import { openAtStoredPosition } from './opening-position.ts';

beforeAll(async () => {
  await loadTexts('en', catalogues);
});
beforeEach(() => localStorage.clear());
const open: { editor: DocumentEditor; leave: () => void }[] = [];
afterEach(closeAll);

function closeAll(): void {
  for (const { editor, leave } of open.splice(0)) {
    leave();
    editor.destroy();
  }
  document.body.replaceChildren();
}

const name = (id: string, words: string): string => p(words).replace('<w:p>', `<w:p w14:paraId="${id}">`);
const w14 = 'xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"';
const three = ['0000000A', '0000000B', '0000000C'].map((id, index) => name(id, `Words ${index + 1}.`));

async function opened(body: string, { userId = 'ana', canWrite = true } = {}) {
  const edits: unknown[] = [];
  const { doc, model } = await readDocument(docxOf(body.replaceAll('<w:p ', `<w:p ${w14} `)));
  const container = document.body.appendChild(document.createElement('div'));
  const editor = createEditor({
    renderer: { view: 'plain', element: container, plugins: createPlainPlugins },
    document: { doc: doc.toJSON(), parts: model.package },
    canWrite,
    author: 'Ana',
    label: 'Text',
    lang: 'en',
    onEdit: (edit) => edits.push(edit),
  });
  open.push({ editor, leave: openAtStoredPosition(editor, userId) });
  const { view } = editor;
  return {
    edits,
    field: view.dom,
    caret: () => {
      const { $head } = view.state.selection;
      const { textContent } = $head.parent;
      return `${textContent.slice(0, $head.parentOffset)}|${textContent.slice($head.parentOffset)}`;
    },
    putCaret: (pos: number) =>
      view.dispatch(view.state.tr.setSelection(Selection.near(view.state.doc.resolve(pos)))),
    type: (text: string) => view.dispatch(view.state.tr.insertText(text)),
    erase: () => view.dispatch(view.state.tr.delete(1, view.state.doc.content.size - 1)),
  };
}

it('the caret of an opened text starts at its end the first time', async () => {
  expect((await opened(three.join(''))).caret()).toBe('Words 3.|');
});
it('the caret of an opened text returns to where this person left it, even if paragraphs were added before it', async () => {
  (await opened(three.join(''))).putCaret(14);
  closeAll();
  expect((await opened(p('New.') + three.join(''))).caret()).toBe('Wor|ds 2.');
  closeAll();
  expect((await opened(three.join(''), { userId: 'bea' })).caret()).toBe('Words 3.|');
});
it('the caret of an opened text starts near its old position if its paragraph was deleted', async () => {
  (await opened(three.join(''))).putCaret(28);
  closeAll();
  expect((await opened(three.slice(0, 2).join(''))).caret()).toBe('Words 2.|');
});
it('the caret of an opened text is not moved in a read-only text', async () => {
  expect((await opened(three.join(''), { canWrite: false })).caret()).toBe('|Words 1.');
});
it('the caret of an opened text changes nothing in the document, and typing continues in its font', async () => {
  const { edits } = await opened('<w:p/><w:p/>');
  expect(edits).toEqual([]);
});

it('the placeholder is in the first paragraph of an empty text, and is announced once', async () => {
  const { field, caret } = await opened('<w:p/><w:p/>');
  expect(caret()).toBe('|');
  expect([...field.children].map((one) => one.getAttribute('data-placeholder'))).toEqual([
    'Start writing…',
    null,
  ]);
  expect(field.getAttribute('aria-placeholder')).toBe('Start writing…');
  expect(field.textContent).toBe('');
});
it('the placeholder disappears with the first letter and returns after the last is deleted', async () => {
  const { field, type, erase } = await opened('<w:p/>');
  type('W');
  expect([field.querySelector('.placeholder'), field.getAttribute('aria-placeholder')]).toEqual([null, null]);
  erase();
  expect(field.querySelector('.placeholder')).not.toBeNull();
});
it.each([
  ['words', p('Words.')],
  ['a list to fill', p('', '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>')],
  ['a table', '<w:tbl><w:tblPr/><w:tr><w:tc><w:tcPr/><w:p/></w:tc></w:tr></w:tbl><w:p/>'],
])('the placeholder is not shown beside %s', async (_what, body) => {
  expect((await opened(body)).field.querySelector('.placeholder')).toBeNull();
});
