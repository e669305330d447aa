/**
 * Word diff of spec 4 §7: the most matches, then the least sum, where a replaced run of d old and i new words
 * counts max(d, i). That sum is the number of steps of an edit path that may also replace a word by another, so
 * both aims become one distance: `heavy` for each word without a match, 1 for each step.
 */
const heavy = 2 ** 21;

/** Words changed from one list to the other; case counts (spec 4 §7). */
export function wordsChanged(old: readonly string[], next: readonly string[]): number {
  return distance(old, next) % heavy;
}

/** Length of the longest common subsequence. */
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
  const a = old.slice(start, oldEnd);
  const b = next.slice(start, newEnd);
  if (a.length === 0 || b.length === 0) {
    const rest = a.length + b.length;
    return rest * heavy + rest;
  }
  const all = a.length + b.length;
  for (let band = Math.abs(a.length - b.length) + 8; ; band *= 2) {
    const found = bandedDistance(a, b, band);
    if (found / heavy < band || band >= all) return found;
  }
}

/** Row by row over `old`; a cell (i, j) with |i - j| beyond the band is out of reach. */
function bandedDistance(old: readonly string[], next: readonly string[], band: number): number {
  const far = Number.POSITIVE_INFINITY;
  let above = new Float64Array(next.length + 1).fill(far);
  let row = new Float64Array(next.length + 1).fill(far);
  const step = heavy + 1;
  for (let j = 0; j <= Math.min(next.length, band); j++) above[j] = j * step;
  for (let i = 1; i <= old.length; i++) {
    const from = Math.max(0, i - band);
    const to = Math.min(next.length, i + band);
    if (from > 0) row[from - 1] = far;
    for (let j = from; j <= to; j++) {
      let least = (above[j] ?? far) + step;
      if (j > 0) {
        const diagonal = above[j - 1] ?? far;
        least = Math.min(least, (row[j - 1] ?? far) + step);
        least = Math.min(least, diagonal + (old[i - 1] === next[j - 1] ? 0 : 2 * heavy + 1));
      }
      row[j] = least;
    }
    if (to < next.length) row[to + 1] = far;
    [above, row] = [row, above];
  }
  return above[next.length] ?? far;
}
