import { schema } from '@eigenpal/docx-editor-core/prosemirror';
import type { Node } from 'prosemirror-model';
import { expect, it } from 'vitest';
import { wordsIn } from './words-in.ts';

const paragraph = (...content: Node[]): Node => schema.node('paragraph', null, content);
const words = (text: string): string[] => wordsIn(paragraph(schema.text(text))).map(({ word }) => word);

it.each([
  ['The boats’ masts, it’s said.', ['The', 'boats', 'masts', "it's", 'said']],
  ['well-known Nord-Süd-Gefälle und Haupt- und', ['well-known', 'Nord-Süd-Gefälle', 'und', 'Haupt', 'und']],
  ['in 1995 the 2nd A4 of H2O', ['in', 'the', 'of']],
  ['see https://example.org/harbour or jo@example.org or www.example.org.', ['see', 'or', 'or']],
  ['open essay.docx now. Then', ['open', 'now', 'Then']],
  ['NATO and UNESCO', ['and']],
  ['Москва λόγος 東京 tide', ['tide']],
  [`${'x'.repeat(40)} tide`, ['tide']],
  ['Rechtschreib\u00adprüfung', ['Rechtschreibprüfung']],
  ['Schüler*innen und/oder so', ['Schüler', 'innen', 'und', 'oder', 'so']],
  ['a I é', []],
  ['„Hafen“ (Meer)', ['Hafen', 'Meer']],
])('the words of a paragraph "%s" are %j', (text, expected) => {
  expect(words(text)).toEqual(expected);
});
it('the words of a paragraph leave out suggested deletions, and join the text around them', () => {
  const gone = schema.text('xx', [schema.mark('deletion', { revisionId: 1, author: 'a' })]);
  const found = wordsIn(paragraph(schema.text('har'), gone, schema.text('bour tide')));
  expect(found).toEqual([
    { from: 0, to: 9, word: 'harbour' },
    { from: 10, to: 14, word: 'tide' },
  ]);
});
it('the words of a paragraph are separated by non-letters, and have their positions', () => {
  const found = wordsIn(paragraph(schema.text('one'), schema.node('hardBreak'), schema.text('two')));
  expect(found).toEqual([
    { from: 0, to: 3, word: 'one' },
    { from: 4, to: 7, word: 'two' },
  ]);
});
it('the words of a paragraph are computed once for each state of a paragraph', () => {
  const one = paragraph(schema.text('tide'));
  expect(wordsIn(one)).toBe(wordsIn(one));
});
