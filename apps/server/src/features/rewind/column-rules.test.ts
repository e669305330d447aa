import fc from 'fast-check';
import { expect, it } from 'vitest';
import { groupColumns } from './column-rules.ts';

const cell = fc.record({ saves: fc.integer({ min: 1, max: 16 }), inserted: fc.nat(50), deleted: fc.nat(50) });
const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0);

it('the columns cover every save once, in order, and all changes', () => {
  fc.assert(
    fc.property(fc.array(cell, { maxLength: 400 }), fc.integer({ min: 1, max: 60 }), (cells, max) => {
      const columns = groupColumns(cells, max);
      expect(columns.length).toBeLessThanOrEqual(max);
      expect(columns.map(({ from }) => from)).toEqual([1, ...columns.map(({ to }) => to + 1)].slice(0, -1));
      expect(columns.at(-1)?.to ?? 0).toBe(sum(cells.map(({ saves }) => saves)));
      expect(sum(columns.map(({ inserted }) => inserted))).toBe(sum(cells.map(({ inserted }) => inserted)));
      expect(sum(columns.map(({ deleted }) => deleted))).toBe(sum(cells.map(({ deleted }) => deleted)));
    }),
  );
});

it('the columns of individual saves differ by at most one save', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2000 }), (length) => {
      const sizes = groupColumns(Array.from({ length }, () => ({ saves: 1, inserted: 2, deleted: 1 }))).map(
        ({ from, to }) => to - from + 1,
      );
      expect(sizes).toHaveLength(Math.min(length, 240));
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    }),
  );
});

it('saves that are aggregated form one column', () => {
  const cells = Array.from({ length: 6 }, () => ({ saves: 16, inserted: 5, deleted: 0 }));
  expect(groupColumns(cells, 3).map(({ from, to }) => [from, to])).toEqual([
    [1, 32],
    [33, 64],
    [65, 96],
  ]);
});
