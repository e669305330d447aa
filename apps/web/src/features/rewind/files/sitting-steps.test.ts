import { expect, it } from 'vitest';
import { findNeighbourSittings } from './sitting-steps.ts';

const sittings = [
  { from: 0, to: 1, first: 1, last: 4 },
  { from: 2, to: 3, first: 5, last: 5 },
  { from: 4, to: 5, first: 6, last: 9 },
];

it.each([
  [1, null, 5],
  [3, 1, 5],
  [5, 1, 6],
  [6, 5, null],
  [9, 6, null],
])('beside save %i the writing sessions begin with %j and %j', (current, before, after) => {
  expect(findNeighbourSittings({ sittings }, current)).toEqual({ before, after });
});
