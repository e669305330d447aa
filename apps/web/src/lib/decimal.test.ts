import { expect, test } from 'vitest';
import { parseDecimal } from './decimal.ts';

test.each([
  ['20', 20],
  [' 7,5 ', 7.5],
  ['1.', 1],
  ['.5', 0.5],
  ['007', 7],
  ['-3', -3],
  ['', Number.NaN],
  ['1,000.5', Number.NaN],
  ['0x10', Number.NaN],
  ['1e1', Number.NaN],
  ['Infinity', Number.NaN],
  ['twenty', Number.NaN],
])('%o is read as %d', (text, value) => {
  expect(parseDecimal(text)).toBe(value);
});
