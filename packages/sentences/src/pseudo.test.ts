import { expect, it } from 'vitest';
import { en } from './en.ts';
import { pseudoLanguageOf } from './languages.ts';
import { pseudoText, pseudoTexts } from './pseudo.ts';

it('English with accents is in brackets, and its words are longer in themselves', () => {
  expect(pseudoText('Save', 'en-XA')).toBe('[Šååṽé]');
  expect(pseudoText('Sign in', 'en-XA')).toBe('[Šîîĝñ îîñ]');
});

it('English with accents is about 40 % longer, whatever the text', () => {
  const plain = Object.values(en).filter((text) => !/\{\{|http/.test(text));
  const lengthOf = (texts: readonly string[]) => texts.join('').replaceAll(/[^\p{L}]/gu, '').length;
  const longer = plain.map((text) => pseudoText(text, 'en-XA'));
  expect(lengthOf(longer) / lengthOf(plain)).toBeCloseTo(1.4, 1);
});

it('English from right to left keeps its letters, each word with marks of direction', () => {
  expect(pseudoText('Sign in', 'ar-XB')).toBe('\u202eSign\u202c \u202ein\u202c');
});

it.each([
  [
    '{{count, number}} <b>PDF</b> until <until/>, $t(nothing)',
    '{{count, number}} <b>',
    '<until/>',
    '$t(nothing)',
  ],
  ['It starts with https://example.org/a', 'https://example.org/a'],
])('parameters, elements and addresses stay as they are: %s', (text, ...kept) => {
  for (const part of kept) {
    expect(pseudoText(text, 'en-XA')).toContain(part);
    expect(pseudoText(text, 'ar-XB')).toContain(part);
  }
});

it.each(['{{name}}', '$t(nothing)', '…', '1:1'])(
  'a text without words of its own stays as it is: %s',
  (text) => {
    expect(pseudoText(text, 'en-XA')).toBe(text);
  },
);

it('catalogues may be nested, and have the plural forms of their language', () => {
  const texts = { row: { file_one: 'One file', file_other: 'Files' }, steps: ['One'] };
  expect(Object.keys(Object(pseudoTexts(texts, 'en-XA').row))).toEqual(['file_one', 'file_other']);
  expect(pseudoTexts(texts, 'en-XA').steps).toEqual(['[ÖÖñé]']);
  expect(Object.keys(Object(pseudoTexts(texts, 'ar-XB').row)).sort()).toEqual(
    ['few', 'many', 'one', 'other', 'two', 'zero'].map((form) => `file_${form}`),
  );
});

it.each([
  ['en-XA', 'en-XA'],
  ['en-xa', 'en-XA'],
  ['ar-XB-u-nu-latn', 'ar-XB'],
  ['en', null],
  ['en-GB', null],
  ['ar', null],
])('the pseudo-language of the tag %s is %s', (tag, language) => {
  expect(pseudoLanguageOf(tag)).toBe(language);
});
