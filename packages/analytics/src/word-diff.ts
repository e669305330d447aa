/**
 * Word diff (docs/metrics.md#words-changed): the most matches, then the least sum, where a replaced run of d old and i new words
 * counts max(d, i). That sum is the number of steps of an edit path that may also replace a word by another, so
 * both aims become one distance: `heavy` for each word without a match, 1 for each step.
 */
const heavy = 2 ** 21;

/** Words changed from one list to the other; case counts (docs/metrics.md#words-changed). */
export function wordsChanged(old: readonly string[], next: readonly string[]): number {
  return distance(old, next) % heavy;
}

/** Words in both, in the same order: the length of the longest common subsequence. */
export function wordsShared(old: readonly string[], next: readonly string[]): number {
  return (old.length + next.length - Math.floor(distance(old, next) / heavy)) / 2;
}

/**
 * Equal words at both ends match in some best alignment. Of the rest, an alignment with u unmatched words never
 * leaves the u diagonals around the corners, so that a narrow band is tried first and doubled until it holds.
 */
function distance(old: readonly string[], next: readonly string[]): number {
  let start = 0;
  let oldEnd = old.length;
  let newEnd = next.length;
  while (start < oldEnd && start < newEnd && old[start] === next[start]) start++;
  while (oldEnd > start && newEnd > start && old[oldEnd - 1] === next[newEnd - 1]) {
    oldEnd--;
    newEnd--;
  }
  const { a, b, least } = numberWords(old.slice(start, oldEnd), next.slice(start, newEnd));
  const all = a.length + b.length;
  if (a.length === 0 || b.length === 0) return all * (heavy + 1);
  for (let band = least + 8; ; band *= 2) {
    const found = bandedDistance(a, b, band);
    if (found / heavy < band || band >= all) return found;
  }
}

/** Words as numbers, and how many words must at least be without a match because the other text has fewer. */
function numberWords(
  old: readonly string[],
  next: readonly string[],
): { a: Int32Array; b: Int32Array; least: number } {
  const numbers = new Map<string, number>();
  const surplus: number[] = [];
  const numbersOf = (words: readonly string[], sign: number) =>
    Int32Array.from(words, (word) => {
      const number = numbers.get(word) ?? numbers.size;
      numbers.set(word, number);
      surplus[number] = (surplus[number] ?? 0) + sign;
      return number;
    });
  const a = numbersOf(old, 1);
  const b = numbersOf(next, -1);
  return { a, b, least: surplus.reduce((sum, count) => sum + Math.abs(count), 0) };
}

const step = heavy + 1;
const replacement = 2 * heavy + 1;

/** Row by row over `old`; a cell (i, j) with |i - j| beyond the band is out of reach. */
function bandedDistance(old: Int32Array, next: Int32Array, band: number): number {
  const far = Number.POSITIVE_INFINITY;
  let above = new Float64Array(next.length + 1).fill(far);
  let row = new Float64Array(next.length + 1).fill(far);
  for (let j = 0; j <= Math.min(next.length, band); j++) above[j] = j * step;
  for (let i = 1; i <= old.length; i++) {
    const word = old[i - 1];
    const from = Math.max(1, i - band);
    const to = Math.min(next.length, i + band);
    let left = i <= band ? i * step : far;
    row[from - 1] = left;
    let diagonal = above[from - 1] ?? far;
    for (let j = from; j <= to; j++) {
      const up = above[j] ?? far;
      const kept = diagonal + (word === next[j - 1] ? 0 : replacement);
      left = Math.min(kept, left + step, up + step);
      row[j] = left;
      diagonal = up;
    }
    if (to < next.length) row[to + 1] = far;
    [above, row] = [row, above];
  }
  return above[next.length] ?? far;
}
