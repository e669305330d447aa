import { expect, it } from 'vitest';
import { isolateBidi, keepRightToLeft } from './bidi-isolation.ts';

it.each([
  ['ltr', 'שלום'],
  ['ltr', 'رسالة'],
  ['ltr', 'Essay: שלום (2)'],
  ['rtl', 'Essay'],
  ['rtl', 'رسالة'],
  ['rtl', '2026-11-22'],
  ['rtl', '+5'],
] as const)('a text is isolated in a sentence of a page in the direction %s: %s', (page, text) => {
  expect(isolateBidi(text, page)).toBe(`\u2068${text}\u2069`);
});

it.each([
  ['ltr', 'Essay'],
  ['ltr', 'Überarbeitung'],
  ['ltr', '2026-11-22'],
  ['ltr', '作文'],
  ['ltr', ''],
  ['rtl', ''],
  ['rtl', '12'],
  ['rtl', '١٢'],
] as const)('a text stays unchanged on a page in the direction %s: %o', (page, text) => {
  expect(isolateBidi(text, page)).toBe(text);
});

it.each(['Redraft غير متاح', '«PDF» جاهز', '3 MB كحد أقصى', `${isolateBidi('Ada', 'rtl')} أرسلت واجبًا`])(
  'a right-to-left sentence is marked as one if its first letter is Latin: %s',
  (sentence) => {
    expect(keepRightToLeft(sentence)).toBe(`\u200f${sentence}`);
  },
);

it.each(['حفظ', '3 مسودات', 'PDF', '2026-11-22', ''])(
  'a sentence without need has no mark: %o',
  (sentence) => {
    expect(keepRightToLeft(sentence)).toBe(sentence);
  },
);
