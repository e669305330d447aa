import { submissionIdSchema } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { computeDeck } from './deck-rules.ts';

const ids = (...numbers: number[]) => numbers.map((number) => submissionIdSchema.parse(number));

it.each([
  ['begin with the one that is shown', [1], 1, [], [1]],
  ['have the next ones behind it', [1], 1, [2, 3], [1, 2, 3]],
  ['are three at most', [1], 1, [2, 3, 4], [1, 2, 3]],
  ['keep their places when the next is shown', [1, 2, 3], 2, [3, 1], [1, 2, 3]],
  ['let go what is neither shown nor near', [1, 2, 3], 3, [4, 2], [2, 3, 4]],
  ['hold none twice', [1], 1, [1, 2, 2], [1, 2]],
  ['are only the shown one where another was far away', [1, 2, 3], 9, [], [9]],
])('the open texts of the reader %s', (_what, open, current, upcoming, expected) => {
  const [is = submissionIdSchema.parse(1)] = ids(current);
  expect(computeDeck(ids(...open), { current: is, upcoming: ids(...upcoming) })).toEqual(expected);
});
