import { expect, it } from 'vitest';
import { findInBank } from './find-in-bank.ts';

const bank = ['A clear beginning.', 'Who says so? Name the source.', 'Is the source clear?'];

it.each([
  ['all where nothing is looked for', ' ', [0, 1, 2]],
  ['those with a part of a word, in whatever case', 'CLEA', [0, 2]],
  ['those with all words, in whatever order', 'source name', [1]],
  ['none where a word is in none', 'clear gulls', []],
])('a comment in the bank is found: %s', (_name, search, found) => {
  expect(findInBank(bank, search)).toEqual(found.map((index) => bank[index]));
});
