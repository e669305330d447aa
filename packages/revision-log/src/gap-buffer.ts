/** A gap buffer: replaying thousands of nearby edits moves few bytes. */
export interface GapBuffer<T extends Uint8Array | Uint16Array> {
  length: () => number;
  at: (index: number) => number;
  /** Replaces `remove` units at `at`; throws a RangeError if out of range. */
  splice: (at: number, remove: number, insert: T) => void;
  /** Like `splice`, with a slice of a longer sequence. */
  splicePiece: (at: number, remove: number, piece: { of: T; start: number; end: number }) => void;
  slice: (start: number, end: number) => T;
  /** Number of units moved so far. */
  moved: () => number;
}

type Allocate<T> = (length: number) => T;

export function createByteBuffer(initial: Uint8Array): GapBuffer<Uint8Array> {
  return createGapBuffer<Uint8Array>(initial, (length) => new Uint8Array(length));
}

export function createUnitBuffer(initial: Uint16Array): GapBuffer<Uint16Array> {
  return createGapBuffer<Uint16Array>(initial, (length) => new Uint16Array(length));
}

function createGapBuffer<T extends Uint8Array | Uint16Array>(
  initial: T,
  allocate: Allocate<T>,
): GapBuffer<T> {
  let units = allocate(initial.length + 1024);
  units.set(initial);
  let gapStart = initial.length;
  let gapEnd = units.length;
  let moved = 0;
  const length = () => units.length - (gapEnd - gapStart);

  function moveGap(at: number): void {
    moved += Math.abs(at - gapStart);
    if (at < gapStart) {
      units.copyWithin(gapEnd - (gapStart - at), at, gapStart);
      gapEnd -= gapStart - at;
    } else if (at > gapStart) {
      units.copyWithin(gapStart, gapEnd, gapEnd + (at - gapStart));
      gapEnd += at - gapStart;
    }
    gapStart = at;
  }

  function ensureCapacity(needed: number): void {
    if (gapEnd - gapStart >= needed) return;
    const tail = units.length - gapEnd;
    const larger = allocate(units.length * 2 + needed);
    larger.set(units.subarray(0, gapStart));
    larger.set(units.subarray(gapEnd), larger.length - tail);
    gapEnd = larger.length - tail;
    units = larger;
  }

  function openGap(at: number, remove: number, capacity: number): void {
    if (at < 0 || remove < 0 || at + remove > length()) throw new RangeError('Splice beyond the end');
    if (at !== gapStart) moveGap(at);
    gapEnd += remove;
    ensureCapacity(capacity);
  }

  return {
    length,
    moved: () => moved,
    at: (index) => units[index < gapStart ? index : index + (gapEnd - gapStart)] ?? 0,
    splice: (at, remove, insert) => {
      openGap(at, remove, insert.length);
      units.set(insert, gapStart);
      gapStart += insert.length;
    },
    splicePiece: (at, remove, { of, start, end }) => {
      openGap(at, remove, end - start);
      for (let index = start; index < end; index++) units[gapStart++] = of[index] ?? 0;
    },
    slice: (start, end) => {
      const part = allocate(end - start);
      const before = Math.min(end, gapStart);
      if (start < before) part.set(units.subarray(start, before));
      const gap = gapEnd - gapStart;
      const after = Math.max(start, gapStart);
      if (after < end) part.set(units.subarray(after + gap, end + gap), after - start);
      return part;
    },
  };
}
