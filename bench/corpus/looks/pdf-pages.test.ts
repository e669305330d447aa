import { expect, it } from 'vitest';
import { normalizeWord } from './pdf-pages.ts';

it.each([
  ['a letter at a private code point', '\uf0b7', ''],
  ['a private letter in a word', 'one\uf0a7', 'one'],
  ['a ligature', 'ﬁnd', 'find'],
  ['a word', 'Simple', 'Simple'],
  ['a number that does not fit', '######', '###'],
  ['an error', '#VALUE!', '#ERROR'],
  ['the number of an error', 'Err:502', '#ERROR'],
])(
  '%s of a PDF is normalized to the letters that it has in any font and program',
  (_name, text, normalized) => {
    expect(normalizeWord(text)).toBe(normalized);
  },
);
