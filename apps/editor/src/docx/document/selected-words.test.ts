import { textOfDocx } from '@redraft/documents';
import { AllSelection, TextSelection } from 'prosemirror-state';
import { expect, it } from 'vitest';
import { readSelectedText } from './selected-words.ts';
import { docxOf, run } from './testing/docx-of.ts';
import { readDocument } from './written-document.ts';

const tracked =
  `<w:p>${run('kept ')}<w:ins w:id="1" w:author="A" w:date="2026-01-01T00:00:00Z">${run('added ')}</w:ins>` +
  '<w:del w:id="2" w:author="A" w:date="2026-01-01T00:00:00Z"><w:r><w:delText xml:space="preserve">gone </w:delText></w:r></w:del>' +
  `${run('end.')}</w:p>`;
const line = (text: string) => `<w:p>${run(text)}</w:p>`;
const cell = (text: string) => `<w:tc>${line(text)}</w:tc>`;
const table = `<w:tbl><w:tblPr/><w:tblGrid><w:gridCol w:w="2000"/></w:tblGrid><w:tr>${cell('one')}${cell('two')}</w:tr></w:tbl>`;
const bytes = docxOf(`${line('It rained. 😀 It rained.')}${tracked}${table}<w:p/>${line('Done.')}`);

async function opened() {
  const { doc } = await readDocument(bytes);
  /** The position of the n-th occurrence of some words. */
  const placeOf = (words: string, nth = 1) => {
    const places: number[] = [];
    doc.descendants((node, pos) => {
      const text = node.isText ? (node.text ?? '') : '';
      for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) places.push(pos + at);
    });
    return places[nth - 1] ?? -1;
  };
  const between = (from: number, to: number) => readSelectedText(doc, TextSelection.create(doc, from, to));
  return { doc, placeOf, between };
}

it('selected words come with the context that distinguishes them from identical words elsewhere', async () => {
  const { placeOf, between } = await opened();
  const second = placeOf('It rained.', 2);
  expect(between(second, second + 10)).toEqual({
    words: 'It rained.',
    before: 'It rained. 😀 ',
    after: '\nkept added end.\none\ntwo\n\nDone.',
    at: 13,
  });
});
it('selected words have the offsets that the server computes, across paragraphs and suggestions', async () => {
  const { doc, placeOf, between } = await opened();
  const text = [...textOfDocx(bytes)];
  const { words, at } = between(placeOf('kept'), placeOf('two') + 3);
  expect(words).toBe('kept added end.\none\ntwo');
  expect(text.slice(at, at + [...words].length).join('')).toBe(words);
  expect(readSelectedText(doc, new AllSelection(doc)).words).toBe(text.join(''));
});
it('selected words are empty at a caret, and where the whole selection is a suggested deletion', async () => {
  const { placeOf, between } = await opened();
  const none = { words: '', before: '', after: '', at: 0 };
  expect(between(3, 3)).toEqual(none);
  const gone = placeOf('gone');
  expect(between(gone, gone + 4)).toEqual(none);
});
