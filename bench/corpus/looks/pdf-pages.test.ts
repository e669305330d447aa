import { expect, it } from 'vitest';
import { normalizeWord, splitLeaders } from './pdf-pages.ts';

it.each([
  ['a letter at a private code point', '\uf0b7', ''],
  ['a private letter in a word', 'one\uf0a7', 'one'],
  ['a ligature', 'ﬁnd', 'find'],
  ['a word', 'Simple', 'Simple'],
  ['the number of a note, with a joiner', '1\u2060', '1'],
  ['a number that does not fit', '######', '###'],
  ['a bullet', '●', '•'],
  ['an error', '#VALUE!', '#ERROR'],
  ['the number of an error', 'Err:502', '#ERROR'],
])(
  '%s of a PDF is normalized to the letters that it has in any font and program',
  (_name, text, normalized) => {
    expect(normalizeWord(text)).toBe(normalized);
  },
);

it('splitLeaders leaves out dots that lead to a tab stop, and keeps an ellipsis', () => {
  const place = { top: 0, bottom: 10, left: 0, right: 100 };
  const words = splitLeaders({ text: 'One......2', ...place });
  expect(words.map(({ text, left, right }) => [text, left, right])).toEqual([
    ['One', 0, 30],
    ['2', 90, 100],
  ]);
  expect(splitLeaders({ text: 'and...so', ...place }).map(({ text }) => text)).toEqual(['and...so']);
});
