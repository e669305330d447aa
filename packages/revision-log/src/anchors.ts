import { type CommonBlock, gapsBetween, type Piece, type Search, type Span, type Units } from './block.ts';

/** Whether a token (paragraph, tag) of the text ends before this position. */
export type IsBorder = (units: Units, at: number) => boolean;

interface Token extends Span {
  /** Hash of its units. */
  hash: number;
}

/**
 * Cuts out what is certainly common to both versions: tokens that occur once in each, as many as keep their order, extended as far as both agree
 * ("patience diff"); returns the rest. Time O(n log n), whatever repeats.
 */
export function cutAnchors(search: Search, options: { isBorder: IsBorder; minimum: number }): Piece[] {
  const { old, next } = search;
  const places = placesOfSingles(tokensOf(old, search.oldSpan, options.isBorder));
  const pairs: [Token, Token][] = [];
  for (const [hash, token] of placesOfSingles(tokensOf(next, search.nextSpan, options.isBorder))) {
    const known = places.get(hash);
    if (known && token && isSame(search, known, token)) pairs.push([known, token]);
  }
  const blocks: CommonBlock[] = [];
  let oldFrom = search.oldSpan.start;
  let newFrom = search.nextSpan.start;
  for (const [known, token] of longestIncreasingSubsequence(pairs)) {
    if (known.start < oldFrom || token.start < newFrom) continue;
    let oldAt = known.start;
    let newAt = token.start;
    while (oldAt > oldFrom && newAt > newFrom && old[oldAt - 1] === next[newAt - 1]) {
      oldAt--;
      newAt--;
    }
    let length = known.end - oldAt;
    const limit = Math.min(search.oldSpan.end - oldAt, search.nextSpan.end - newAt);
    while (length < limit && old[oldAt + length] === next[newAt + length]) length++;
    if (length < options.minimum) continue;
    blocks.push({ oldAt, newAt, length });
    oldFrom = oldAt + length;
    newFrom = newAt + length;
  }
  return gapsBetween(search, blocks);
}

function tokensOf(units: Units, span: Span, isBorder: IsBorder): Token[] {
  const tokens: Token[] = [];
  let start = span.start;
  let a = 0;
  let b = 0;
  for (let at = span.start; at < span.end; at++) {
    const unit = (units[at] ?? 0) + 1;
    a = (Math.imul(a, 0x01000193) + unit) | 0;
    b = (Math.imul(b, 0x2c1b3c6d) + unit) | 0;
    if (at + 1 < span.end && !isBorder(units, at + 1)) continue;
    tokens.push({ start, end: at + 1, hash: (a >>> 0) * 0x20_0000 + (b & 0x1f_ffff) });
    start = at + 1;
    a = 0;
    b = 0;
  }
  return tokens;
}

/** Null for tokens that occur more than once. */
function placesOfSingles(tokens: readonly Token[]): Map<number, Token | null> {
  const places = new Map<number, Token | null>();
  for (const token of tokens) places.set(token.hash, places.has(token.hash) ? null : token);
  return places;
}

function isSame({ old, next }: Search, known: Span, token: Span): boolean {
  if (known.end - known.start !== token.end - token.start) return false;
  for (let index = known.end - known.start - 1; index >= 0; index--) {
    if (old[known.start + index] !== next[token.start + index]) return false;
  }
  return true;
}

/** The longest subsequence of pairs, in the order of the new version, that is increasing in the old one. */
function longestIncreasingSubsequence(pairs: readonly [Token, Token][]): [Token, Token][] {
  const ends: number[] = [];
  const before = new Int32Array(pairs.length);
  const startOf = (index: number | undefined): number => pairs[index ?? -1]?.[0].start ?? -1;
  pairs.forEach(([known], index) => {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (startOf(ends[middle]) < known.start) low = middle + 1;
      else high = middle;
    }
    before[index] = ends[low - 1] ?? -1;
    ends[low] = index;
  });
  const rising: [Token, Token][] = [];
  for (let index = ends.at(-1) ?? -1; index >= 0; index = before[index] ?? -1) {
    const pair = pairs[index];
    if (pair) rising.push(pair);
  }
  return rising.reverse();
}
