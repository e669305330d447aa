import type { PageFlow } from '../pages/page-flow.ts';

/** A strip at the top of each page is kept free for page breaks: see page-sheets.ts. */
export const pageTop = 2;

/** An area that text wraps around, with the position of its paragraph from the top of the text, in document order. */
export interface AnchoredPicture {
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

interface WrapPositions {
  /** For each of them, from the top of the text. */
  tops: number[];
  byPage: ReadonlyMap<number, readonly Exclusion[]>;
}

/** Positions each area: beside its paragraph, below earlier ones on the same side, or on the next page if it does not fit. */
export function positionWraps(
  pictures: readonly AnchoredPicture[],
  flow: PageFlow,
  column: number,
): WrapPositions {
  const byPage = new Map<number, Exclusion[]>();
  const tops = pictures.map((one) => {
    let page = flow.getPageAt(Math.max(0, one.top));
    let top = Math.max(pageTop, one.top - flow.getTop(page));
    for (;;) {
      const exclusionsOnPage = byPage.get(page) ?? [];
      top = findFreeTop(one, top, exclusionsOnPage, column);
      const space = flow.getTextHeight(page);
      if (top + one.height <= space || top === pageTop) {
        const height = Math.min(one.height, space - top);
        byPage.set(page, [...exclusionsOnPage, { side: one.side, top, width: one.width, height }]);
        return flow.getTop(page) + top;
      }
      page += 1;
      top = pageTop;
    }
  });
  return { tops, byPage };
}

/** As high as possible, but not beside an area with which it would fill the column. */
function findFreeTop(
  one: AnchoredPicture,
  from: number,
  others: readonly Exclusion[],
  column: number,
): number {
  let top = from;
  for (const other of [...others].sort((a, b) => a.top - b.top)) {
    const overlaps = top < other.top + other.height && other.top < top + one.height;
    const isBlocking = other.side === one.side || other.width + one.width > column;
    if (overlaps && isBlocking) top = other.top + other.height;
  }
  return top;
}

/** A float of a page, in the order in which the floats precede the text: from top to bottom. */
export interface PageFloat {
  kind: 'top' | 'room' | 'left' | 'rightSpace' | 'right' | 'divider';
  top: number;
  width: number;
  height: number;
}

/** Minimal width in pixels: elements of full column width do not fit beside it. */
export const minFloatWidth = 0.1;

export function createPageFloats(space: number, exclusions: readonly Exclusion[]): PageFloat[] {
  const ordered = [...exclusions].sort((one, other) => one.top - other.top);
  const rights = ordered.filter(({ side }) => side === 'right');
  const lefts = ordered.filter(({ side }) => side === 'left');
  const floats = [
    ...createRightFloats(rights),
    { kind: 'top' as const, top: 0, width: 0, height: pageTop },
    ...createLeftFloats(lefts, space),
  ];
  return floats.sort((one, other) => one.top - other.top);
}

function createLeftFloats(lefts: readonly Exclusion[], space: number): PageFloat[] {
  const floats: PageFloat[] = [];
  let filledUpTo = pageTop;
  const addSpace = (end: number): void => {
    if (end <= filledUpTo) return;
    floats.push({ kind: 'room', top: filledUpTo, width: minFloatWidth, height: end - filledUpTo });
    filledUpTo = end;
  };
  for (const { top, width, height } of lefts) {
    addSpace(top);
    addSpace(top + height);
    floats.push({ kind: 'left', top, width, height });
  }
  addSpace(space);
  return floats;
}

function createRightFloats(rights: readonly Exclusion[]): PageFloat[] {
  const floats: PageFloat[] = [];
  let filledUpTo = 0;
  for (const { top, width, height } of rights) {
    floats.push({ kind: 'rightSpace', top: filledUpTo, width: 0, height: top - filledUpTo });
    floats.push({ kind: 'right', top, width, height });
    filledUpTo = top + height;
  }
  return floats;
}
