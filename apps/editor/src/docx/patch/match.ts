import { diffArrays } from 'diff';

/** For each item of the later list the index of its match in the earlier one, or -1; matches are in order. */
export type Matches = Int32Array;

interface Range {
  from: number;
  to: number;
}

interface Part {
  before: Range;
  after: Range;
}

/**
 * Matches lists of few, long, mostly equal keys: first both ends, then keys that occur once on each side, then recursively between those. Nearly
 * linear; repeated keys between different neighbours stay unmatched.
 */
export function matchBlocks(before: readonly string[], after: readonly string[]): Matches {
  const matches = new Int32Array(after.length).fill(-1);
  const parts: Part[] = [{ before: { from: 0, to: before.length }, after: { from: 0, to: after.length } }];
  for (let part = parts.pop(); part; part = parts.pop()) {
    const rest = matchEnds({ before, after }, part, matches);
    const anchors = longestIncreasingSubsequence(foundOnce({ before, after }, rest));
    let last = { before: rest.before.from, after: rest.after.from };
    for (const anchor of anchors) {
      matches[anchor.after] = anchor.before;
      parts.push(between(last, anchor));
      last = { before: anchor.before + 1, after: anchor.after + 1 };
    }
    if (anchors.length > 0) parts.push(between(last, { before: rest.before.to, after: rest.after.to }));
  }
  return matches;
}

/** Maximum edit distance; beyond it two sequences count as unrelated. */
const maxEdits = 1500;

/** Matched by key at both ends, and by id between them. */
interface Named {
  key: string;
  id: string;
}

/** Matches the same text from two writers by the shortest edit script; null if that is longer than `maxEdits`. */
export function matchAtoms(before: readonly Named[], after: readonly Named[]): Matches | null {
  return matchNamed(before, after, () => undefined);
}

/** The same for a text that was edited in between. */
export function matchEdited(before: readonly Named[], after: readonly Named[]): Matches | null {
  return matchNamed(before, after, dropIslands);
}

function matchNamed(
  before: readonly Named[],
  after: readonly Named[],
  tidy: (changes: Change[], keyAt: (index: number) => string) => void,
): Matches | null {
  const matches = new Int32Array(after.length).fill(-1);
  const whole = { before: { from: 0, to: before.length }, after: { from: 0, to: after.length } };
  const keys = { before: before.map(({ key }) => key), after: after.map(({ key }) => key) };
  const rest = matchEnds(keys, whole, matches);
  if (rest.before.from === rest.before.to || rest.after.from === rest.after.to) return matches;
  const edits = diffArrays(
    before.slice(rest.before.from, rest.before.to).map(({ id }) => id),
    after.slice(rest.after.from, rest.after.to).map(({ id }) => id),
    { maxEditLength: maxEdits },
  );
  if (edits === undefined) return null;
  tidy(edits, (index) => before[rest.before.from + index]?.key ?? '');
  let at = { before: rest.before.from, after: rest.after.from };
  for (const { added, removed, count } of edits) {
    if (!added && !removed) for (let i = 0; i < count; i++) matches[at.after + i] = at.before + i;
    at = { before: at.before + (added ? 0 : count), after: at.after + (removed ? 0 : count) };
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

function isBetweenLonger(changes: readonly Change[], at: number): boolean {
  const size = (step: number): number => {
    let sum = 0;
    for (let place = at + step; ; place += step) {
      const change = changes[place];
      if (!change || (!change.added && !change.removed)) return sum;
      sum = Math.max(sum, change.count);
    }
  };
  const count = changes[at]?.count ?? 0;
  return size(-1) >= count && size(1) >= count;
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

function matchEnds({ before, after }: Sides, part: Part, matches: Matches): Part {
  const rest = { before: { ...part.before }, after: { ...part.after } };
  const isLeft = () => rest.before.from < rest.before.to && rest.after.from < rest.after.to;
  while (isLeft() && before[rest.before.from] === after[rest.after.from]) {
    matches[rest.after.from++] = rest.before.from++;
  }
  while (isLeft() && before[rest.before.to - 1] === after[rest.after.to - 1]) {
    matches[--rest.after.to] = --rest.before.to;
  }
  return rest;
}

interface Place {
  before: number;
  after: number;
}

function between(from: Place, to: Place): Part {
  return {
    before: { from: from.before, to: to.before },
    after: { from: from.after, to: to.after },
  };
}

function foundOnce({ before, after }: Sides, part: Part): Place[] {
  const earlier = placesOf(before, part.before);
  const places: Place[] = [];
  for (const [key, at] of placesOf(after, part.after)) {
    const from = earlier.get(key);
    if (at !== many && from !== undefined && from !== many) places.push({ before: from, after: at });
  }
  return places.sort((one, other) => one.after - other.after);
}

const many = -2;

function placesOf(keys: readonly string[], { from, to }: Range): Map<string, number> {
  const places = new Map<string, number>();
  for (let at = from; at < to; at++) {
    const key = keys[at] ?? '';
    places.set(key, places.has(key) ? many : at);
  }
  return places;
}

/** Longest increasing subsequence on both sides. */
function longestIncreasingSubsequence(places: readonly Place[]): Place[] {
  const tails: number[] = [];
  const previous = new Int32Array(places.length).fill(-1);
  places.forEach(({ before }, index) => {
    let [low, high] = [0, tails.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((places[tails[middle] ?? 0]?.before ?? 0) < before) low = middle + 1;
      else high = middle;
    }
    previous[index] = tails[low - 1] ?? -1;
    tails[low] = index;
  });
  const rising: Place[] = [];
  for (let at = tails.at(-1) ?? -1; at >= 0; at = previous[at] ?? -1) {
    const place = places[at];
    if (place) rising.push(place);
  }
  return rising.reverse();
}
