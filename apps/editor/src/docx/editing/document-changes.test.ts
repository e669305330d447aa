import { docxFromText } from '@redraft/documents';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { loadTexts } from '../../i18n.ts';
import { catalogues } from '../catalogues/index.ts';
import { getNotesOfKind } from '../document/notes/note-content.ts';
import { readDocument, type WordDocument } from '../document/written-document.ts';
import { ensureHeaderFooter, setFirstPage } from '../header-footer/commands.ts';
import { createHeaderFooterPatch, findHeaderFooter } from '../header-footer/header-footer-parts.ts';
import { addPageNumbers, findPageNumbers, removePageNumbers } from '../header-footer/page-number-commands.ts';
import { listSections } from '../header-footer/sections.ts';
import { insertNote } from '../notes/commands.ts';
import { openHeadless } from './testing/headless.ts';

let started: WordDocument;
beforeAll(async () => {
  await loadTexts('en', catalogues);
  started = await readDocument(docxFromText('Gulls were crying.\nNobody had come.'));
});

const open = () => openHeadless(started);
type Open = ReturnType<typeof open>;

const choice = { kind: 'footer', align: 'center', format: 'number' } as const;
const number = ({ transact, mainView, ports }: Open): void =>
  transact(() => addPageNumbers(mainView, ports, choice));
const numbers = ({ mainView, ports }: Open) => findPageNumbers(mainView, ports);

/** Everything that a file is written from. */
const all = ({ model, doc }: WordDocument): unknown => {
  const { headers, footers, footnotes, styles, relationships, document } = model.package;
  const { comments = [], finalSectionProperties = {} } = document;
  return JSON.parse(
    JSON.stringify([
      doc,
      [...(headers ?? [])],
      [...(footers ?? [])],
      [...(relationships ?? [])],
      [footnotes ?? [], styles, comments, finalSectionProperties],
    ]),
  );
};

it('one undo removes the page numbers, and one redo restores them', () => {
  const text = open();
  const before = all(text.now());
  number(text);
  const after = all(text.now());
  text.undo();
  expect(numbers(text)).toBeNull();
  expect(all(text.now())).toEqual(before);
  text.redo();
  expect(numbers(text)).toEqual(choice);
  expect(all(text.now())).toEqual(after);
});

it('one undo follows the order in which the text and its parts changed', () => {
  const text = open();
  text.type(' One.');
  number(text);
  text.type(' Two.');
  const seen = () => [text.now().doc.textContent.slice(-5), numbers(text)?.kind ?? null];
  const seenAfter = (step: () => unknown) => [step(), ...seen()].slice(1);
  expect(seenAfter(text.undo)).toEqual([' One.', 'footer']);
  expect(seenAfter(text.undo)).toEqual([' One.', null]);
  expect(seenAfter(text.undo)).toEqual(['come.', null]);
  expect(seenAfter(text.redo)).toEqual([' One.', null]);
  expect(seenAfter(text.redo)).toEqual([' One.', 'footer']);
  expect(seenAfter(text.redo)).toEqual([' Two.', 'footer']);
});

it('one undo removes a footnote from the text and from the notes', () => {
  const text = open();
  insertNote(text.mainView, text.ports);
  expect(getNotesOfKind(text.parts(), 'footnote').filter(({ id }) => id > 0)).toHaveLength(1);
  text.undo();
  expect(all(text.now())).toEqual(all(started));
  expect(text.undo()).toBe(false);
});

it('one undo reverts everything typed in a header at once', () => {
  const text = open();
  const [section] = listSections(started.doc, started.model.package);
  if (section === undefined) throw new Error('no section');
  const id = text.transact(() =>
    ensureHeaderFooter(text.mainView, text.ports, { section, kind: 'header', type: 'default' }),
  );
  const empty = all(text.now());
  const session = {};
  const part = findHeaderFooter(text.parts(), 'header', id);
  if (part === undefined) throw new Error('no header');
  for (const letters of ['R', 'Ro', 'Roj']) {
    const run = { type: 'run' as const, content: [{ type: 'text' as const, text: letters }] };
    const content = [{ type: 'paragraph' as const, content: [run] }];
    text.patch(createHeaderFooterPatch('header', id, { ...part, content }), { session });
  }
  expect(JSON.stringify(all(text.now()))).toContain('Roj');
  text.undo();
  expect(all(text.now())).toEqual(empty);
  text.redo();
  expect(JSON.stringify(all(text.now()))).toContain('Roj');
  text.undo();
  text.undo();
  expect(all(text.now())).toEqual(all(started));
});

it('one undo step is not created for a list that nothing uses yet', () => {
  const text = open();
  text.patch({ numbering: started.model.package.numbering ?? { abstractNums: [], nums: [] } });
  expect(text.undo()).toBe(false);
});

it('a change of the parts is ignored in a read-only document, also as undo', () => {
  const text = open();
  number(text);
  const numbered = all(text.now());
  text.setCanPatch(false);
  text.transact(() => removePageNumbers(text.ports));
  text.undo();
  expect(all(text.now())).toEqual(numbered);
});

it('a change of the parts is sent as an edit that restores the same document when done, undone and redone', () => {
  const action = fc.constantFrom<(text: Open) => unknown>(
    (text) => text.type('a'),
    (text) => text.type('b', 3),
    number,
    (text) => text.transact(() => removePageNumbers(text.ports)),
    (text) => insertNote(text.mainView, text.ports),
    (text) => {
      const [section] = listSections(text.now().doc, text.parts());
      text.transact(() => section && setFirstPage(text.mainView, text.ports, { section, isDifferent: true }));
    },
    (text) => text.patch({ section: { marginTop: text.edits.length } }),
    (text) => text.undo(),
    (text) => text.undo(),
    (text) => text.redo(),
  );
  fc.assert(
    fc.property(fc.array(action, { maxLength: 20 }), (actions) => {
      const text = open();
      for (const run of actions) run(text);
      expect(all(text.replayed())).toEqual(all(text.now()));
      while (text.undo());
      expect(all(text.now())).toEqual(all(started));
      expect(all(text.replayed())).toEqual(all(started));
    }),
    { numRuns: 100 },
  );
});
