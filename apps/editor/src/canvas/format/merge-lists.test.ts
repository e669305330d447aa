import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mergeLists } from './merge-lists.ts';
import { chooseVersion } from './merge-paragraphs.ts';

interface Item {
  id: string;
  value: number;
}

const listOf = (text: string): Item[] =>
  text.split(' ').flatMap((one) => (one === '' ? [] : [{ id: one[0] ?? '', value: Number(one.slice(1)) }]));
const shown = (items: readonly Item[]): string => items.map(({ id, value }) => id + value).join(' ');
const both = (_: Item | null, own: Item, other: Item): Item[] => [own, { ...other, id: `${other.id}+` }];
const merged = (base: string, mine: string, theirs: string): string =>
  shown(mergeLists({ base: listOf(base), mine: listOf(mine), theirs: listOf(theirs) }, both));

const items: fc.Arbitrary<Item[]> = fc
  .shuffledSubarray(['a', 'b', 'c', 'd', 'e'])
  .chain((ids) => fc.tuple(...ids.map((id) => fc.nat(2).map((value) => ({ id, value })))));

it.each([
  ['nothing changed', 'a1 b1', 'a1 b1', 'a1 b1', 'a1 b1'],
  ['mine has a new one', 'a1', 'a1 b1', 'a1', 'a1 b1'],
  ['theirs has a new one', 'a1', 'a1', 'b1 a1', 'b1 a1'],
  ['both have new ones', 'a1', 'b1 a1', 'a1 c1', 'b1 a1 c1'],
  ['mine took one away', 'a1 b1', 'b1', 'a1 b1', 'b1'],
  ['mine took away what they changed', 'a1 b1', 'b1', 'a2 b1', 'a2 b1'],
  ['they took away what mine changed', 'a1 b1', 'a2 b1', 'b1', 'a2 b1'],
  ['both took it away', 'a1 b1', 'b1', 'b1', 'b1'],
  ['mine changed one', 'a1 b1', 'a2 b1', 'a1 b1', 'a2 b1'],
  ['both changed it to the same', 'a1', 'a2', 'a2', 'a2'],
  ['both changed it', 'a1', 'a2', 'a3', 'a2 a+3'],
  ['mine is in another order', 'a1 b1 c1', 'c1 a1 b1', 'a1 b1 c1', 'c1 a1 b1'],
  ['theirs is in another order', 'a1 b1 c1', 'a1 b1 c1', 'b1 c1 a1', 'b1 c1 a1'],
  ['both are in another order', 'a1 b1 c1', 'c1 b1 a1', 'b1 a1 c1', 'b1 a1 c1'],
  ['mine put one behind what they moved', 'a1 b1', 'a1 x1 b1', 'b1 a1', 'b1 a1 x1'],
])('two lists that come from a third are one where %s', (_, base, mine, theirs, expected) => {
  expect(merged(base, mine, theirs)).toBe(expected);
});

it('two lists that come from a third are what one of them is where the other is as it was', () => {
  fc.assert(
    fc.property(items, items, (base, changed) => {
      expect(mergeLists({ base, mine: changed, theirs: base }, both)).toEqual(changed);
      expect(mergeLists({ base, mine: base, theirs: changed }, both)).toEqual(changed);
    }),
  );
});

it('two lists that come from a third are both where both are alike', () => {
  fc.assert(
    fc.property(items, items, (base, changed) => {
      expect(mergeLists({ base, mine: changed, theirs: changed }, both)).toEqual(changed);
    }),
  );
});

it('two lists that come from a third lose nothing that one of them added, and nothing twice', () => {
  fc.assert(
    fc.property(items, items, items, (base, mine, theirs) => {
      const known = new Set(base.map(({ id }) => id));
      const added = [...mine, ...theirs].map(({ id }) => id).filter((id) => !known.has(id));
      const ids = mergeLists({ base, mine, theirs }, both).map(({ id }) => id);
      expect(ids).toEqual(expect.arrayContaining(added));
      expect(new Set(ids).size).toBe(ids.length);
    }),
  );
});

it.each([
  [1, 1, 2, 2],
  [1, 2, 1, 2],
  [1, 2, 3, 2],
  [1, 1, 1, 1],
])('one of two values of %d, mine %d and theirs %d, is %d', (base, mine, theirs, expected) => {
  expect(chooseVersion({ base, mine, theirs })).toBe(expected);
});
