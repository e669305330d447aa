import { schema } from '@eigenpal/docx-editor-core/prosemirror';
import { docxFromText, originalTextOfDocx } from '@redraft/documents';
import fc from 'fast-check';
import type { Node } from 'prosemirror-model';
import { describe, expect, it } from 'vitest';
import { readDocument, writeDocument } from '../document/written-document.ts';
import { preservesOriginal } from './preserves-original.ts';
import { createSimulatedWriter, type } from './testing/keyboard.ts';
import {
  actionsWithSelection,
  createDocWithSuggestions,
  perform,
  selectFraction,
  text,
} from './testing/random-actions.ts';

const cell = (words: string): Node =>
  schema.node('tableCell', null, [schema.node('paragraph', null, [schema.text(words)])]);
const row = (...words: string[]): Node => schema.node('tableRow', null, words.map(cell));
const withTable = schema.node('doc', null, [
  ...createDocWithSuggestions([]).children,
  schema.node('table', null, [row('a', 'b'), row('c', 'd')]),
  schema.node('paragraph', null, [schema.text('after')]),
]);

async function fileOf(doc: Node): Promise<Uint8Array> {
  return writeDocument({ ...(await readDocument(docxFromText(text.join('\n')))), doc });
}

describe.each([
  ['paragraphs', createDocWithSuggestions([])],
  ['paragraphs and a table', withTable],
])('a file of %s in which somebody suggests', (_name, doc) => {
  it('keeps the text of its author, whatever is done', async () => {
    const bytes = await fileOf(doc);
    const opened = await readDocument(bytes);
    await fc.assert(
      fc.asyncProperty(actionsWithSelection, async (all) => {
        const writer = createSimulatedWriter(opened.doc, { isSuggesting: true });
        for (const { action, ...place } of all) {
          selectFraction(writer, place);
          perform(writer, action);
        }
        const saved = await writeDocument({ ...opened, doc: writer.state.doc });
        expect(originalTextOfDocx(saved)).toBe(originalTextOfDocx(bytes));
      }),
      { numRuns: 15 },
    );
  });

  it('is refused nothing that is a suggestion', () => {
    fc.assert(
      fc.property(actionsWithSelection, (all) => {
        const writer = createSimulatedWriter(doc, { isSuggesting: true });
        for (const { action, ...place } of all) {
          selectFraction(writer, place);
          const before = writer.state;
          perform(writer, action);
          expect(preservesOriginal(before, before.tr, writer.state)).toBe(true);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('is refused what is done without being suggested', () => {
    const writer = createSimulatedWriter(doc, { isSuggesting: false });
    const before = writer.state;
    type(writer, 'x');
    expect(preservesOriginal(before, before.tr, writer.state)).toBe(false);
  });
});
