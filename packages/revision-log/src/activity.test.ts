import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type ActivityCell, packActivity, savesPerCell, unpackActivity } from './activity.ts';

const start = Date.parse('2026-03-02T10:00:00.000Z');
const amount = fc.record({
  at: fc.integer({ min: start, max: start + 1e10 }),
  inserted: fc.nat(1_000_000),
  deleted: fc.nat(1_000_000),
});
const sumOf = (list: readonly Pick<ActivityCell, 'inserted' | 'deleted'>[]) => [
  list.reduce((sum, { inserted }) => sum + inserted, 0),
  list.reduce((sum, { deleted }) => sum + deleted, 0),
];

it('the activity of a chunk loses no save and no character', () => {
  fc.assert(
    fc.property(fc.array(amount, { maxLength: 300 }), (saves) => {
      const activity = unpackActivity(packActivity(saves, start), start);
      expect(activity.saves).toBe(saves.length);
      expect(activity.cells.reduce((sum, cell) => sum + cell.saves, 0)).toBe(saves.length);
      expect(sumOf(activity.cells)).toEqual(sumOf(saves));
      expect(activity.cells).toHaveLength(Math.ceil(saves.length / savesPerCell));
    }),
  );
});

it('the activity of a chunk contains the times of its first and last save', () => {
  const saves = [5, 7, 90].map((second) => ({ at: start + second * 1000, inserted: 1, deleted: 0 }));
  expect(unpackActivity(packActivity(saves, start), start).span).toEqual({
    firstAt: start + 5000,
    lastAt: start + 90_000,
  });
  expect(unpackActivity(packActivity([], start), start).span).toBeNull();
});

it('the activity of a full chunk of typing takes less than a quarter of a byte for each save', () => {
  const saves = Array.from({ length: 256 }, (_, index) => ({
    at: start + index * 1000,
    inserted: 6,
    deleted: index % 9 === 0 ? 3 : 0,
  }));
  expect(packActivity(saves, start).length).toBeLessThan(64);
});
