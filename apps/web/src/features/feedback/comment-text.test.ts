import { expect, it } from 'vitest';
import { insertAt, isValidComment, toCommentRange } from './comment-text.ts';

it.each([
  ['', false],
  ['  \n', false],
  ['x', true],
  ['x'.repeat(5000), true],
  [` ${'x'.repeat(5000)} `, true],
  ['🙂'.repeat(5000), true],
  ['x'.repeat(5001), false],
])('a text can be sent by its characters', (text, expected) => {
  expect(isValidComment(text)).toBe(expected);
});

it.each([
  ['', 0, 'Why?', 'Why?'],
  ['Good.', 5, 'Why?', 'Good. Why?'],
  ['Good. End.', 6, 'Why?', 'Good. Why? End.'],
  ['Good.\n', 6, 'Why?', 'Good.\nWhy?'],
])(
  'a comment that is inserted into "%s" at %i is separated from the words around it',
  (text, at, comment, expected) => {
    expect(insertAt(text, at, comment)).toBe(expected);
  },
);

it('a selected passage is counted in characters, not in code units', () => {
  expect(toCommentRange('🙂 ab cd', 3, 5)).toEqual({ from: 2, to: 4 });
});
it('a selected passage is empty if nothing or only blanks are selected', () => {
  expect(toCommentRange('ab cd', 2, 2)).toBeNull();
  expect(toCommentRange('ab cd', 2, 3)).toBeNull();
});
