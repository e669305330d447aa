import { expect, it } from 'vitest';
import { normalizeWord } from './pdf-pages.ts';

it.each([
  ['a letter at a private code point', '\uf0b7', ''],
  ['a private letter in a word', 'one\uf0a7', 'one'],
  ['a ligature', 'ﬁnd', 'find'],
  ['a word', 'Simple', 'Simple'],
])('%s is compared by what other fonts share', (_name, text, normalized) => {
  expect(normalizeWord(text)).toBe(normalized);
});
