import { type CommonBlock, gapsBetween, type Piece, type Search, type Span, type Units } from './block.ts';

/** Whether a token (paragraph, tag) of the text ends before this position. */
export type IsBorder = (units: Units, index: number) => boolean;

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
  const uniqueOldTokens = indexUniqueTokens(tokenize(old, search.oldSpan, options.isBorder));
  const pairs: [Token, Token][] = [];
  for (const [hash, token] of indexUniqueTokens(tokenize(next, search.nextSpan, options.isBorder))) {
    const oldToken = uniqueOldTokens.get(hash);
    if (oldToken && token && isSame(search, oldToken, token)) pairs.push([oldToken, token]);
  }
  const blocks: CommonBlock[] = [];
  let oldFrom = search.oldSpan.start;
  let newFrom = search.nextSpan.start;
  for (const [oldToken, token] of longestIncreasingSubsequence(pairs)) {
    if (oldToken.start < oldFrom || token.start < newFrom) continue;
    let oldAt = oldToken.start;
    let newAt = token.start;
    while (oldAt > oldFrom && newAt > newFrom && old[oldAt - 1] === next[newAt - 1]) {
      oldAt--;
      newAt--;
    }
    let length = oldToken.end - oldAt;
    const limit = Math.min(search.oldSpan.end - oldAt, search.nextSpan.end - newAt);
    while (length < limit && old[oldAt + length] === next[newAt + length]) length++;
    if (length < options.minimum) continue;
    blocks.push({ oldAt, newAt, length });
    oldFrom = oldAt + length;
    newFrom = newAt + length;
  }
  return gapsBetween(search, blocks);
}

function tokenize(units: Units, span: Span, isBorder: IsBorder): Token[] {
  const tokens: Token[] = [];
  let start = span.start;
  let a = 0;
  let b = 0;
  for (let index = span.start; index < span.end; index++) {
    const unit = (units[index] ?? 0) + 1;
    a = (Math.imul(a, 0x01000193) + unit) | 0;
    b = (Math.imul(b, 0x2c1b3c6d) + unit) | 0;
    if (index + 1 < span.end && !isBorder(units, index + 1)) continue;
    tokens.push({ start, end: index + 1, hash: (a >>> 0) * 0x20_0000 + (b & 0x1f_ffff) });
    start = index + 1;
    a = 0;
    b = 0;
  }
  return tokens;
}

/** Null for tokens that occur more than once. */
function indexUniqueTokens(tokens: readonly Token[]): Map<number, Token | null> {
  const uniqueOldTokens = new Map<number, Token | null>();
  for (const token of tokens) uniqueOldTokens.set(token.hash, uniqueOldTokens.has(token.hash) ? null : token);
  return uniqueOldTokens;
}

function isSame({ old, next }: Search, oldToken: Span, token: Span): boolean {
  if (oldToken.end - oldToken.start !== token.end - token.start) return false;
  for (let index = oldToken.end - oldToken.start - 1; index >= 0; index--) {
    if (old[oldToken.start + index] !== next[token.start + index]) return false;
  }
  return true;
}

/** The longest subsequence of pairs, in the order of the new version, that is increasing in the old one. */
function longestIncreasingSubsequence(pairs: readonly [Token, Token][]): [Token, Token][] {
  const ends: number[] = [];
  const before = new Int32Array(pairs.length);
  const getOldStart = (index: number | undefined): number => pairs[index ?? -1]?.[0].start ?? -1;
  pairs.forEach(([oldToken], index) => {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (getOldStart(ends[middle]) < oldToken.start) low = middle + 1;
      else high = middle;
    }
    before[index] = ends[low - 1] ?? -1;
    ends[low] = index;
  });
  const increasing: [Token, Token][] = [];
  for (let index = ends.at(-1) ?? -1; index >= 0; index = before[index] ?? -1) {
    const pair = pairs[index];
    if (pair) increasing.push(pair);
  }
  return increasing.reverse();
}
