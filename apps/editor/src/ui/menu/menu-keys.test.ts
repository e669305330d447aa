import { describe, expect, it } from 'vitest';
import { findIndexAfterKey, findIndexByTypeAhead } from './menu-keys.ts';

it.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 0, 1],
  ['ArrowDown', 3, 0],
  ['ArrowUp', 0, 3],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 3],
  ['ArrowRight', 1, null],
  ['x', 1, null],
])('the arrow keys in a menu %s in a list of four leads from %i to %s', (key, at, to) => {
  expect(findIndexAfterKey(key, { count: 4, index: at, grid: null })).toBe(to);
});

// One entry, seven previews in three columns, and one entry.
it.each([
  ['ArrowDown', 1, 4],
  ['ArrowDown', 4, 7],
  ['ArrowDown', 5, 8],
  ['ArrowDown', 7, 8],
  ['ArrowUp', 4, 1],
  ['ArrowUp', 2, 0],
  ['ArrowRight', 3, 4],
  ['ArrowLeft', 1, 0],
])('the arrow keys in a menu %s among samples in columns leads from %i to %i', (key, at, to) => {
  expect(findIndexAfterKey(key, { count: 9, index: at, grid: { from: 1, count: 7, columns: 3 } })).toBe(to);
});

describe('letters typed in a menu', () => {
  const labels = ['Arial', 'Calibri', 'Cambria', 'Courier New', 'Überschrift'];
  it.each([
    ['c', 0, 1],
    ['c', 1, 2],
    ['cc', 2, 3],
    ['co', 1, 3],
    ['cam', 2, 2],
    ['ü', 0, 4],
    ['a', 4, 0],
    ['x', 0, null],
  ])('letters typed in a menu %s from %i lead to %s', (typed, at, to) => {
    expect(findIndexByTypeAhead(typed, labels, at)).toBe(to);
  });
});
