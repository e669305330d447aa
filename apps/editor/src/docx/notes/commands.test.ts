import { setSuggestionMode } from '@eigenpal/docx-editor-core/prosemirror/plugins';
import { docxFromText } from '@redraft/documents';
import { closeHistory, history, undo } from 'prosemirror-history';
import { EditorState, type Plugin, TextSelection, type Transaction } from 'prosemirror-state';
import { expect, it } from 'vitest';
import { type PackagePatch, patchPackage } from '../document/edits.ts';
import { getNotesOfKind, type Note, splitNote } from '../document/notes/note-content.ts';
import { createSideTextDoc } from '../document/side-blocks.ts';
import { partsOf } from '../document/testing/docx-of.ts';
import { readDocument, writeDocument } from '../document/written-document.ts';
import { createSuggestingPlugin } from '../tracking/suggesting-plugin.ts';
import { addNote, canInsertNote, findNoteAtCaret, insertNote } from './commands.ts';
import { attachNoteTexts, replaceCopiedNotes } from './copied-notes.ts';
import { getNumberedNotes, numberingPlugin } from './numbering.ts';

/** A text as on the page, without a view. */
async function open(words: string, plugins: Plugin[] = []) {
  const document = await readDocument(docxFromText(words));
  let parts = document.model.package;
  const numbering = numberingPlugin({
    formatNumber: (_kind, index) => String(index + 1),
    formatName: ({ number }) => `Note ${number}`,
  });
  const main = {
    state: EditorState.create({ doc: document.doc, plugins: [numbering, history(), ...plugins] }),
    dispatch: (tr: Transaction) => {
      main.state = main.state.apply(tr);
    },
    select: (pos: number) =>
      main.dispatch(main.state.tr.setSelection(TextSelection.create(main.state.doc, pos))),
  };
  const ports = {
    parts: () => parts,
    patch: (patch: PackagePatch) => {
      parts = patchPackage(parts, patch);
    },
    transact: <Value>(run: () => Value) => run(),
  };
  const written = async () =>
    partsOf(
      await writeDocument({ ...document, doc: main.state.doc, model: { ...document.model, package: parts } }),
    );
  const numbers = () => getNumberedNotes(main.state).map(({ id, number }) => `${number}=${id}`);
  return { main, ports, written, numbers };
}

const wordsOf = (note: Note | undefined): string =>
  note === undefined
    ? 'none'
    : (JSON.stringify(splitNote(note).blocks)
        .match(/"text":"[^"]*"/g)
        ?.join('') ?? '');

it('notes are numbered in text order, regardless of creation order', async () => {
  const { main, ports, numbers } = await open('One two three.');
  main.select(9);
  insertNote(main, ports);
  main.select(4);
  insertNote(main, ports);
  expect(numbers()).toEqual(['1=2', '2=1']);
  main.dispatch(closeHistory(main.state.tr).insertText('Before. ', 1));
  expect(getNumberedNotes(main.state).map(({ pos }) => pos)).toEqual([12, 18]);
  undo(main.state, main.dispatch);
  main.dispatch(main.state.tr.delete(4, 5));
  expect(numbers()).toEqual(['1=1']);
});
it('notes are restored with their text when a deletion is undone', async () => {
  const { main, ports, written, numbers } = await open('One two.');
  main.select(4);
  const { id } = insertNote(main, ports);
  main.dispatch(closeHistory(main.state.tr).delete(2, 7));
  expect((await written())['word/footnotes.xml'] ?? '').not.toContain(`w:id="${id}"`);
  undo(main.state, main.dispatch);
  expect(numbers()).toEqual([`1=${id}`]);
  expect((await written())['word/footnotes.xml']).toContain(`w:id="${id}"`);
});
it('notes do not change the formatting of text typed after their number', async () => {
  const { main, ports } = await open('One.');
  main.select(5);
  insertNote(main, ports);
  main.dispatch(main.state.tr.insertText(' More.'));
  const last = main.state.doc.firstChild?.lastChild;
  expect([last?.text, last?.marks.map(({ type }) => type.name).includes('superscript')]).toEqual([
    ' More.',
    false,
  ]);
});
it('notes are duplicated with their text when their numbers are copied', async () => {
  const { main, ports, numbers } = await open('One.');
  main.select(4);
  const name = insertNote(main, ports);
  const copied = attachNoteTexts(main.state.doc.slice(0, main.state.doc.content.size), () => ({
    text: createSideTextDoc(
      [{ type: 'paragraph', content: [{ type: 'run', content: [{ type: 'text', text: 'Words.' }] }] }],
      ports.parts(),
    ),
    number: '1',
  }));
  const pasted = replaceCopiedNotes(copied, (note) => addNote(main, ports, note));
  main.dispatch(main.state.tr.insert(main.state.doc.content.size, pasted.content));
  expect(numbers()).toEqual([`1=${name.id}`, `2=${name.id + 1}`]);
  await expect.poll(() => wordsOf(getNotesOfKind(ports.parts(), 'footnote')[1])).toBe('"text":"Words."');
});
it('notes are inserted as suggestions while changes are tracked', async () => {
  const { main, ports, written } = await open('One.', [createSuggestingPlugin('Ada')]);
  setSuggestionMode(true, main.state, main.dispatch);
  main.select(5);
  insertNote(main, ports);
  expect((await written())['word/document.xml']).toMatch(
    /<w:ins [^>]*w:author="Ada"[^>]*><w:r>(?:<w:rPr>.*?<\/w:rPr>)?<w:footnoteReference w:id="1"\/><\/w:r><\/w:ins>/,
  );
});
it('notes are found from a position after their number, and the first from before all', async () => {
  const { main, ports } = await open('One two.');
  main.select(4);
  const first = insertNote(main, ports);
  main.select(8);
  const second = insertNote(main, ports);
  expect(findNoteAtCaret(main.state)?.id).toBe(second.id);
  main.select(1);
  expect(findNoteAtCaret(main.state)?.id).toBe(first.id);
  expect(canInsertNote(main.state)).toBe(true);
});
