import { expect, it } from 'vitest';
import { readInteger } from './read-integer.ts';

it.each([
  ['1', 1],
  ['9', 9],
  ['50', 50],
  ['100', 100],
])('the number %s is read', (text, number) => {
  expect(readInteger(text, { from: 1, to: 100 })).toBe(number);
});

it.each(['0', '101', '050', '00', '-1', '+5', '5.5', '5e1', '0x10', ' 5', '5 ', '5%', '٥', '', 'ten'])(
  'the text "%s" is refused',
  (text) => {
    expect(() => readInteger(text, { from: 1, to: 100 })).toThrow(RangeError);
  },
);

it('numbers up to the largest exact one are read', () => {
  const range = { from: 0, to: Number.MAX_SAFE_INTEGER };
  expect(readInteger('0', range)).toBe(0);
  expect(readInteger('9007199254740991', range)).toBe(Number.MAX_SAFE_INTEGER);
  expect(() => readInteger('9007199254740992', range)).toThrow(RangeError);
  expect(() => readInteger('10000000000000000', range)).toThrow(RangeError);
});
