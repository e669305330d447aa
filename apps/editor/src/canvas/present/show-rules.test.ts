import { expect, it } from 'vitest';
import { createPage } from '../testing/scenes.ts';
import { computeIndexAfterKey, computeSwipe, formatElapsed, listShownPages } from './show-rules.ts';

it('a slide show skips hidden slides unless all are hidden', () => {
  const [a, b] = [createPage('a'), createPage('b', [], { isHidden: true })];
  expect(listShownPages([a, b])).toEqual([a]);
  expect(listShownPages([b])).toEqual([b]);
});
it.each([
  ['ArrowRight', 1, 2],
  [' ', 2, 3],
  ['ArrowLeft', 0, 0],
  ['PageUp', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['x', 1, null],
])('the key %j goes in a slide show from slide %i to %j', (key, at, to) => {
  expect(computeIndexAfterKey(key, { at, count: 3 })).toBe(to);
});

it.each([
  [0, '0:00'],
  [245_900, '4:05'],
  [3_845_000, '1:04:05'],
])('%i milliseconds of a slide show are written as %s', (milliseconds, expected) => {
  expect(formatElapsed(milliseconds)).toBe(expected);
});

it.each([
  ['to the left', 1, { x: -80, y: 10 }],
  ['to the right', -1, { x: 80, y: -10 }],
  ['of a few pixels, which is a tap,', null, { x: -12, y: 3 }],
  ['down', null, { x: 50, y: 120 }],
])('a movement %s of a finger in a slide show goes on by %s slides', (_name, expected, movement) => {
  expect(computeSwipe(movement)).toBe(expected);
});
