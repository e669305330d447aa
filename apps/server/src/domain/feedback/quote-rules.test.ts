import { describe, expect, it } from 'vitest';
import { narrowRange, quoteRange } from './quote-rules.ts';

const text = [...'Gulls cried. 🐦 Boats came in.'];

it.each([
  ['words', 0, 5, { words: 'Gulls', before: '', after: ' cried. 🐦 Boats came in.', at: 0 }],
  [
    'white space at the ends',
    12,
    21,
    { words: '🐦 Boats', before: 'Gulls cried. ', after: ' came in.', at: 13 },
  ],
  [
    'nothing, where the words are gone',
    13,
    13,
    { words: '', before: 'Gulls cried. ', after: '🐦 Boats came in.', at: 13 },
  ],
  ['white space alone', 12, 13, { words: '', before: 'Gulls cried. ', after: '🐦 Boats came in.', at: 13 }],
])('the quote of a range contains %s in code points', (_name, from, to, quote) => {
  expect(quoteRange(text, { from, to })).toEqual(quote);
});

it('the quote of a range has at most 64 characters of context on each side', () => {
  const long = [...`${'a'.repeat(100)}word${'b'.repeat(100)}`];
  const { before, after } = quoteRange(long, { from: 100, to: 104 });
  expect([before.length, after.length]).toEqual([64, 64]);
});

describe('the place of a passage that was changed', () => {
  const wide = [...'A heading\nGulls were calling loudly over there'];
  it.each([
    ['from its first word', 'were crying', 'were calling loudly over there'],
    ['up to its last word', 'gulls cried loudly', 'A heading\nGulls were calling loudly'],
    ['between both', 'Gulls over', 'Gulls were calling loudly over'],
    [
      'as it was, where none of them is left',
      'boats came',
      'A heading\nGulls were calling loudly over there',
    ],
    ['not to a part of another word', 'ull er', 'A heading\nGulls were calling loudly over there'],
    [
      'as it was, where they stand in another order',
      'over Gulls',
      'A heading\nGulls were calling loudly over there',
    ],
  ])('the range of a changed passage is narrowed %s', (_name, passage, words) => {
    const { from, to } = narrowRange(wide, { from: 0, to: wide.length }, passage);
    expect(wide.slice(from, to).join('')).toBe(words);
  });
});
