import { afford, createWorkBudget, type WorkBudget } from '@redraft/revision-log';

/**
 * Word diff (docs/metrics.md#words-changed): the most matches, then the least sum, where a replaced run of d old and i new words
 * counts max(d, i). That sum is the number of steps of an edit path that may also replace a word by another, so
 * both aims become one distance: `heavy` for each word without a match, 1 for each step.
 */
const heavy = 2 ** 26;

/**
 * Words changed from one list to the other; case counts (docs/metrics.md#words-changed). The budget counts cells of the comparison; where
 * it does not reach, the lists are first cut at words that each of them has once, and what stands between two of these may come to more.
 */
export function wordsChanged(
  old: readonly string[],
  next: readonly string[],
  budget: WorkBudget = unbounded(),
): number {
  return distance(old, next, budget) % heavy;
}

/** Words in both, in the same order: the length of the longest common subsequence. */
export function wordsShared(old: readonly string[], next: readonly string[]): number {
  return (old.length + next.length - Math.floor(distance(old, next, unbounded()) / heavy)) / 2;
}

const unbounded = () => createWorkBudget(Number.POSITIVE_INFINITY);

function distance(old: readonly string[], next: readonly string[], budget: WorkBudget): number {
  const { start, oldEnd, nextEnd } = trimCommonEnds(old, next);
  const { a, b } = numberWords(old.slice(start, oldEnd), next.slice(start, nextEnd));
  return computeDistance(a, b, budget);
}

/** Equal words at both ends match in some best alignment. */
function trimCommonEnds<Word>(old: ArrayLike<Word>, next: ArrayLike<Word>) {
  let start = 0;
  let oldEnd = old.length;
  let nextEnd = next.length;
  while (start < oldEnd && start < nextEnd && old[start] === next[start]) start++;
  while (oldEnd > start && nextEnd > start && old[oldEnd - 1] === next[nextEnd - 1]) {
    oldEnd--;
    nextEnd--;
  }
  return { start, oldEnd, nextEnd };
}

function numberWords(old: readonly string[], next: readonly string[]): { a: Int32Array; b: Int32Array } {
  const numbers = new Map<string, number>();
  const numbersOf = (words: readonly string[]) =>
    Int32Array.from(words, (word) => {
      const number = numbers.get(word) ?? numbers.size;
      numbers.set(word, number);
      return number;
    });
  return { a: numbersOf(old), b: numbersOf(next) };
}

/** An alignment with u unmatched words never leaves the u diagonals around the corners, so that a narrow band is tried first and doubled until it holds. */
function computeDistance(a: Int32Array, b: Int32Array, budget: WorkBudget): number {
  const all = a.length + b.length;
  if (a.length === 0 || b.length === 0) return all * step;
  for (let band = minUnmatched(a, b) + 8; ; band *= 2) {
    if (!afford(budget, a.length * Math.min(b.length, 2 * band + 1))) return distanceInParts(a, b, budget);
    const banded = bandedDistance(a, b, band);
    if (banded / heavy < band || band >= all) return banded;
  }
}

/** How many words must at least be without a match because the other list has fewer. */
function minUnmatched(a: Int32Array, b: Int32Array): number {
  const surplus = new Map<number, number>();
  for (const word of a) surplus.set(word, (surplus.get(word) ?? 0) + 1);
  for (const word of b) surplus.set(word, (surplus.get(word) ?? 0) - 1);
  return [...surplus.values()].reduce((sum, count) => sum + Math.abs(count), 0);
}

/** Cells that can be gone through while a word is counted and put in order. */
const cutCost = 40;

function distanceInParts(a: Int32Array, b: Int32Array, budget: WorkBudget): number {
  const places = afford(budget, cutCost * (a.length + b.length)) ? findSharedPlaces(a, b) : [];
  // Nothing stays: a path along two sides, of which the shorter is walked together.
  if (places.length === 0) return (a.length + b.length) * heavy + Math.max(a.length, b.length);
  let sum = 0;
  let [fromA, fromB] = [0, 0];
  for (const [toA, toB] of [...places, [a.length, b.length] as const]) {
    const [oldPart, nextPart] = [a.subarray(fromA, toA), b.subarray(fromB, toB)];
    const { start, oldEnd, nextEnd } = trimCommonEnds(oldPart, nextPart);
    sum += computeDistance(oldPart.subarray(start, oldEnd), nextPart.subarray(start, nextEnd), budget);
    [fromA, fromB] = [toA + 1, toB + 1];
  }
  return sum;
}

/** Where both have a word that neither has twice: as many as there are in the same order. */
function findSharedPlaces(a: Int32Array, b: Int32Array): [inA: number, inB: number][] {
  const inB = indexUniqueWords(b);
  const both = [...indexUniqueWords(a)].flatMap(([word, at]): [number, number][] => {
    const other = inB.get(word);
    return other === undefined ? [] : [[at, other]];
  });
  return longestIncreasingSubsequence(both);
}

function indexUniqueWords(words: Int32Array): Map<number, number> {
  const places = new Map<number, number>();
  const repeated = new Set<number>();
  for (const [at, word] of words.entries()) {
    if (repeated.has(word)) places.delete(word);
    else places.set(word, at);
    repeated.add(word);
  }
  return places;
}

/** The longest part of a list, in its order, whose second numbers rise. */
function longestIncreasingSubsequence(pairs: readonly [number, number][]): [number, number][] {
  const ends: number[] = [];
  const before = new Int32Array(pairs.length).fill(-1);
  for (const [index, [, value]] of pairs.entries()) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((pairs[ends[middle] ?? 0]?.[1] ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    before[index] = ends[low - 1] ?? -1;
    ends[low] = index;
  }
  const longest: [number, number][] = [];
  for (let at = ends.at(-1) ?? -1; at !== -1; at = before[at] ?? -1) {
    const pair = pairs[at];
    if (pair) longest.push(pair);
  }
  return longest.reverse();
}

const step = heavy + 1;
const replacement = 2 * heavy + 1;

/** Row by row over `old`; a cell (i, j) with |i - j| beyond the band is out of reach. */
function bandedDistance(old: Int32Array, next: Int32Array, band: number): number {
  const unreachable = Number.POSITIVE_INFINITY;
  let above = new Float64Array(next.length + 1).fill(unreachable);
  let row = new Float64Array(next.length + 1).fill(unreachable);
  for (let j = 0; j <= Math.min(next.length, band); j++) above[j] = j * step;
  for (let i = 1; i <= old.length; i++) {
    const word = old[i - 1];
    const from = Math.max(1, i - band);
    const to = Math.min(next.length, i + band);
    let left = i <= band ? i * step : unreachable;
    row[from - 1] = left;
    let diagonal = above[from - 1] ?? unreachable;
    for (let j = from; j <= to; j++) {
      const up = above[j] ?? unreachable;
      const stored = diagonal + (word === next[j - 1] ? 0 : replacement);
      left = Math.min(stored, left + step, up + step);
      row[j] = left;
      diagonal = up;
    }
    if (to < next.length) row[to + 1] = unreachable;
    [above, row] = [row, above];
  }
  return above[next.length] ?? unreachable;
}
