import { expect, it } from 'vitest';
import { sortLastFirst } from './last-choice.ts';

const choices = [{ id: 'one' }, { id: 'two' }, { id: 'three' }];

it.each([
  ['two', ['two', 'one', 'three']],
  ['one', ['one', 'two', 'three']],
  ['none of these', ['one', 'two', 'three']],
  [null, ['one', 'two', 'three']],
])('the last choice %s comes first', (last, expected) => {
  expect(sortLastFirst(choices, last).map(({ id }) => id)).toEqual(expected);
});
