import type { Units } from './block.ts';
import { cutCommonBlocks } from './common-block.ts';
import { createWorkBudget, type WorkBudget } from './work-budget.ts';

/** Replaces `del` bytes at `at` in the bytes produced so far. */
export interface Splice {
  at: number;
  del: number;
  ins: Uint8Array;
}

/** Lengths of the common prefix and suffix; they do not overlap in either version. */
export interface CommonEnds {
  prefix: number;
  suffix: number;
}

export interface ByteDiff extends CommonEnds {
  splices: Splice[];
}

/** Below this, a splice costs more than it saves. */
const smallBlock = 6;
const largeBlock = 32;
const largeMiddle = 8192;

/** Finds the first difference by bisection if the platform compares ranges natively; else byte by byte. */
export type SameBytes = (a: Uint8Array, b: Uint8Array) => boolean;

/** Bytes compared one by one before ranges are compared: most changes are near, and calls are expensive. */
const rangeFloor = 256;

function commonPrefixOf(a: Uint8Array, b: Uint8Array, same?: SameBytes): number {
  const limit = Math.min(a.length, b.length);
  let at = 0;
  if (same && limit > rangeFloor) {
    let step = limit >>> 1;
    while (step >= rangeFloor) {
      if (at + step <= limit && same(a.subarray(at, at + step), b.subarray(at, at + step))) at += step;
      else step >>>= 1;
    }
  }
  while (at < limit && a[at] === b[at]) at++;
  return at;
}

function commonSuffixOf(ends: {
  a: Uint8Array;
  b: Uint8Array;
  limit: number;
  same: SameBytes | undefined;
}): number {
  const { a, b, limit, same } = ends;
  let length = 0;
  if (same && limit > rangeFloor) {
    let step = limit >>> 1;
    while (step >= rangeFloor) {
      const fits = length + step <= limit;
      const aEnd = a.length - length;
      const bEnd = b.length - length;
      if (fits && same(a.subarray(aEnd - step, aEnd), b.subarray(bEnd - step, bEnd))) length += step;
      else step >>>= 1;
    }
  }
  while (length < limit && a[a.length - 1 - length] === b[b.length - 1 - length]) length++;
  return length;
}

const greaterThan = 0x3e;

/** XML written by office programs has no line breaks: a token ends with a tag. */
function isBehindTag(units: Units, at: number): boolean {
  return units[at - 1] === greaterThan;
}

export function commonEnds(old: Uint8Array, next: Uint8Array, same?: SameBytes): CommonEnds {
  const prefix = commonPrefixOf(old, next, same);
  const limit = Math.min(old.length, next.length) - prefix;
  return { prefix, suffix: commonSuffixOf({ a: old, b: next, limit, same }) };
}

/** The change from one version of a part to the next, as few small splices as the budget allows. */
export function diffBytes(
  old: Uint8Array,
  next: Uint8Array,
  options: { ends?: CommonEnds; same?: SameBytes; budget?: WorkBudget } = {},
): ByteDiff {
  const { same, ends = commonEnds(old, next, same), budget = createWorkBudget() } = options;
  const { prefix, suffix } = ends;
  const oldSpan = { start: prefix, end: old.length - suffix };
  const nextSpan = { start: prefix, end: next.length - suffix };
  const middle = Math.max(oldSpan.end - oldSpan.start, nextSpan.end - nextSpan.start);
  const minimum = middle > largeMiddle ? largeBlock : smallBlock;
  const pieces = cutCommonBlocks(
    { old, oldSpan, next, nextSpan },
    { minimum, budget, isBorder: isBehindTag, anchorsFrom: largeMiddle },
  );
  const splices = pieces.map((piece) => ({
    at: piece.next.start,
    del: piece.old.end - piece.old.start,
    // A copy, because a view would keep the whole file in memory.
    ins: next.slice(piece.next.start, piece.next.end),
  }));
  return { splices, prefix, suffix };
}
