/** Sequences of bytes or characters, and their common blocks. */
export type Units = Uint8Array | Uint16Array | Uint32Array;

export interface Span {
  start: number;
  end: number;
}

export interface CommonBlock {
  oldAt: number;
  newAt: number;
  length: number;
}

export interface Search {
  old: Units;
  oldSpan: Span;
  next: Units;
  nextSpan: Span;
}

export interface Piece {
  old: Span;
  next: Span;
}

/** Longer, else further left in old, else in new (docs/metrics.md#the-log). */
export function isBetter(block: CommonBlock, other: CommonBlock): boolean {
  if (block.length !== other.length) return block.length > other.length;
  return block.oldAt !== other.oldAt ? block.oldAt < other.oldAt : block.newAt < other.newAt;
}

export function measureSearch({ oldSpan, nextSpan }: Search): number {
  return oldSpan.end - oldSpan.start + nextSpan.end - nextSpan.start;
}

/** What is left of both spans after cutting out these ordered, disjoint blocks. */
export function gapsBetween({ oldSpan, nextSpan }: Search, blocks: readonly CommonBlock[]): Piece[] {
  const gaps: Piece[] = [];
  let oldAt = oldSpan.start;
  let newAt = nextSpan.start;
  for (const block of blocks) {
    gaps.push({ old: { start: oldAt, end: block.oldAt }, next: { start: newAt, end: block.newAt } });
    oldAt = block.oldAt + block.length;
    newAt = block.newAt + block.length;
  }
  gaps.push({ old: { start: oldAt, end: oldSpan.end }, next: { start: newAt, end: nextSpan.end } });
  return gaps;
}
