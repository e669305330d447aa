/**
 * Longest common block of two sequences of units. Ordinary text: all runs of the least length are hashed and
 * each common one is extended, in one pass. Text that repeats itself, where that could take quadratic time:
 * the greatest length is searched for that still occurs in both, near-linear in any case.
 */
export type Units = Uint8Array | Uint16Array | Uint32Array;

export interface Span {
  start: number;
  end: number;
}

interface CommonBlock {
  oldAt: number;
  newAt: number;
  length: number;
}

// Two odd multipliers: together a 64-bit fingerprint. A hit is compared unit by unit before it counts.
const multiplierA = 0x01000193;
const multiplierB = 0x2c1b3c6d;

function power(multiplier: number, exponent: number): number {
  let result = 1;
  for (let index = 0; index < exponent; index++) result = Math.imul(result, multiplier);
  return result;
}

/** Calls `visit(at, hashA, hashB)` for each run of `length` units in the span, from left to right. */
function eachRun(
  units: Units,
  span: Span,
  length: number,
  visit: (at: number, a: number, b: number) => boolean,
): void {
  const dropA = power(multiplierA, length);
  const dropB = power(multiplierB, length);
  let a = 0;
  let b = 0;
  for (let index = span.start; index < span.end; index++) {
    const unit = (units[index] ?? 0) + 1;
    a = (Math.imul(a, multiplierA) + unit) | 0;
    b = (Math.imul(b, multiplierB) + unit) | 0;
    const at = index - length + 1;
    if (at > span.start) {
      const gone = (units[at - 1] ?? 0) + 1;
      a = (a - Math.imul(gone, dropA)) | 0;
      b = (b - Math.imul(gone, dropB)) | 0;
    }
    if (at >= span.start && !visit(at, a, b)) return;
  }
}

interface RunTable {
  /** Leftmost place of that run in old, -1 if there is none. */
  find: (a: number, b: number) => number;
  /** The next place of the same run, -1 after the last. */
  after: (place: number) => number;
}

/** The places of every run of that length. */
function indexRuns(units: Units, span: Span, length: number): RunTable {
  const runs = span.end - span.start - length + 1;
  let capacity = 16;
  while (capacity < runs * 2) capacity *= 2;
  const mask = capacity - 1;
  const places = new Int32Array(capacity).fill(-1);
  const hashesA = new Int32Array(capacity);
  const hashesB = new Int32Array(capacity);
  const lasts = new Int32Array(capacity);
  const nexts = new Int32Array(Math.max(0, runs)).fill(-1);
  const slotOf = (a: number, b: number): number => {
    let slot = (a ^ (a >>> 15) ^ Math.imul(b, 0x9e3779b1)) & mask;
    while (places[slot] !== -1 && (hashesA[slot] !== a || hashesB[slot] !== b)) slot = (slot + 1) & mask;
    return slot;
  };
  eachRun(units, span, length, (at, a, b) => {
    const slot = slotOf(a, b);
    if (places[slot] === -1) {
      places[slot] = at;
      hashesA[slot] = a;
      hashesB[slot] = b;
    } else nexts[(lasts[slot] ?? 0) - span.start] = at;
    lasts[slot] = at;
    return true;
  });
  return { find: (a, b) => places[slotOf(a, b)] ?? -1, after: (place) => nexts[place - span.start] ?? -1 };
}

interface Search {
  old: Units;
  oldSpan: Span;
  next: Units;
  nextSpan: Span;
}

