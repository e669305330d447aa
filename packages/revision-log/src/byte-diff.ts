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

function measureCommonPrefix(a: Uint8Array, b: Uint8Array, same?: SameBytes): number {
  const limit = Math.min(a.length, b.length);
  let offset = 0;
  if (same && limit > rangeFloor) {
    let step = limit >>> 1;
    while (step >= rangeFloor) {
      if (
        offset + step <= limit &&
        same(a.subarray(offset, offset + step), b.subarray(offset, offset + step))
      )
        offset += step;
      else step >>>= 1;
    }
  }
  while (offset < limit && a[offset] === b[offset]) offset++;
  return offset;
}

function measureCommonSuffix(ends: {
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
function isBehindTag(units: Units, offset: number): boolean {
  return units[offset - 1] === greaterThan;
}

export function measureCommonEnds(old: Uint8Array, next: Uint8Array, same?: SameBytes): CommonEnds {
  const prefix = measureCommonPrefix(old, next, same);
  const limit = Math.min(old.length, next.length) - prefix;
  return { prefix, suffix: measureCommonSuffix({ a: old, b: next, limit, same }) };
}

/** The change from one version of a part to the next, as few small splices as the budget allows. */
export function diffBytes(
  old: Uint8Array,
  next: Uint8Array,
  options: { ends?: CommonEnds; same?: SameBytes; budget?: WorkBudget } = {},
): ByteDiff {
  const { same, ends = measureCommonEnds(old, next, same), budget = createWorkBudget() } = options;
  const { prefix, suffix } = ends;
  const oldSpan = { start: prefix, end: old.length - suffix };
  const nextSpan = { start: prefix, end: next.length - suffix };
  const middle = Math.max(oldSpan.end - oldSpan.start, nextSpan.end - nextSpan.start);
  const minimum = middle > largeMiddle ? largeBlock : smallBlock;
  const changedPieces = cutCommonBlocks(
    { old, oldSpan, next, nextSpan },
    { minimum, budget, isBorder: isBehindTag, anchorsFrom: largeMiddle },
  );
  const splices = changedPieces.map((piece) => ({
    at: piece.next.start,
    del: piece.old.end - piece.old.start,
    // A copy, because a view would keep the whole file in memory.
    ins: next.slice(piece.next.start, piece.next.end),
  }));
  return { splices, prefix, suffix };
}
