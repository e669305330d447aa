import { expect, it } from 'vitest';
import { barHeight, computeBars, countChanges, findMaxAmount } from './activity.ts';

it('a save is measured in characters, not in UTF-16 code units', () => {
  expect(countChanges({ seq: 1, t: 0, ops: [{ p: 0, del: 1, ins: '😀a' }] })).toEqual({
    inserted: 2,
    deleted: 1,
  });
});

it.each([
  [0, 0],
  [1, 2.2],
  [25, 11],
  [100, 22],
])('a bar of %s characters of at most 100 is %s high, with the square root as its scale', (amount, size) => {
  expect(barHeight(amount, 100, 22)).toBeCloseTo(size);
});
it('a bar of one character stays visible next to any other', () => {
  expect(barHeight(1, 1_000_000, 22)).toBe(1);
});
it('a bar is scaled by the largest bar, up or down', () => {
  expect(
    findMaxAmount([
      { inserted: 3, deleted: 0 },
      { inserted: 0, deleted: 8 },
    ]),
  ).toBe(8);
  expect(findMaxAmount([])).toBe(1);
});

it('bars rise from the line for insertions and hang from it for deletions', () => {
  const columns = [
    { inserted: 100, deleted: 0 },
    { inserted: 0, deleted: 25 },
  ];
  expect(computeBars(columns, { middle: 22, height: 34 })).toEqual({
    inserted: 'M0.12 0h0.76v22h-0.76z',
    deleted: 'M1.12 22h0.76v6h-0.76z',
  });
});
