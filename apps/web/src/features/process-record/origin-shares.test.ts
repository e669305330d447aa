import fc from 'fast-check';
import { expect, it } from 'vitest';
import { computeShares } from './origin-shares.ts';

const noOrigins = { typed: 0, inserted: 0, batched: 0, imported: 0, base: 0 };

it.each([
  ['an empty text', {}, []],
  ['a typed text', { typed: 7 }, ['typed 100']],
  ['three equal parts', { typed: 1, inserted: 1, batched: 1 }, ['typed 34', 'inserted 33', 'batched 33']],
  ['a text with a tiny part', { typed: 999, base: 1 }, ['typed 100']],
  [
    'a text with every origin',
    { typed: 5, inserted: 2, batched: 1, imported: 1, base: 1 },
    ['typed 50', 'inserted 20', 'batched 10', 'imported 10', 'base 10'],
  ],
])('the origin shares are listed for %s', (_name, origins, expected) => {
  expect(computeShares({ ...noOrigins, ...origins }).map(({ id, share }) => `${id} ${share}`)).toEqual(
    expected,
  );
});

it('the origins of a text add up to 100', () => {
  const count = fc.nat(100_000);
  fc.assert(
    fc.property(
      fc.record({ typed: count, inserted: count, batched: count, imported: count, base: count }),
      (origins) => {
        const sum = computeShares(origins).reduce((total, { share }) => total + share, 0);
        expect(sum).toBe(Object.values(origins).some((part) => part > 0) ? 100 : 0);
      },
    ),
  );
});
