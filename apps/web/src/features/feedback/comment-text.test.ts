import { expect, it } from 'vitest';
import { chosenRange, insertAt, isSendable } from './comment-text.ts';

it.each([
  ['', false],
  ['  \n', false],
  ['x', true],
  ['x'.repeat(5000), true],
  [` ${'x'.repeat(5000)} `, true],
  ['🙂'.repeat(5000), true],
  ['x'.repeat(5001), false],
])('a text can be sent by its characters', (text, expected) => {
  expect(isSendable(text)).toBe(expected);
});

it.each([
  ['', 0, 'Why?', 'Why?'],
  ['Good.', 5, 'Why?', 'Good. Why?'],
  ['Good. End.', 6, 'Why?', 'Good. Why? End.'],
  ['Good.\n', 6, 'Why?', 'Good.\nWhy?'],
])(
  'a comment that is inserted into "%s" at %i stands apart from the words there',
  (text, at, comment, expected) => {
    expect(insertAt(text, at, comment)).toBe(expected);
  },
);

it('a chosen passage is told in characters, not in units', () => {
  expect(chosenRange('🙂 ab cd', 3, 5)).toEqual({ from: 2, to: 4 });
});
it('a chosen passage is none where nothing or blanks are chosen', () => {
  expect(chosenRange('ab cd', 2, 2)).toBeNull();
  expect(chosenRange('ab cd', 2, 3)).toBeNull();
});
