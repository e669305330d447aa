import type { PageFlow } from '../pages/page-flow.ts';

/** A strip at the top of each page is kept free for page breaks: see page-sheets.ts. */
export const pageTop = 2;

/** An area that text wraps around, with the position of its paragraph from the top of the text, in document order. */
export interface Anchored {
  top: number;
  side: 'left' | 'right';
  width: number;
  height: number;
}

/** Its position on its page, from the top of the text there. */
export interface Exclusion {
  side: 'left' | 'right';
  top: number;
  width: number;
  height: number;
}

export interface LaidWraps {
  /** For each of them, from the top of the text. */
  tops: number[];
  byPage: ReadonlyMap<number, readonly Exclusion[]>;
}

/** Positions each area: beside its paragraph, below earlier ones on the same side, or on the next page if it does not fit. */
export function layWraps(anchored: readonly Anchored[], flow: PageFlow, column: number): LaidWraps {
  const byPage = new Map<number, Exclusion[]>();
  const tops = anchored.map((one) => {
    let page = flow.pageAt(Math.max(0, one.top));
    let top = Math.max(pageTop, one.top - flow.topOf(page));
    for (;;) {
      const others = byPage.get(page) ?? [];
      top = below(one, top, others, column);
      const space = flow.spaceOf(page);
      if (top + one.height <= space || top === pageTop) {
        const height = Math.min(one.height, space - top);
        byPage.set(page, [...others, { side: one.side, top, width: one.width, height }]);
        return flow.topOf(page) + top;
      }
      page += 1;
      top = pageTop;
    }
  });
  return { tops, byPage };
}

/** As high as possible, but not beside an area with which it would fill the column. */
function below(one: Anchored, from: number, others: readonly Exclusion[], column: number): number {
  let top = from;
  for (const other of [...others].sort((a, b) => a.top - b.top)) {
    const overlaps = top < other.top + other.height && other.top < top + one.height;
    const isInTheWay = other.side === one.side || other.width + one.width > column;
    if (overlaps && isInTheWay) top = other.top + other.height;
  }
  return top;
}

/** A float of a page, in the order in which the floats precede the text: from top to bottom. */
export interface Piece {
  kind: 'top' | 'room' | 'left' | 'rightSpace' | 'right';
  top: number;
  width: number;
  height: number;
}

/** Minimal width in pixels: elements of full column width do not fit beside it. */
const hair = 0.1;

export function pagePieces(space: number, exclusions: readonly Exclusion[]): Piece[] {
  const ordered = [...exclusions].sort((one, other) => one.top - other.top);
  const rights = ordered.filter(({ side }) => side === 'right');
  const lefts = ordered.filter(({ side }) => side === 'left');
  const pieces = [
    ...rightPieces(rights),
    { kind: 'top' as const, top: 0, width: 0, height: pageTop },
    ...leftPieces(lefts, space),
  ];
  return pieces.sort((one, other) => one.top - other.top);
}

function leftPieces(lefts: readonly Exclusion[], space: number): Piece[] {
  const pieces: Piece[] = [];
  let reached = pageTop;
  const addSpace = (until: number): void => {
    if (until <= reached) return;
    pieces.push({ kind: 'room', top: reached, width: hair, height: until - reached });
    reached = until;
  };
  for (const { top, width, height } of lefts) {
    addSpace(top);
    addSpace(top + height);
    pieces.push({ kind: 'left', top, width, height });
  }
  addSpace(space);
  return pieces;
}

function rightPieces(rights: readonly Exclusion[]): Piece[] {
  const pieces: Piece[] = [];
  let reached = 0;
  for (const { top, width, height } of rights) {
    pieces.push({ kind: 'rightSpace', top: reached, width: 0, height: top - reached });
    pieces.push({ kind: 'right', top, width, height });
    reached = top + height;
  }
  return pieces;
}
