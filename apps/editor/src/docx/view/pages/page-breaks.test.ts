import fc from 'fast-check';
import { EditorState, type Plugin } from 'prosemirror-state';
import type { DecorationSet } from 'prosemirror-view';
import { expect, it } from 'vitest';
import { docxOf } from '../../document/testing/docx-of.ts';
import { readDocument } from '../../document/written-document.ts';
import { pageBreaksPlugin } from './page-breaks.ts';

const paragraph = (text: string, properties = ''): string =>
  `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
const section = (type: string): string =>
  `<w:sectPr>${type === '' ? '' : `<w:type w:val="${type}"/>`}<w:pgSz w:w="11906" w:h="16838"/></w:sectPr>`;

async function open(body: string) {
  const { doc, model } = await readDocument(docxOf(body));
  const plugin = pageBreaksPlugin({ parts: () => model.package });
  return { state: EditorState.create({ doc, plugins: [plugin] }), plugin };
}

/** The texts that begin a page. */
function listStarts(state: EditorState, plugin: Plugin<DecorationSet>): string[] {
  const breaks = plugin.getState(state)?.find() ?? [];
  return breaks
    .map(({ from }) => from)
    .toSorted((one, other) => one - other)
    .map((from) => state.doc.nodeAt(from)?.textContent ?? '');
}

it.each([
  ['without a type', '', '', ['B', 'C']],
  ['of which the second is continuous', '', 'continuous', ['C']],
  ['of which the first is continuous', 'continuous', '', ['B', 'C']],
  ['that begin on an odd page', 'oddPage', 'oddPage', ['B', 'C']],
])('sections %s begin on a page as they say themselves', async (_, first, second, expected) => {
  const body = [paragraph('A', section(first)), paragraph('B', section(second)), paragraph('C')].join('');
  const { state, plugin } = await open(body);
  expect(listStarts(state, plugin)).toEqual(expected);
});

it('a paragraph with a page break before begins a page, unless it is the first', async () => {
  const isBroken = '<w:pageBreakBefore/>';
  const { state, plugin } = await open(paragraph('A', isBroken) + paragraph('B') + paragraph('C', isBroken));
  expect(listStarts(state, plugin)).toEqual(['C']);
});

it('after any deletions and insertions, pages begin where they would in a document just opened', async () => {
  const kinds = ['', section(''), section('continuous'), '<w:pageBreakBefore/>'];
  const change = fc.record({
    from: fc.double({ min: 0, max: 1, noNaN: true }),
    length: fc.integer({ min: 0, max: 8 }),
    text: fc.constantFrom('', 'x'),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...kinds), { minLength: 1, maxLength: 8 }),
      fc.array(change, { maxLength: 6 }),
      async (paragraphs, changes) => {
        const body = paragraphs.map((properties, index) => paragraph(`P${index}`, properties)).join('');
        const { state, plugin } = await open(body);
        let now = state;
        for (const { from, length, text } of changes) {
          const { size } = now.doc.content;
          const start = Math.floor(from * (size - 2)) + 1;
          const { tr } = now;
          tr.deleteRange(start, Math.min(size - 1, start + length));
          const place = tr.doc.resolve(Math.min(start, tr.doc.content.size - 1));
          if (text !== '' && place.parent.isTextblock) tr.insertText(text, place.pos);
          now = now.apply(tr);
        }
        const reopened = EditorState.create({ doc: now.doc, plugins: [plugin] });
        expect(listStarts(now, plugin)).toEqual(listStarts(reopened, plugin));
      },
    ),
    { numRuns: 150 },
  );
});
