import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSameValue } from './same-values.ts';

it.each<[unknown, unknown]>([
  [1, 1],
  ['a', 'a'],
  [null, null],
  [[], []],
  [{}, {}],
  [
    { a: 1, b: 2 },
    { b: 2, a: 1 },
  ],
  [{ a: undefined }, {}],
  [{ a: [1, { b: null }] }, { a: [1, { b: null }] }],
])('%j equals %j', (one, other) => {
  expect(isSameValue(one, other)).toBe(true);
  expect(isSameValue(other, one)).toBe(true);
});

it.each<[unknown, unknown]>([
  [1, '1'],
  [0, null],
  [null, undefined],
  [[], {}],
  [[1], [1, 2]],
  [
    [1, 2],
    [2, 1],
  ],
  [{ a: 1 }, { a: 2 }],
  [{ a: 1 }, { b: 1 }],
  [{ a: 1 }, { a: 1, b: 1 }],
  [{ a: undefined, b: 1 }, { a: 1 }],
])('%j does not equal %j', (one, other) => {
  expect(isSameValue(one, other)).toBe(false);
  expect(isSameValue(other, one)).toBe(false);
});

it('plain data equals its copy', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(isSameValue(value, structuredClone(value))).toBe(true);
    }),
  );
});

it('arrays of numbers are equal exactly when their JSON is equal', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(3)), fc.array(fc.nat(3)), (one, other) => {
      expect(isSameValue(one, other)).toBe(JSON.stringify(one) === JSON.stringify(other));
    }),
  );
});
