import { diffArrays } from 'diff';

/** For each item of the later list the index of its match in the earlier one, or -1; matches are in order. */
export type Matches = Int32Array;

interface Range {
  from: number;
  to: number;
}

interface RangePair {
  before: Range;
  after: Range;
}

/**
 * Matches lists of few, long, mostly equal keys: first both ends, then keys that occur once on each side, then recursively between those. Nearly
 * linear; repeated keys between different neighbours stay unmatched.
 */
export function matchBlocks(before: readonly string[], after: readonly string[]): Matches {
  const matches = new Int32Array(after.length).fill(-1);
  const pendingRanges: RangePair[] = [
    { before: { from: 0, to: before.length }, after: { from: 0, to: after.length } },
  ];
  for (let ranges = pendingRanges.pop(); ranges; ranges = pendingRanges.pop()) {
    const remaining = matchEnds({ before, after }, ranges, matches);
    const anchors = longestIncreasingSubsequence(findUniqueKeys({ before, after }, remaining));
    let last = { before: remaining.before.from, after: remaining.after.from };
    for (const anchor of anchors) {
      matches[anchor.after] = anchor.before;
      pendingRanges.push(createRangePair(last, anchor));
      last = { before: anchor.before + 1, after: anchor.after + 1 };
    }
    if (anchors.length > 0)
      pendingRanges.push(createRangePair(last, { before: remaining.before.to, after: remaining.after.to }));
  }
  return matches;
}

/** Maximum edit distance; beyond it two sequences count as unrelated. */
const maxEdits = 1500;

/** Matched by key at both ends, and by id between them. */
interface Keyed {
  key: string;
  id: string;
}

/** Matches the same text from two writers by the shortest edit script; null if that is longer than `maxEdits`. */
export function matchAtoms(before: readonly Keyed[], after: readonly Keyed[]): Matches | null {
  return matchByIds(before, after, () => undefined);
}

/** The same for a text that was edited in between. */
export function matchEdited(before: readonly Keyed[], after: readonly Keyed[]): Matches | null {
  return matchByIds(before, after, dropIslands);
}

function matchByIds(
  before: readonly Keyed[],
  after: readonly Keyed[],
  adjustEdits: (changes: Change[], keyAt: (index: number) => string) => void,
): Matches | null {
  const matches = new Int32Array(after.length).fill(-1);
  const fullRange = { before: { from: 0, to: before.length }, after: { from: 0, to: after.length } };
  const keys = { before: before.map(({ key }) => key), after: after.map(({ key }) => key) };
  const remaining = matchEnds(keys, fullRange, matches);
  if (remaining.before.from === remaining.before.to || remaining.after.from === remaining.after.to)
    return matches;
  const edits = diffArrays(
    before.slice(remaining.before.from, remaining.before.to).map(({ id }) => id),
    after.slice(remaining.after.from, remaining.after.to).map(({ id }) => id),
    { maxEditLength: maxEdits },
  );
  if (edits === undefined) return null;
  adjustEdits(edits, (index) => before[remaining.before.from + index]?.key ?? '');
  let index = { before: remaining.before.from, after: remaining.after.from };
  for (const { added, removed, count } of edits) {
    if (!added && !removed) for (let i = 0; i < count; i++) matches[index.after + i] = index.before + i;
    index = { before: index.before + (added ? 0 : count), after: index.after + (removed ? 0 : count) };
  }
  return matches;
}

interface Change {
  added: boolean;
  removed: boolean;
  count: number;
}

/**
 * Accidental matches of single characters between longer changes do not count as unchanged text: they become part of the change. The list is modified
 * in place.
 */
function dropIslands(changes: Change[], keyAt: (index: number) => string): void {
  let index = 0;
  for (let at = 0; at < changes.length; at++) {
    const change = changes[at];
    if (!change) continue;
    const isIsland = !change.added && !change.removed && change.count <= maxIslandLength;
    if (
      isIsland &&
      isBetweenLonger(changes, at) &&
      isLetters(change.count, (offset) => keyAt(index + offset))
    ) {
      const { count } = change;
      changes.splice(at, 1, { added: false, removed: true, count }, { added: true, removed: false, count });
      at += 1;
    }
    if (!change.added) index += change.count;
  }
}

const maxIslandLength = 12;

function isBetweenLonger(changes: readonly Change[], index: number): boolean {
  const longestChange = (step: number): number => {
    let sum = 0;
    for (let neighbourIndex = index + step; ; neighbourIndex += step) {
      const change = changes[neighbourIndex];
      if (!change || (!change.added && !change.removed)) return sum;
      sum = Math.max(sum, change.count);
    }
  };
  const count = changes[index]?.count ?? 0;
  return longestChange(-1) >= count && longestChange(1) >= count;
}

function isLetters(count: number, keyAt: (offset: number) => string): boolean {
  for (let offset = 0; offset < count; offset++) {
    const key = keyAt(offset);
    if (key === '¶' || [...key].length !== 1) return false;
  }
  return true;
}

interface Sides {
  before: readonly string[];
  after: readonly string[];
}

function matchEnds({ before, after }: Sides, ranges: RangePair, matches: Matches): RangePair {
  const remaining = { before: { ...ranges.before }, after: { ...ranges.after } };
  const hasRemaining = () =>
    remaining.before.from < remaining.before.to && remaining.after.from < remaining.after.to;
  while (hasRemaining() && before[remaining.before.from] === after[remaining.after.from]) {
    matches[remaining.after.from++] = remaining.before.from++;
  }
  while (hasRemaining() && before[remaining.before.to - 1] === after[remaining.after.to - 1]) {
    matches[--remaining.after.to] = --remaining.before.to;
  }
  return remaining;
}

interface IndexPair {
  before: number;
  after: number;
}

function createRangePair(from: IndexPair, to: IndexPair): RangePair {
  return {
    before: { from: from.before, to: to.before },
    after: { from: from.after, to: to.after },
  };
}

function findUniqueKeys({ before, after }: Sides, ranges: RangePair): IndexPair[] {
  const beforeIndexes = indexUniqueKeys(before, ranges.before);
  const pairs: IndexPair[] = [];
  for (const [key, index] of indexUniqueKeys(after, ranges.after)) {
    const from = beforeIndexes.get(key);
    if (index !== repeated && from !== undefined && from !== repeated)
      pairs.push({ before: from, after: index });
  }
  return pairs.sort((one, other) => one.after - other.after);
}

const repeated = -2;

function indexUniqueKeys(keys: readonly string[], { from, to }: Range): Map<string, number> {
  const indexes = new Map<string, number>();
  for (let index = from; index < to; index++) {
    const key = keys[index] ?? '';
    indexes.set(key, indexes.has(key) ? repeated : index);
  }
  return indexes;
}

/** Longest increasing subsequence on both sides. */
function longestIncreasingSubsequence(pairs: readonly IndexPair[]): IndexPair[] {
  const tails: number[] = [];
  const previous = new Int32Array(pairs.length).fill(-1);
  pairs.forEach(({ before }, index) => {
    let [low, high] = [0, tails.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((pairs[tails[middle] ?? 0]?.before ?? 0) < before) low = middle + 1;
      else high = middle;
    }
    previous[index] = tails[low - 1] ?? -1;
    tails[low] = index;
  });
  const sequence: IndexPair[] = [];
  for (let index = tails.at(-1) ?? -1; index >= 0; index = previous[index] ?? -1) {
    const pair = pairs[index];
    if (pair) sequence.push(pair);
  }
  return sequence.reverse();
}
