import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordsChanged } from './word-diff.ts';

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
  ])('the word diff from "%s" to "%s" is %s words', (old, next, expected) => {
    expect(wordsChanged(list(old), list(next))).toBe(expected);
  });

  const few = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 6 });

  it('the word diff has the most matches and then the least sum of all alignments', () => {
    fc.assert(
      fc.property(few, few, (old, next) => {
        expect(wordsChanged(old, next)).toBe(bestAlignment(old, next)[1]);
      }),
      { numRuns: 500 },
    );
  });

  type Cell = readonly [matches: number, steps: number];

  function better(a: Cell, b: Cell): Cell {
    return b[0] > a[0] || (b[0] === a[0] && b[1] < a[1]) ? b : a;
  }

  /** The whole table, each cell the best path to it. */
  function wholeTable(old: readonly string[], next: readonly string[]): Cell {
    const none: Cell = [0, 0];
    let above = Array.from({ length: next.length + 1 }, (_, j): Cell => [0, j]);
    old.forEach((word, i) => {
      const row: Cell[] = [[0, i + 1]];
      next.forEach((other, j) => {
        const diagonal = above[j] ?? none;
        const up = above[j + 1] ?? none;
        const left = row[j] ?? none;
        const isSame = word === other ? 1 : 0;
        const stored: Cell = [diagonal[0] + isSame, diagonal[1] + 1 - isSame];
        row.push(better(stored, better([up[0], up[1] + 1], [left[0], left[1] + 1])));
      });
      above = row;
    });
    return above.at(-1) ?? none;
  }

  it('the word diff is that of the whole table for lists that are shifted, cut and repeated', () => {
    const part = fc.tuple(fc.nat(60), fc.nat(60));
    const words = fc.array(fc.constantFrom(...'abcdefghijklmnop'), { minLength: 20, maxLength: 60 });
    fc.assert(
      fc.property(words, fc.array(part, { maxLength: 4 }), (old, parts) => {
        const next = parts.flatMap(([from, to]) => old.slice(Math.min(from, to), Math.max(from, to)));
        expect(wordsChanged(old, next)).toBe(wholeTable(old, next)[1]);
      }),
      { numRuns: 300 },
    );
  });

  it('the word diff finds distant matches that a narrow band does not reach', () => {
    const block = Array.from({ length: 40 }, (_, index) => `w${index}`);
    const other = Array.from({ length: 30 }, (_, index) => `v${index}`);
    expect(wordsChanged([...block, ...other], [...other, ...block])).toBe(60);
  });
});
