import { docxFromText, textOfDocx } from '@redraft/documents';
import fc from 'fast-check';
import { EditorState } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import type { Edit } from './edits.ts';
import { applyEdit, readDocument, writeDocument } from './written-document.ts';

const text = 'The harbour was quiet.\nNobody had come.\n\nLater the wind turned.';

describe('a document', () => {
  it('reads and writes back the same text', async () => {
    expect(textOfDocx(await writeDocument(await readDocument(docxFromText(text))))).toBe(text);
  });
  it('names its paragraphs alike in every window that opens the same bytes', async () => {
    const ids = async () => {
      const found: unknown[] = [];
      for (const node of (await readDocument(docxFromText(text))).doc.children) found.push(node.attrs.paraId);
      return found;
    };
    const [one, other] = [await ids(), await ids()];
    expect(one).toEqual(other);
    expect(new Set(one).size).toBe(4);
  });
  it('keeps the names of its paragraphs in the bytes', async () => {
    const first = await readDocument(docxFromText(text));
    const again = await readDocument(await writeDocument(first));
    expect(again.doc.child(1).attrs.paraId).toBe(first.doc.child(1).attrs.paraId);
  });
  it('refuses an edit that was made on another document', async () => {
    const [short, long] = [await readDocument(docxFromText('a')), await readDocument(docxFromText(text))];
    const { tr } = EditorState.create({ doc: long.doc });
    tr.insertText('!', 60);
    const steps = tr.steps.map((step) => step.toJSON());
    expect(() => applyEdit(short, { kind: 'steps', steps })).toThrow();
  });
  it('takes a patch of its parts and writes it', async () => {
    const document = await readDocument(docxFromText(text));
    const section = { ...document.model.package.document.finalSectionProperties, marginTop: 2268 };
    const bytes = await writeDocument(applyEdit(document, { kind: 'package', patch: { section } }));
    const again = await readDocument(bytes);
    expect(again.model.package.document.finalSectionProperties?.marginTop).toBe(2268);
  });
});

describe('edits, applied again to the bytes that they began with', () => {
  const act = fc.oneof(
    fc.record({
      kind: fc.constant('type' as const),
      at: fc.nat(),
      text: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 5 }),
    }),
    fc.record({ kind: fc.constant('erase' as const), at: fc.nat(), length: fc.integer({ min: 1, max: 20 }) }),
    fc.record({ kind: fc.constant('break' as const), at: fc.nat() }),
  );
  it('make the same text, whatever was done', async () => {
    const begun = await readDocument(docxFromText(text));
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 30 }), async (acts) => {
        let state = EditorState.create({ doc: begun.doc });
        const edits: Edit[] = [];
        for (const one of acts) {
          const { tr } = state;
          const at = Math.max(1, one.at % state.doc.content.size);
          const place = EditorState.create({ doc: state.doc }).doc.resolve(at);
          if (!place.parent.isTextblock) continue;
          if (one.kind === 'type') tr.insertText(one.text, at);
          else if (one.kind === 'break') tr.split(at);
          else tr.delete(at, Math.min(place.end(), at + one.length));
          state = state.apply(tr);
          edits.push({
            kind: 'steps',
            steps: JSON.parse(JSON.stringify(tr.steps.map((step) => step.toJSON()))),
          });
        }
        const again = edits.reduce(applyEdit, begun);
        expect(again.doc.eq(state.doc)).toBe(true);
      }),
      { numRuns: 100 },
    );
  });
});
