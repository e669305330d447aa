import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type BlockList, createBlockList, getItem, getLength, readItems, spliceItems } from './block-list.ts';

const change = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  remove: fc.oneof(fc.nat(3), fc.nat(3000)),
  insert: fc.oneof(
    fc.array(fc.nat(), { maxLength: 3 }),
    fc.nat(3000).map((count) => Array(count).fill(7)),
  ),
});

it('behaves like an array for any insertions and deletions, and survives JSON', () => {
  fc.assert(
    fc.property(fc.nat(3000), fc.array(change, { maxLength: 30 }), fc.nat(30), (count, changes, stored) => {
      const expected = Array.from({ length: count }, (_, index) => index);
      let list: BlockList = createBlockList(expected);
      for (const [index, { at, remove, insert }] of changes.entries()) {
        const position = Math.floor(at * expected.length);
        const gone = Math.min(remove, expected.length - position);
        expected.splice(position, gone, ...insert);
        spliceItems(list, { at: position, remove: gone, insert });
        if (index === stored) list = JSON.parse(JSON.stringify(list));
        expect(getLength(list)).toBe(expected.length);
        expect(getItem(list, position)).toBe(expected[position] ?? 0);
      }
      expect(readItems(list)).toEqual(expected);
      expect(Math.max(...list.blocks.map(({ length }) => length))).toBeLessThanOrEqual(1024);
    }),
  );
});

it('a list of blocks refuses a change beyond its end', () => {
  const list = createBlockList([1, 2]);
  expect(() => spliceItems(list, { at: 2, remove: 1, insert: [] })).toThrow(RangeError);
  expect(() => spliceItems(list, { at: 3, remove: 0, insert: [1] })).toThrow(RangeError);
});
