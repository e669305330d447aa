import { acceptAllChanges, docxFromText, textOfDocx } from '@redraft/documents';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readDocument, writeDocument } from '../document/written-document.ts';
import {
  createDocOfLines,
  createSimulatedWriter,
  linesOf,
  pressKey,
  resolveAll,
  type SimulatedWriter,
  select,
  type,
  undoEdit,
} from './testing/keyboard.ts';
import {
  actionsWithSelection,
  arbitrarySuggestions,
  createDocWithSuggestions,
  perform,
  selectFraction,
} from './testing/random-actions.ts';

/** More runs find more: `REVIEW_RUNS=20000`. */
const runs = Number(process.env.REVIEW_RUNS ?? 150);

/** Reduces a completely deleted selection to nothing, as in a text without suggestions. */
function collapseDeleted(writer: SimulatedWriter): void {
  const { mapping } = resolveAll(writer, 'accept');
  const { anchor, head } = writer.state.selection;
  if (mapping.map(anchor) === mapping.map(head)) select(writer, head);
}

it('suggesting keeps every word: accepting all gives the new text, rejecting all the original', () => {
  fc.assert(
    fc.property(arbitrarySuggestions, actionsWithSelection, (before, all) => {
      const suggesting = createSimulatedWriter(createDocWithSuggestions(before), { isSuggesting: true });
      const plain = createSimulatedWriter(resolveAll(suggesting, 'accept').doc, { isSuggesting: false });
      const untouched = linesOf(resolveAll(suggesting, 'reject').doc);
      for (const { action, ...place } of all) {
        if (action.kind !== 'undo' && action.kind !== 'redo') {
          selectFraction(suggesting, place);
          collapseDeleted(suggesting);
          const { mapping } = resolveAll(suggesting, 'accept');
          const { anchor, head } = suggesting.state.selection;
          select(plain, mapping.map(anchor), mapping.map(head));
        }
        perform(suggesting, action);
        perform(plain, action);
        suggesting.state.doc.check();
        expect(linesOf(resolveAll(suggesting, 'accept').doc)).toEqual(linesOf(plain.state.doc));
        expect(linesOf(resolveAll(suggesting, 'reject').doc)).toEqual(untouched);
      }
    }),
    { numRuns: runs },
  );
}, 600_000);

it('a text with suggestions reads on the server as if all were accepted, before and after the server accepts them', async () => {
  const started = await readDocument(docxFromText('x'));
  await fc.assert(
    fc.asyncProperty(arbitrarySuggestions, actionsWithSelection, async (before, all) => {
      const writer = createSimulatedWriter(createDocWithSuggestions(before), { isSuggesting: true });
      for (const { action, ...place } of all) {
        selectFraction(writer, place);
        perform(writer, action);
      }
      const bytes = await writeDocument({ ...started, doc: writer.state.doc });
      const words = linesOf(resolveAll(writer, 'accept').doc).join('\n').replaceAll('<hardBreak>', '\n');
      expect(textOfDocx(bytes)).toBe(words.normalize('NFC'));
      expect(textOfDocx(acceptAllChanges(bytes))).toBe(words.normalize('NFC'));
      const again = createSimulatedWriter((await readDocument(bytes)).doc, { isSuggesting: true });
      for (const verdict of ['accept', 'reject'] as const)
        expect(linesOf(resolveAll(again, verdict).doc)).toEqual(linesOf(resolveAll(writer, verdict).doc));
    }),
    { numRuns: Math.ceil(runs / 4) },
  );
}, 600_000);

it('editing a text with suggestions keeps typed and pasted text out of them, wherever it is inserted', () => {
  fc.assert(
    fc.property(arbitrarySuggestions, actionsWithSelection, (before, all) => {
      const editor = createSimulatedWriter(createDocWithSuggestions(before), { isSuggesting: false });
      for (const verdict of ['accept', 'reject'] as const) {
        const plain = createSimulatedWriter(resolveAll(editor, verdict).doc, { isSuggesting: false });
        for (const { action, from } of all) {
          if (action.kind !== 'type' && action.kind !== 'paste' && action.kind !== 'break') continue;
          selectFraction(editor, { from, to: null });
          const { mapping } = resolveAll(editor, verdict);
          select(plain, mapping.map(editor.state.selection.head));
          perform(editor, action);
          perform(plain, action);
          expect(linesOf(resolveAll(editor, verdict).doc)).toEqual(linesOf(plain.state.doc));
        }
      }
    }),
    { numRuns: runs },
  );
}, 600_000);

it('suggesting deletes one visible character, and skips deleted ones', () => {
  const writer = createSimulatedWriter(createDocOfLines(['a👩‍👧b']), { isSuggesting: true });
  select(writer, 8);
  pressKey(writer, 'Backspace');
  pressKey(writer, 'Backspace');
  expect(linesOf(resolveAll(writer, 'accept').doc)).toEqual(['a']);
  expect(writer.state.selection.head).toBe(2);
});
it('suggesting reverts a replacement in one step', () => {
  const writer = createSimulatedWriter(createDocOfLines(['Cats are quiet.']), { isSuggesting: true });
  select(writer, 6, 9);
  type(writer, 'stay');
  expect(linesOf(writer.state.doc)).toEqual(['Cats arestay quiet.']);
  undoEdit(writer);
  expect(linesOf(writer.state.doc)).toEqual(['Cats are quiet.']);
  expect(resolveAll(writer, 'accept').docChanged).toBe(false);
});
