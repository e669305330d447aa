import { schema } from '@eigenpal/docx-editor-core/prosemirror';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createColumnBreak } from '../document/pages/column-breaks.ts';
import { deletion, insertion } from '../document/review/marks.ts';
import { listChanges } from './list-changes.ts';
import { resolve } from './resolve.ts';
import {
  createDocOfLines,
  createSimulatedWriter,
  linesOf,
  pressKey,
  resolveAll,
  select,
  type,
} from './testing/keyboard.ts';
import {
  actionsWithSelection,
  arbitrarySuggestions,
  createDocWithSuggestions,
  perform,
  selectFraction,
} from './testing/random-actions.ts';

it('the list of changes shows a change over several paragraphs as one', () => {
  const writer = createSimulatedWriter(createDocOfLines(['Cats are quiet.']), { isSuggesting: true });
  select(writer, 16);
  type(writer, ' Yes.');
  pressKey(writer, 'Enter');
  type(writer, 'Dogs.');
  expect(listChanges(writer.state.doc)).toMatchObject([
    { kind: 'insertion', text: ' Yes.\nDogs.', from: 16, to: 28 },
  ]);
});
it('the list of changes shows a suggested column break as the end of a line', () => {
  const marks = [insertion.create({ author: 'Ana', date: null })];
  const texts = [schema.text('one', marks), createColumnBreak(marks), schema.text('two', marks)];
  const doc = schema.node('doc', null, [schema.node('paragraph', null, texts)]);
  expect(listChanges(doc).map(({ text }) => text)).toEqual(['one\ntwo']);
});
it('the list of changes shows a replacement as one, in either order', () => {
  const writer = createSimulatedWriter(createDocOfLines(['Cats are quiet.']), { isSuggesting: true });
  select(writer, 6, 9);
  type(writer, 'stay');
  select(writer, 20);
  pressKey(writer, 'Backspace');
  type(writer, '!');
  const listed = listChanges(writer.state.doc).map(({ kind, text, deleted }) => [kind, deleted, text]);
  expect(listed).toEqual([
    ['replacement', 'are', 'stay'],
    ['replacement', '.', '!'],
  ]);
});
it('the list of changes keeps the changes of two people apart', () => {
  const [ana, ben] = ['Ana', 'Ben'].map((author) => insertion.create({ author, date: null }));
  const texts = [schema.text('one', ana ? [ana] : []), schema.text('two', ben ? [ben] : [])];
  const doc = schema.node('doc', null, [schema.node('paragraph', null, texts)]);
  expect(listChanges(doc).map(({ author, text }) => `${author}: ${text}`)).toEqual(['Ana: one', 'Ben: two']);
});
it('the list of changes is complete: deciding on them one by one, in any order, decides on all', () => {
  fc.assert(
    fc.property(
      arbitrarySuggestions,
      actionsWithSelection,
      fc.infiniteStream(fc.nat()),
      fc.boolean(),
      (before, all, picks, accepts) => {
        const writer = createSimulatedWriter(createDocWithSuggestions(before), { isSuggesting: true });
        for (const { action, ...place } of all) {
          selectFraction(writer, place);
          perform(writer, action);
        }
        const verdict = accepts ? 'accept' : 'reject';
        const expected = linesOf(resolveAll(writer, verdict).doc);
        for (
          let left = listChanges(writer.state.doc);
          left.length > 0;
          left = listChanges(writer.state.doc)
        ) {
          const change = left[(picks.next().value ?? 0) % left.length];
          if (change === undefined) break;
          writer.state = writer.state.apply(resolve(writer.state.tr, { ...change, verdict }));
        }
        expect(linesOf(writer.state.doc)).toEqual(expected);
        writer.state.doc.descendants(({ marks, attrs }) => {
          expect(marks.filter((mark) => mark.type === insertion || mark.type === deletion)).toEqual([]);
          expect([attrs.pPrIns ?? null, attrs.pPrDel ?? null]).toEqual([null, null]);
        });
      },
    ),
    { numRuns: 100 },
  );
});
