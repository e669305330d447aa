import type { PageGeometry } from './page-geometry.ts';

/** Gap between two sheets. */
export const pageGap = 24;
/** A page keeps space for some lines, however many notes it has. */
const minSpace = 96;

/** Differences between pages; pages are counted from 1. */
export interface PageNeeds {
  /** Heights of the notes on each page. */
  notes: ReadonlyMap<number, number>;
  /** Pages with content higher than a page, and by how much. */
  stretchedHeight: ReadonlyMap<number, number>;
}

/** Vertical positions of pages, from the top of the text on the first page. */
export interface PageFlow {
  /** Maximum text height on a page. */
  spaceOf: (page: number) => number;
  notesOf: (page: number) => number;
  /** Where the text of a page starts. */
  topOf: (page: number) => number;
  /** The page whose sheet, or gap below it, contains a height. */
  pageAt: (height: number) => number;
  /** From the top of the first sheet to the bottom of this page's. */
  paperHeight: (page: number) => number;
}

export function pageFlow(geometry: PageGeometry, needs: PageNeeds): PageFlow {
  const space = geometry.height - geometry.top - geometry.bottom;
  const period = geometry.height + pageGap;
  const stretched = [...needs.stretchedHeight].sort(([one], [other]) => one - other);
  const notesOf = (page: number): number =>
    Math.min(needs.notes.get(page) ?? 0, Math.max(0, space - minSpace));
  const topOf = (page: number): number => {
    let top = (page - 1) * period;
    for (const [earlier, by] of stretched) if (earlier < page) top += by;
    return top;
  };
  return {
    spaceOf: (page) => space - notesOf(page) + (needs.stretchedHeight.get(page) ?? 0),
    notesOf,
    topOf,
    pageAt: (height) => {
      let page = Math.floor(height / period) + 1;
      // Only stretched pages make the estimate too high, each by a few pages.
      while (page > 1 && topOf(page) > height) page -= 1;
      return Math.max(1, page);
    },
    paperHeight: (page) => topOf(page) + geometry.height + (needs.stretchedHeight.get(page) ?? 0),
  };
}

/**
 * The number of pages for a text of this height, if the browser was given gaps for `capacity` pages. Text after the last gap is not broken yet: its
 * pages are estimated from its height.
 */
export function pagesFor(height: number, flow: PageFlow, capacity: number): number {
  const space = flow.spaceOf(capacity);
  const beyond = height - flow.topOf(capacity);
  if (beyond <= space) return flow.pageAt(Math.max(0, height - 1));
  return capacity - 1 + Math.ceil(beyond / space);
}
