import { expect, it } from 'vitest';
import { toRoman } from './roman-numerals.ts';

it.each([
  [1, 'i'],
  [4, 'iv'],
  [49, 'xlix'],
  [1994, 'mcmxciv'],
  [3999, 'mmmcmxcix'],
  [4000, '4000'],
  [0, '0'],
  [-2, '-2'],
])('the Roman numeral of %d is %s', (number, numeral) => {
  expect(toRoman(number)).toBe(numeral);
});
