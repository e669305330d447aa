import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordsChanged, wordsShared } from './word-diff.ts';

const list = (text: string) => text.split(' ').filter((word) => word !== '');

/** [matches, least sum], best first by matches, then by the sum: every alignment, tried one by one. */
function bestAlignment(old: readonly string[], next: readonly string[]): [number, number] {
  let best: [number, number] = [0, Math.max(old.length, next.length)];
  for (let i = 0; i < old.length; i++) {
    for (let j = 0; j < next.length; j++) {
      if (old[i] !== next[j]) continue;
      const [matches, sum] = bestAlignment(old.slice(i + 1), next.slice(j + 1));
      const candidate: [number, number] = [matches + 1, sum + Math.max(i, j)];
      const isBetter = candidate[0] > best[0] || (candidate[0] === best[0] && candidate[1] < best[1]);
      if (isBetter) best = candidate;
    }
  }
  return best;
}

describe('the word diff', () => {
  it.each([
    ['', '', 0],
    ['the cat sat', 'the cat sat', 0],
    ['', 'the cat sat on mat', 5],
    ['the cat', 'The cat', 1],
    ['a b c d', 'a x y d', 2],
    ['a b d', 'a x y z d', 3],
    ['a b c d e', 'a e', 3],
    ['one two', 'two one', 2],
  ])('from "%s" to "%s" is %s words', (old, next, expected) => {
    expect(wordsChanged(list(old), list(next))).toBe(expected);
  });

  const few = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 6 });

  it('has the most matches and then the least sum of all alignments', () => {
    fc.assert(
      fc.property(few, few, (old, next) => {
        expect([wordsShared(old, next), wordsChanged(old, next)]).toEqual(bestAlignment(old, next));
      }),
      { numRuns: 500 },
    );
  });

  it('finds distant matches that a narrow band does not reach', () => {
    const block = Array.from({ length: 40 }, (_, index) => `w${index}`);
    const other = Array.from({ length: 30 }, (_, index) => `v${index}`);
    expect(wordsShared([...block, ...other], [...other, ...block])).toBe(40);
    expect(wordsChanged([...block, ...other], [...other, ...block])).toBe(60);
  });
});
