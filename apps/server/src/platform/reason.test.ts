import { expect, it } from 'vitest';
import { reasonOf } from './reason.ts';

it.each([
  [new Error('out of memory'), 'out of memory'],
  [new Error('the first line.\nthe second'), 'the first line'],
  [
    new AggregateError([new Error('connect ECONNREFUSED ::1:1'), new Error('other')]),
    'connect ECONNREFUSED ::1:1',
  ],
  [new TypeError(''), 'TypeError'],
  ['a sentence', 'a sentence'],
  [undefined, 'undefined'],
])('the reason of %s is one line', (error, line) => {
  expect(reasonOf(error)).toBe(line);
});
