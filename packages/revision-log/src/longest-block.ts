import { type CommonBlock, measureSearch, type Search } from './block.ts';
import { eachRun, indexRuns } from './run-table.ts';

/** The leftmost common run of that length in old, then in new; with `any`, any one. */
function findRun(search: Search, length: number, acceptAny: boolean): CommonBlock | null {
  const { old, oldSpan, next, nextSpan } = search;
  const table = indexRuns(old, oldSpan, length);
  let best: CommonBlock | null = null;
  eachRun(next, nextSpan, length, (newAt, a, b) => {
    const oldAt = table.find(a, b);
    if (
      oldAt !== -1 &&
      (best === null || oldAt < best.oldAt) &&
      isSameRun(search, { oldAt, newAt, length })
    ) {
      best = { oldAt, newAt, length };
      return !acceptAny;
    }
    return true;
  });
  return best;
}

function isSameRun({ old, next }: Search, block: CommonBlock): boolean {
  for (let index = 0; index < block.length; index++) {
    if (old[block.oldAt + index] !== next[block.newAt + index]) return false;
  }
  return true;
}

function getShorterLength({ oldSpan, nextSpan }: Search): number {
  return Math.min(oldSpan.end - oldSpan.start, nextSpan.end - nextSpan.start);
}

/** What `longestBlock` costs at most, in units looked at. */
export function costOfLongestBlock(search: Search): number {
  return measureSearch(search) * (2 * Math.ceil(Math.log2(getShorterLength(search) + 2)) + 2);
}

/** The longest common block, by bisection over the length: near-linear, whatever repeats. */
export function longestBlock(search: Search, minimum: number): CommonBlock | null {
  const longest = getShorterLength(search);
  if (longest < minimum || !findRun(search, minimum, true)) return null;
  let found = minimum;
  let missing = longest + 1;
  for (let length = minimum * 2; length < missing; length *= 2) {
    if (findRun(search, length, true)) found = length;
    else missing = length;
  }
  while (missing - found > 1) {
    const middle = (found + missing) >>> 1;
    if (findRun(search, middle, true)) found = middle;
    else missing = middle;
  }
  return findRun(search, found, false);
}

/**
 * Two distant edits leave one block that makes up most of the old text. Every run longer than half of the text contains the units in its middle; if
 * those occur once in the new text, the longest block is the one around them, found without hashing.
 */
export function dominantBlock(search: Search, minimum: number): CommonBlock | null {
  const { old, oldSpan, next, nextSpan } = search;
  const halfLength = (oldSpan.end - oldSpan.start) / 2;
  const anchor = Math.floor(oldSpan.start + halfLength - minimum / 2);
  if (halfLength < minimum * 2) return null;
  const position = locateRun(search, { oldAt: anchor, length: minimum, from: nextSpan.start });
  if (position === -1 || locateRun(search, { oldAt: anchor, length: minimum, from: position + 1 }) !== -1)
    return null;
  const oldLimit = oldSpan.end;
  const newLimit = nextSpan.end;
  let oldAt = anchor;
  let newAt = position;
  while (oldAt > oldSpan.start && newAt > nextSpan.start && old[oldAt - 1] === next[newAt - 1]) {
    oldAt--;
    newAt--;
  }
  const limit = Math.min(oldLimit - oldAt, newLimit - newAt);
  let length = anchor - oldAt + minimum;
  while (length < limit && old[oldAt + length] === next[newAt + length]) length++;
  return length >= halfLength + minimum ? { oldAt, newAt, length } : null;
}

function locateRun(
  { old, next, nextSpan }: Search,
  run: { oldAt: number; length: number; from: number },
): number {
  const first = old[run.oldAt];
  for (let at = run.from; at <= nextSpan.end - run.length; at++) {
    if (next[at] !== first) continue;
    let length = 1;
    while (length < run.length && old[run.oldAt + length] === next[at + length]) length++;
    if (length === run.length) return at;
  }
  return -1;
}
