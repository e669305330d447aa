import type { Span, Units } from './block.ts';

// Two odd multipliers: together a 64-bit fingerprint. A hit is compared unit by unit before it counts.
const multiplierA = 0x01000193;
const multiplierB = 0x2c1b3c6d;

function power(multiplier: number, exponent: number): number {
  let result = 1;
  for (let index = 0; index < exponent; index++) result = Math.imul(result, multiplier);
  return result;
}

/** Calls `visit(at, hashA, hashB)` for each run of `length` units in the span, from left to right, until it says no. */
export function eachRun(
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

export interface RunTable {
  /** Leftmost place of that run, -1 if there is none. */
  find: (a: number, b: number) => number;
  /** The next place of the same run, -1 after the last. */
  after: (position: number) => number;
}

/** The places of every run of that length. */
export function indexRuns(units: Units, span: Span, length: number): RunTable {
  const runs = span.end - span.start - length + 1;
  let capacity = 16;
  while (capacity < runs * 2) capacity *= 2;
  const mask = capacity - 1;
  const places = new Int32Array(capacity).fill(-1);
  const hashesA = new Int32Array(capacity);
  const hashesB = new Int32Array(capacity);
  const lasts = new Int32Array(capacity);
  const nexts = new Int32Array(Math.max(0, runs)).fill(-1);
  const findSlot = (a: number, b: number): number => {
    let slot = (a ^ (a >>> 15) ^ Math.imul(b, 0x9e3779b1)) & mask;
    while (places[slot] !== -1 && (hashesA[slot] !== a || hashesB[slot] !== b)) slot = (slot + 1) & mask;
    return slot;
  };
  eachRun(units, span, length, (at, a, b) => {
    const slot = findSlot(a, b);
    if (places[slot] === -1) {
      places[slot] = at;
      hashesA[slot] = a;
      hashesB[slot] = b;
    } else nexts[(lasts[slot] ?? 0) - span.start] = at;
    lasts[slot] = at;
    return true;
  });
  return {
    find: (a, b) => places[findSlot(a, b)] ?? -1,
    after: (position) => nexts[position - span.start] ?? -1,
  };
}
