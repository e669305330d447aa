import { submissionIdSchema } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { computeDeck } from './deck-rules.ts';

const ids = (...numbers: number[]) => numbers.map((number) => submissionIdSchema.parse(number));

it.each([
  ['start with the current one', [1], 1, [], [1]],
  ['continue with the upcoming ones', [1], 1, [2, 3], [1, 2, 3]],
  ['are at most three', [1], 1, [2, 3, 4], [1, 2, 3]],
  ['keep their order when the next one becomes current', [1, 2, 3], 2, [3, 1], [1, 2, 3]],
  ['drop texts that are neither current nor upcoming', [1, 2, 3], 3, [4, 2], [2, 3, 4]],
  ['contain no text twice', [1], 1, [1, 2, 2], [1, 2]],
  ['are only the current one if no other is upcoming', [1, 2, 3], 9, [], [9]],
])('the open texts of the reader %s', (_what, open, current, upcoming, expected) => {
  const [currentId = submissionIdSchema.parse(1)] = ids(current);
  expect(computeDeck(ids(...open), { current: currentId, upcoming: ids(...upcoming) })).toEqual(expected);
});
