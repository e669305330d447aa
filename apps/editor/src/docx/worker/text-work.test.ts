import { docxFromText, textOfDocx } from '@redraft/documents';
import { EditorState } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import type { Edit } from '../document/edits.ts';
import { createNote, joinNote, splitNote } from '../document/notes/note-content.ts';
import { createReference } from '../document/notes/references.ts';
import { applyEdit, readDocument, type WordDocument, writeDocument } from '../document/written-document.ts';
import { createTextWork } from './text-work.ts';

const began = docxFromText('The harbour was quiet.\nNobody had come.');

/** Unsent edits, some of which the server is known to have. */
const unsent = (edits: Edit[], saved: number) => ({
  bytes: began,
  edits,
  saved,
  isBasedOnServerVersion: false,
});

/** Types letters, one edit each, at the end of the last paragraph. */
async function typed(bytes: Uint8Array, letters: string): Promise<{ edits: Edit[]; states: WordDocument[] }> {
  let document = await readDocument(bytes);
  const edits: Edit[] = [];
  const states = [document];
  for (const letter of letters) {
    const { tr } = EditorState.create({ doc: document.doc });
    tr.insertText(letter, document.doc.content.size - 1);
    const edit: Edit = { kind: 'steps', steps: tr.steps.map((step) => step.toJSON()) };
    edits.push(edit);
    document = applyEdit(document, edit);
    states.push(document);
  }
  return { edits, states };
}

describe('edits stored on a device', () => {
  const letters = ' Later it rained.';
  const savedAfter = async (count: number): Promise<Uint8Array> => {
    const state = (await typed(began, letters)).states[count];
    return state === undefined ? began : writeDocument(state);
  };
  it.each([
    ['are not needed when the last save arrived although nobody heard', 3, letters.length, 'nothing'],
    ['follow on what the server had when it was last heard of', 3, 3, 'ahead'],
    ['follow on a save whose answer was lost', 3, 7, 'ahead'],
    ['follow on a document that was never saved', 0, 0, 'ahead'],
  ] as const)('words that a device has kept %s', async (_name, heard, onServer, expected) => {
    const { edits } = await typed(began, letters);
    const work = createTextWork();
    const { kind } = await work.recover(unsent(edits, heard), await savedAfter(onServer));
    expect(kind).toBe(expected);
  });
  it('edits stored on a device are for the person to decide about if somebody has written since', async () => {
    const { edits } = await typed(began, letters);
    const theirs = docxFromText('The harbour was quiet.\nEverybody had come.');
    expect((await createTextWork().recover(unsent(edits, 3), theirs)).kind).toBe('both');
  });
  it('edits stored on a device are compared in footnotes too, where the text itself is the same', async () => {
    const started = await readDocument(began);
    const { tr } = EditorState.create({ doc: started.doc });
    tr.insert(4, createReference({ kind: 'footnote', id: 1 }));
    const { note } = createNote({ kind: 'footnote', id: 1 }, undefined);
    const patch = (words: string): Edit => {
      const { number } = splitNote(note);
      const run = { type: 'run' as const, content: [{ type: 'text' as const, text: words }] };
      const written = joinNote(note, { number, blocks: [{ type: 'paragraph', content: [run] }] });
      return { kind: 'package', patch: { footnote: { ...written, type: 'footnote' } } };
    };
    const steps: Edit = { kind: 'steps', steps: tr.steps.map((step) => step.toJSON()) };
    const edits = [patch('Se'), steps, patch('Seen')];
    const theirs = await createTextWork().replay({ bytes: began, edits: edits.slice(0, 2) });
    expect((await createTextWork().recover(unsent(edits, 2), theirs)).kind).toBe('ahead');
    const all = await createTextWork().replay({ bytes: began, edits });
    expect((await createTextWork().recover(unsent(edits, 2), all)).kind).toBe('nothing');
  });
  it('edits stored on a device are restored to the letter', async () => {
    const { edits } = await typed(began, letters);
    const bytes = await createTextWork().replay({ bytes: began, edits });
    expect(textOfDocx(bytes)).toBe(`The harbour was quiet.\nNobody had come.${letters}`);
  });
});

it('the worker counts the edits that are in the bytes it writes', async () => {
  const work = createTextWork();
  await work.open({ bytes: began, edits: [] });
  for (const edit of (await typed(began, 'abc')).edits) work.edit(edit);
  const written = await work.write();
  expect(written.edits).toBe(3);
  expect(textOfDocx(written.bytes)).toMatch(/come\.abc$/);
});
it('the worker switches to another document when it is told to, and not before', async () => {
  const work = createTextWork();
  await work.open({ bytes: began, edits: [] });
  await work.prepare({ bytes: docxFromText('Another'), edits: [] });
  const [edit] = (await typed(began, '!')).edits;
  if (edit !== undefined) work.edit(edit);
  expect(textOfDocx((await work.write()).bytes)).toMatch(/come\.!$/);
  work.commit();
  expect(textOfDocx((await work.write()).bytes)).toBe('Another');
});
it('the worker accepts the page’s version when they are out of step', async () => {
  const work = createTextWork();
  const { parts } = await work.open({ bytes: began, edits: [] });
  const { edits } = await typed(
    docxFromText('A much longer text than the one that is open here, by far.'),
    'a',
  );
  expect(() => edits.forEach(work.edit)).toThrow();
  const right = await readDocument(docxFromText('As the page has it'));
  work.resync({ doc: right.doc.toJSON(), parts }, 7);
  const written = await work.write();
  expect([textOfDocx(written.bytes), written.edits]).toEqual(['As the page has it', 7]);
});
it('the worker merges my text and theirs into one document', async () => {
  const work = createTextWork();
  const base = await writeDocument(await readDocument(began));
  await work.open({ bytes: base, edits: [] });
  for (const edit of (await typed(base, ' I stayed.')).edits) work.edit(edit);
  const other = await readDocument(base);
  const { tr } = EditorState.create({ doc: other.doc });
  tr.insertText('By noon, ', 1);
  const theirs = await writeDocument({ ...other, doc: tr.doc });
  expect(textOfDocx(await work.merge(base, theirs))).toBe(
    'By noon, The harbour was quiet.\nNobody had come. I stayed.',
  );
});
