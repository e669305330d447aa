import { expect, it } from 'vitest';
import { toLatinDigits } from './digits.ts';

it.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['٢٫٥', '2.5'],
  ['12 كلمة', '12 كلمة'],
  ['', ''],
])('the digits of %o are read as %o', (text, expected) => {
  expect(toLatinDigits(text)).toBe(expected);
});

it('the decimal sign of a text can be that of a language', () => {
  expect(toLatinDigits('٢٫٥', ',')).toBe('2,5');
});
