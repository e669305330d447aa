import fc from 'fast-check';
import { expect, it } from 'vitest';
import { alignItems, alignText, pairItems } from './align.ts';

const isEqual = (one: string, other: string): boolean => one === other;
const letters = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 12 });
const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', 'word', '😀', 'é', '漢'), maxLength: 20 });

it.each<[string, string, string, (number | null)[]]>([
  ['nothing changed', 'abc', 'abc', [0, 1, 2]],
  ['one was added', 'ac', 'abc', [0, null, 1]],
  ['one was removed', 'abc', 'ac', [0, 2]],
  ['one was replaced', 'abc', 'axc', [0, null, 2]],
  ['all are new', '', 'ab', [null, null]],
  ['all were removed', 'ab', '', []],
])('aligned lists have the right pairs when %s', (_, before, after, expected) => {
  expect(alignItems([...before], [...after], isEqual)).toEqual(expected);
});

it('aligned lists pair equal items in order', () => {
  fc.assert(
    fc.property(letters, letters, (before, after) => {
      const origins = alignItems(before, after, isEqual);
      const knownIndexes = origins.filter((origin) => origin !== null);
      expect(knownIndexes).toEqual([...new Set(knownIndexes)].toSorted((one, other) => one - other));
      expect(after.map((item, at) => before[origins[at] ?? -1] ?? item)).toEqual(after);
    }),
  );
});

it('aligning unchanged lists pairs every item', () => {
  fc.assert(
    fc.property(letters, (all) => {
      expect(alignItems(all, all, isEqual)).toEqual(all.map((_, at) => at));
    }),
  );
});

it('aligned lists pair changed items between the same neighbours', () => {
  expect(pairItems(['a', 'b', 'c'], ['a', 'x', 'c'], isEqual)).toEqual({
    origins: [0, 1, 2],
    isSame: [true, false, true],
  });
  expect(pairItems(['a', 'b'], ['a', 'x', 'y', 'b'], isEqual).origins).toEqual([0, null, null, 1]);
});

it('aligned lists pair each item at most once', () => {
  fc.assert(
    fc.property(letters, letters, (before, after) => {
      const knownIndexes = pairItems(before, after, isEqual).origins.filter((origin) => origin !== null);
      expect(new Set(knownIndexes).size).toBe(knownIndexes.length);
      expect(knownIndexes).toEqual(knownIndexes.toSorted((one, other) => one - other));
    }),
  );
});

it.each<[string, string, string, (number | null)[]]>([
  ['a word was added', 'one six', 'one two six', [0, 1, 2, 3, null, null, null, null, 4, 5, 6]],
  ['a word was removed', 'one two six', 'one six', [0, 1, 2, 3, 8, 9, 10]],
  ['a letter was added', 'cat', 'cats', [0, 1, 2, null]],
  ['everything is new', '', 'ab', [null, null]],
])('aligned texts have the right pairs when %s', (_, before, after, expected) => {
  expect(alignText(before, after)).toEqual(expected);
});

it('aligned texts pair equal characters in order', () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const origins = alignText(before, after);
      expect(origins).toHaveLength(after.length);
      const knownIndexes = origins.filter((origin) => origin !== null);
      expect(knownIndexes).toEqual([...new Set(knownIndexes)].toSorted((one, other) => one - other));
      const letters = [...Array(after.length).keys()].map((at) => before[origins[at] ?? -1] ?? after[at]);
      expect(letters.join('')).toBe(after);
    }),
  );
});

it('aligned texts never split a surrogate pair', () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const origins = alignText(before, after);
      const halves = [...after.matchAll(/[\ud800-\udbff]/g)].map(({ index }) => index);
      const isNew = (at: number): boolean => origins[at] === null;
      expect(halves.filter((at) => isNew(at) !== isNew(at + 1))).toEqual([]);
    }),
  );
});
