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
import { getNumberedNotes, type NumberingFormatter, numberingPlugin } from './numbering.ts';

type NumberNotes = NumberingFormatter['numberNotes'];

const numberInOrder: NumberNotes = (_doc, references) =>
  references.map((_reference, index) => String(index + 1));
/** Each note has the number of sections that end in the text. */
const countOfSections: NumberNotes = (doc, references) =>
  references.map(() => String(doc.children.filter(({ attrs }) => attrs._sectionProperties).length));

/** A text as on the page, without a view. */
async function open(words: string, plugins: Plugin[] = [], numberNotes = numberInOrder) {
  const document = await readDocument(docxFromText(words));
  let parts = document.model.package;
  const numbering = numberingPlugin({
    numberNotes,
    formatName: ({ number }) => `Note ${number}`,
  });
  const mainView = {
    state: EditorState.create({ doc: document.doc, plugins: [numbering, history(), ...plugins] }),
    dispatch: (tr: Transaction) => {
      mainView.state = mainView.state.apply(tr);
    },
    select: (pos: number) =>
      mainView.dispatch(mainView.state.tr.setSelection(TextSelection.create(mainView.state.doc, pos))),
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
      await writeDocument({
        ...document,
        doc: mainView.state.doc,
        model: { ...document.model, package: parts },
      }),
    );
  const numbers = () => getNumberedNotes(mainView.state).map(({ id, number }) => `${number}=${id}`);
  return { mainView, ports, written, numbers };
}

const wordsOf = (note: Note | undefined): string =>
  note === undefined
    ? 'none'
    : (JSON.stringify(splitNote(note).blocks)
        .match(/"text":"[^"]*"/g)
        ?.join('') ?? '');

it('notes are numbered in text order, regardless of creation order', async () => {
  const { mainView, ports, numbers } = await open('One two three.');
  mainView.select(9);
  insertNote(mainView, ports);
  mainView.select(4);
  insertNote(mainView, ports);
  expect(numbers()).toEqual(['1=2', '2=1']);
  mainView.dispatch(closeHistory(mainView.state.tr).insertText('Before. ', 1));
  expect(getNumberedNotes(mainView.state).map(({ pos }) => pos)).toEqual([12, 18]);
  undo(mainView.state, mainView.dispatch);
  mainView.dispatch(mainView.state.tr.delete(4, 5));
  expect(numbers()).toEqual(['1=1']);
});
it('notes are numbered again when a section begins or ends', async () => {
  const { mainView, ports, numbers } = await open('One two.', [], countOfSections);
  mainView.select(4);
  insertNote(mainView, ports);
  expect(numbers()).toEqual(['0=1']);
  const section = { _sectionProperties: { sectionStart: 'nextPage' } };
  const paragraph = mainView.state.schema.node('paragraph', section, mainView.state.schema.text('End'));
  mainView.dispatch(mainView.state.tr.insert(0, paragraph));
  expect(numbers()).toEqual(['1=1']);
  mainView.dispatch(mainView.state.tr.delete(0, paragraph.nodeSize));
  expect(numbers()).toEqual(['0=1']);
  mainView.dispatch(mainView.state.tr.setNodeMarkup(0, undefined, section));
  expect(numbers()).toEqual(['1=1']);
});
it('notes are restored with their text when a deletion is undone', async () => {
  const { mainView, ports, written, numbers } = await open('One two.');
  mainView.select(4);
  const { id } = insertNote(mainView, ports);
  mainView.dispatch(closeHistory(mainView.state.tr).delete(2, 7));
  expect((await written())['word/footnotes.xml'] ?? '').not.toContain(`w:id="${id}"`);
  undo(mainView.state, mainView.dispatch);
  expect(numbers()).toEqual([`1=${id}`]);
  expect((await written())['word/footnotes.xml']).toContain(`w:id="${id}"`);
});
it('notes do not change the formatting of text typed after their number', async () => {
  const { mainView, ports } = await open('One.');
  mainView.select(5);
  insertNote(mainView, ports);
  mainView.dispatch(mainView.state.tr.insertText(' More.'));
  const last = mainView.state.doc.firstChild?.lastChild;
  expect([last?.text, last?.marks.map(({ type }) => type.name).includes('superscript')]).toEqual([
    ' More.',
    false,
  ]);
});
it('notes are duplicated with their text when their numbers are copied', async () => {
  const { mainView, ports, numbers } = await open('One.');
  mainView.select(4);
  const name = insertNote(mainView, ports);
  const copied = attachNoteTexts(mainView.state.doc.slice(0, mainView.state.doc.content.size), () => ({
    text: createSideTextDoc(
      [{ type: 'paragraph', content: [{ type: 'run', content: [{ type: 'text', text: 'Words.' }] }] }],
      ports.parts(),
    ),
    number: '1',
  }));
  const pasted = replaceCopiedNotes(copied, (note) => addNote(mainView, ports, note));
  mainView.dispatch(mainView.state.tr.insert(mainView.state.doc.content.size, pasted.content));
  expect(numbers()).toEqual([`1=${name.id}`, `2=${name.id + 1}`]);
  await expect.poll(() => wordsOf(getNotesOfKind(ports.parts(), 'footnote')[1])).toBe('"text":"Words."');
});
it('notes are inserted as suggestions while changes are tracked', async () => {
  const { mainView, ports, written } = await open('One.', [createSuggestingPlugin('Ada')]);
  setSuggestionMode(true, mainView.state, mainView.dispatch);
  mainView.select(5);
  insertNote(mainView, ports);
  expect((await written())['word/document.xml']).toMatch(
    /<w:ins [^>]*w:author="Ada"[^>]*><w:r>(?:<w:rPr>.*?<\/w:rPr>)?<w:footnoteReference w:id="1"\/><\/w:r><\/w:ins>/,
  );
});
it('notes are found from a position after their number, and the first from before all', async () => {
  const { mainView, ports } = await open('One two.');
  mainView.select(4);
  const first = insertNote(mainView, ports);
  mainView.select(8);
  const second = insertNote(mainView, ports);
  expect(findNoteAtCaret(mainView.state)?.id).toBe(second.id);
  mainView.select(1);
  expect(findNoteAtCaret(mainView.state)?.id).toBe(first.id);
  expect(canInsertNote(mainView.state)).toBe(true);
});
