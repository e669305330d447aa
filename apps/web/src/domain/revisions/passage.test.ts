import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readPassage, toPassage, withPassage } from './passage.ts';

it('an address restores the passage it was built for and keeps its other parameters', () => {
  const numbers = fc.tuple(fc.nat(999_999), fc.nat(900_000), fc.integer({ min: 1, max: 5000 }));
  fc.assert(
    fc.property(numbers, ([save, from, length]) => {
      const passage = { save, from, to: from + length };
      const search = withPassage(new URLSearchParams('rewind=7&passage=1.2.3'), passage);
      expect(readPassage(new URLSearchParams(search.toString()))).toEqual(passage);
      expect(search.get('rewind')).toBe('7');
    }),
  );
});

it('an address without a passage restores none', () => {
  expect(readPassage(new URLSearchParams('rewind=7'))).toBeNull();
  expect(withPassage(new URLSearchParams('rewind=7&passage=1.2.3'), null).toString()).toBe('rewind=7');
});

it.each(['', '3', '3.4', '3.4.4', '3.5.4', '3.-1.4', '3.0.5001', '3.4.5.6', '1e3.0.4', '12345678901.0.4'])(
  'the value "%s" in an address restores no passage',
  (word) => expect(readPassage(new URLSearchParams({ passage: word }))).toBeNull(),
);

it('passage positions count characters, not surrogates, and a passage that is too long is cut at its end', () => {
  expect(toPassage('🙂a b', { start: 2, end: 5 }, 9)).toEqual({ save: 9, from: 1, to: 4 });
  expect(toPassage('🙂'.repeat(6000), { start: 2, end: 12_000 }, 9)).toEqual({ save: 9, from: 1, to: 5001 });
});
