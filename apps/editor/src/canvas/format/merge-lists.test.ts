import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mergeLists } from './merge-lists.ts';
import { chooseVersion } from './merge-paragraphs.ts';

interface Item {
  id: string;
  value: number;
}

const parseItems = (text: string): Item[] =>
  text.split(' ').flatMap((one) => (one === '' ? [] : [{ id: one[0] ?? '', value: Number(one.slice(1)) }]));
const formatItems = (items: readonly Item[]): string => items.map(({ id, value }) => id + value).join(' ');
const keepBoth = (_: Item | null, own: Item, other: Item): Item[] => [own, { ...other, id: `${other.id}+` }];
const mergeTexts = (base: string, mine: string, theirs: string): string =>
  formatItems(
    mergeLists({ base: parseItems(base), mine: parseItems(mine), theirs: parseItems(theirs) }, keepBoth),
  );

const randomItems: fc.Arbitrary<Item[]> = fc
  .shuffledSubarray(['a', 'b', 'c', 'd', 'e'])
  .chain((ids) => fc.tuple(...ids.map((id) => fc.nat(2).map((value) => ({ id, value })))));

it.each([
  ['nothing changed', 'a1 b1', 'a1 b1', 'a1 b1', 'a1 b1'],
  ['mine adds one', 'a1', 'a1 b1', 'a1', 'a1 b1'],
  ['theirs adds one', 'a1', 'a1', 'b1 a1', 'b1 a1'],
  ['both add different ones', 'a1', 'b1 a1', 'a1 c1', 'b1 a1 c1'],
  ['mine removes one', 'a1 b1', 'b1', 'a1 b1', 'b1'],
  ['mine removes what theirs changes', 'a1 b1', 'b1', 'a2 b1', 'a2 b1'],
  ['theirs removes what mine changes', 'a1 b1', 'a2 b1', 'b1', 'a2 b1'],
  ['both remove it', 'a1 b1', 'b1', 'b1', 'b1'],
  ['mine changes one', 'a1 b1', 'a2 b1', 'a1 b1', 'a2 b1'],
  ['both change it equally', 'a1', 'a2', 'a2', 'a2'],
  ['both change it differently', 'a1', 'a2', 'a3', 'a2 a+3'],
  ['mine reorders', 'a1 b1 c1', 'c1 a1 b1', 'a1 b1 c1', 'c1 a1 b1'],
  ['theirs reorders', 'a1 b1 c1', 'a1 b1 c1', 'b1 c1 a1', 'b1 c1 a1'],
  ['both reorder', 'a1 b1 c1', 'c1 b1 a1', 'b1 a1 c1', 'b1 a1 c1'],
  ['mine adds one after what theirs moves', 'a1 b1', 'a1 x1 b1', 'b1 a1', 'b1 a1 x1'],
])('merging two lists with a common base works when %s', (_, base, mine, theirs, expected) => {
  expect(mergeTexts(base, mine, theirs)).toBe(expected);
});

it('merging lists returns the changed list when the other is unchanged', () => {
  fc.assert(
    fc.property(randomItems, randomItems, (base, changed) => {
      expect(mergeLists({ base, mine: changed, theirs: base }, keepBoth)).toEqual(changed);
      expect(mergeLists({ base, mine: base, theirs: changed }, keepBoth)).toEqual(changed);
    }),
  );
});

it('merging two equal lists returns that list', () => {
  fc.assert(
    fc.property(randomItems, randomItems, (base, changed) => {
      expect(mergeLists({ base, mine: changed, theirs: changed }, keepBoth)).toEqual(changed);
    }),
  );
});

it('merging lists keeps every added item exactly once', () => {
  fc.assert(
    fc.property(randomItems, randomItems, randomItems, (base, mine, theirs) => {
      const baseIds = new Set(base.map(({ id }) => id));
      const added = [...mine, ...theirs].map(({ id }) => id).filter((id) => !baseIds.has(id));
      const ids = mergeLists({ base, mine, theirs }, keepBoth).map(({ id }) => id);
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
])('merging a base value %d with mine %d and theirs %d returns %d', (base, mine, theirs, expected) => {
  expect(chooseVersion({ base, mine, theirs })).toBe(expected);
});