/** Leftmost in old, then in new, of the common runs of that length; only whether there is one if `any`. */
function findRun(search: Search, length: number, any: boolean): CommonBlock | null {
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
      return !any;
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

/** Comparisons a unit that ordinary text stays far below. */
const patience = 24;

/** The longest common block in one pass; undefined if the text repeats itself too much for that. */
function extendRuns(search: Search, minimum: number): CommonBlock | null | undefined {
  const { old, oldSpan, next, nextSpan } = search;
  let left = patience * (oldSpan.end - oldSpan.start + nextSpan.end - nextSpan.start);
  const table = indexRuns(old, oldSpan, minimum);
  let best: CommonBlock | null = null;
  eachRun(next, nextSpan, minimum, (newAt, a, b) => {
    for (let oldAt = table.find(a, b); oldAt !== -1 && left > 0; oldAt = table.after(oldAt)) {
      left -= 1;
      // Part of a block that began one unit earlier and was measured there.
      if (oldAt > oldSpan.start && newAt > nextSpan.start && old[oldAt - 1] === next[newAt - 1]) continue;
      const limit = Math.min(oldSpan.end - oldAt, nextSpan.end - newAt);
      let length = 0;
      while (length < limit && old[oldAt + length] === next[newAt + length]) length++;
      left -= length;
      if (length >= minimum && isBetter({ oldAt, newAt, length }, best)) best = { oldAt, newAt, length };
    }
    return left > 0;
  });
  return left > 0 ? best : undefined;
}

/** Longer, else further left in old, else in new (spec 4 §0). */
function isBetter(block: CommonBlock, best: CommonBlock | null): boolean {
  if (best === null || block.length !== best.length) return best === null || block.length > best.length;
  return block.oldAt !== best.oldAt ? block.oldAt < best.oldAt : block.newAt < best.newAt;
}

/**
 * Two distant edits leave one block that makes up most of the old text. Every run longer than half of it
 * holds the units in its middle; if those occur once in the new text, the longest block is the one around
 * them, found without hashing anything.
 */
function findDominantBlock(search: Search, minimum: number): CommonBlock | null {
  const { old, oldSpan, next, nextSpan } = search;
  const half = (oldSpan.end - oldSpan.start) / 2;
  const anchor = Math.floor(oldSpan.start + half - minimum / 2);
  if (half < minimum * 2) return null;
  const place = placeOfRun(search, { oldAt: anchor, length: minimum, from: nextSpan.start });
  if (place === -1 || placeOfRun(search, { oldAt: anchor, length: minimum, from: place + 1 }) !== -1)
    return null;
  let oldAt = anchor;
  let newAt = place;
  while (oldAt > oldSpan.start && newAt > nextSpan.start && old[oldAt - 1] === next[newAt - 1]) {
    oldAt--;
    newAt--;
  }
  const limit = Math.min(oldSpan.end - oldAt, nextSpan.end - newAt);
  let length = anchor - oldAt + minimum;
  while (length < limit && old[oldAt + length] === next[newAt + length]) length++;
  return length >= half + minimum ? { oldAt, newAt, length } : null;
}

function placeOfRun(
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

function longestCommonBlock(search: Search, minimum: number): CommonBlock | null {
  const longest = Math.min(
    search.oldSpan.end - search.oldSpan.start,
    search.nextSpan.end - search.nextSpan.start,
  );
  if (longest < minimum) return null;
  const dominant = findDominantBlock(search, minimum);
  if (dominant) return dominant;
  const extended = extendRuns(search, minimum);
  if (extended !== undefined) return extended;
  if (!findRun(search, minimum, true)) return null;
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

/** What is left of both spans, from left to right, when every common block of at least `minimum` is cut out. */
export function cutCommonBlocks(search: Search, minimum: number): { old: Span; next: Span }[] {
  const { oldSpan, nextSpan } = search;
  if (oldSpan.start === oldSpan.end && nextSpan.start === nextSpan.end) return [];
  const block = longestCommonBlock(search, minimum);
  if (!block) return [{ old: oldSpan, next: nextSpan }];
  const left: Search = {
    ...search,
    oldSpan: { start: oldSpan.start, end: block.oldAt },
    nextSpan: { start: nextSpan.start, end: block.newAt },
  };
  const right: Search = {
    ...search,
    oldSpan: { start: block.oldAt + block.length, end: oldSpan.end },
    nextSpan: { start: block.newAt + block.length, end: nextSpan.end },
  };
  return [...cutCommonBlocks(left, minimum), ...cutCommonBlocks(right, minimum)];
}
