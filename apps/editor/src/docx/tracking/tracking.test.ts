import { acceptAllChanges, docxFromText, textOfDocx } from '@redraft/documents';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readDocument, writeDocument } from '../document/written-document.ts';
import {
  decideAll,
  docOfLines,
  linesOf,
  press,
  select,
  type,
  undoEdit,
  type Writer,
  writerOf,
} from './testing/keyboard.ts';
import { docWith, moves, perform, placed, suggestions } from './testing/random-actions.ts';

/** More runs find more: `REVIEW_RUNS=20000`. */
const runs = Number(process.env.REVIEW_RUNS ?? 150);

/** Reduces a completely deleted selection to nothing, as in a text without suggestions. */
function collapseDeleted(writer: Writer): void {
  const { mapping } = decideAll(writer, 'accept');
  const { anchor, head } = writer.state.selection;
  if (mapping.map(anchor) === mapping.map(head)) select(writer, head);
}

it('suggesting, whatever is done keeps every word: all accepted is what was written, all rejected is what was there', () => {
  fc.assert(
    fc.property(suggestions, moves, (before, all) => {
      const suggesting = writerOf(docWith(before), { suggests: true });
      const plain = writerOf(decideAll(suggesting, 'accept').doc, { suggests: false });
      const untouched = linesOf(decideAll(suggesting, 'reject').doc);
      for (const { act: action, ...place } of all) {
        if (action.kind !== 'undo' && action.kind !== 'redo') {
          placed(suggesting, place);
          collapseDeleted(suggesting);
          const { mapping } = decideAll(suggesting, 'accept');
          const { anchor, head } = suggesting.state.selection;
          select(plain, mapping.map(anchor), mapping.map(head));
        }
        perform(suggesting, action);
        perform(plain, action);
        suggesting.state.doc.check();
        expect(linesOf(decideAll(suggesting, 'accept').doc)).toEqual(linesOf(plain.state.doc));
        expect(linesOf(decideAll(suggesting, 'reject').doc)).toEqual(untouched);
      }
    }),
    { numRuns: runs },
  );
}, 600_000);

it('a text written in suggestions reads on the server as if all were accepted, before and after the server accepts them', async () => {
  const started = await readDocument(docxFromText('x'));
  await fc.assert(
    fc.asyncProperty(suggestions, moves, async (before, all) => {
      const writer = writerOf(docWith(before), { suggests: true });
      for (const { act: action, ...place } of all) {
        placed(writer, place);
        perform(writer, action);
      }
      const bytes = await writeDocument({ ...started, doc: writer.state.doc });
      const words = linesOf(decideAll(writer, 'accept').doc).join('\n').replaceAll('<hardBreak>', '\n');
      expect(textOfDocx(bytes)).toBe(words.normalize('NFC'));
      expect(textOfDocx(acceptAllChanges(bytes))).toBe(words.normalize('NFC'));
      const again = writerOf((await readDocument(bytes)).doc, { suggests: true });
      for (const verdict of ['accept', 'reject'] as const)
        expect(linesOf(decideAll(again, verdict).doc)).toEqual(linesOf(decideAll(writer, verdict).doc));
    }),
    { numRuns: Math.ceil(runs / 4) },
  );
}, 600_000);

it('editing a text with suggestions in it makes what is typed and pasted no part of them, wherever it is put', () => {
  fc.assert(
    fc.property(suggestions, moves, (before, all) => {
      const editing = writerOf(docWith(before), { suggests: false });
      for (const verdict of ['accept', 'reject'] as const) {
        const plain = writerOf(decideAll(editing, verdict).doc, { suggests: false });
        for (const { act: action, from } of all) {
          if (action.kind !== 'type' && action.kind !== 'paste' && action.kind !== 'break') continue;
          placed(editing, { from, to: null });
          const { mapping } = decideAll(editing, verdict);
          select(plain, mapping.map(editing.state.selection.head));
          perform(editing, action);
          perform(plain, action);
          expect(linesOf(decideAll(editing, verdict).doc)).toEqual(linesOf(plain.state.doc));
        }
      }
    }),
    { numRuns: runs },
  );
}, 600_000);

it('suggesting deletes a letter as a reader counts, and passes over what is deleted', () => {
  const writer = writerOf(docOfLines(['a👩‍👧b']), { suggests: true });
  select(writer, 8);
  press(writer, 'Backspace');
  press(writer, 'Backspace');
  expect(linesOf(decideAll(writer, 'accept').doc)).toEqual(['a']);
  expect(writer.state.selection.head).toBe(2);
});
it('suggesting takes back in one step what was replaced', () => {
  const writer = writerOf(docOfLines(['Cats are quiet.']), { suggests: true });
  select(writer, 6, 9);
  type(writer, 'stay');
  expect(linesOf(writer.state.doc)).toEqual(['Cats arestay quiet.']);
  undoEdit(writer);
  expect(linesOf(writer.state.doc)).toEqual(['Cats are quiet.']);
  expect(decideAll(writer, 'accept').docChanged).toBe(false);
});
