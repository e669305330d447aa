import { textOfDocx } from '@redraft/documents';
import { expect, it } from 'vitest';
import { p, stateOf } from '../../document/testing/document-of.ts';
import { docxOf, run } from '../../document/testing/docx-of.ts';
import { readDocument } from '../../document/written-document.ts';
import { openHeadless } from '../../editing/testing/headless.ts';
import { countOwnText } from './own-words.ts';

const outline = p('Introduction') + p('What is your claim?') + p('Conclusion');
const template = textOfDocx(docxOf(outline));

async function own(body: string, given = template) {
  const text = openHeadless(await readDocument(docxOf(body)));
  return countOwnText(text.now().doc, text.parts(), given);
}

it.each([
  ['nothing while it stands as it was', outline, template, [0, 6]],
  ['what was written between its lines', outline + p('Five words of my own'), template, [5, 6]],
  ['a line of it whole once something was filled in', p('What is your claim? This.'), template, [5, 0]],
  ['all of a text without a template', outline, '', [6, 0]],
  [
    'letters with marks as the host reads them',
    p('Cafe\u0301 sketch'),
    textOfDocx(docxOf(p('Cafe\u0301 sketch'))),
    [0, 2],
  ],
  [
    'the lines of a paragraph one by one',
    `<w:p>${run('Introduction')}<w:r><w:br/></w:r>${run('mine')}</w:p>`,
    template,
    [1, 1],
  ],
] as const)(
  'the words of a text that was begun from a template are %s',
  async (_name, body, given, [words, templateWords]) => {
    expect(await own(body, given)).toEqual({ words, templateWords });
  },
);

it('the own words of a text started from a template are counted again when somebody types', async () => {
  const text = openHeadless(await readDocument(docxOf(outline)));
  const state = stateOf(text.now());
  expect(countOwnText(state.doc, text.parts(), template).words).toBe(0);
  const typed = state.apply(state.tr.insertText(' now', state.doc.content.size - 1));
  expect(countOwnText(typed.doc, text.parts(), template)).toEqual({ words: 2, templateWords: 5 });
});

it('the own words of a text started from a template are counted against another template when the host names one', async () => {
  const text = openHeadless(await readDocument(docxOf(outline)));
  const { doc } = text.now();
  expect(countOwnText(doc, text.parts(), '').words).toBe(6);
  expect(countOwnText(doc, text.parts(), template).words).toBe(0);
});
