import type { PageGeometry } from './page-geometry.ts';

/** Between two sheets of paper the desk is seen. */
export const pageGap = 24;
/** A page keeps room for some lines, however many notes it has. */
const minSpace = 96;

/** What differs from page to page; pages are counted from 1. */
export interface PageNeeds {
  /** Heights of the notes at the foot of pages. */
  notes: ReadonlyMap<number, number>;
  /** Pages that hold something taller than a page, and by how much it is taller. */
  stretchedHeight: ReadonlyMap<number, number>;
}

/** Where the pages of a text stand, from the top of the text on the first page downwards. */
export interface PageFlow {
  /** How high the text of a page may be. */
  spaceOf: (page: number) => number;
  notesOf: (page: number) => number;
  /** Where the text of a page begins. */
  topOf: (page: number) => number;
  /** The page on whose sheet, or in the gap under it, a height lies. */
  pageAt: (height: number) => number;
  /** From the upper edge of the first sheet to the lower edge of this page's. */
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
      // Only stretched pages make the guess too high, each by a few pages.
      while (page > 1 && topOf(page) > height) page -= 1;
      return Math.max(1, page);
    },
    paperHeight: (page) => topOf(page) + geometry.height + (needs.stretchedHeight.get(page) ?? 0),
  };
}

/**
 * How many pages a text of this height takes, where the browser was given gaps for `capacity` pages. What stands beyond the last gap is not
 * broken yet: it will take as many pages as fit into its height.
 */
export function pagesFor(height: number, flow: PageFlow, capacity: number): number {
  const space = flow.spaceOf(capacity);
  const beyond = height - flow.topOf(capacity);
  if (beyond <= space) return flow.pageAt(Math.max(0, height - 1));
  return capacity - 1 + Math.ceil(beyond / space);
}
