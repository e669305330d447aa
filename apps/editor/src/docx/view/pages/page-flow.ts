import { growMargins, type PageGeometry, type PageMargins } from './page-geometry.ts';

/** Gap between two sheets. */
export const pageGap = 24;
/** A page keeps space for some lines, however many notes it has. */
const minTextHeight = 96;

/** Differences between pages; pages are counted from 1. */
export interface PageAdjustments {
  /** Heights of the notes on each page. */
  notes: ReadonlyMap<number, number>;
  /** Heights that header and footer need on each page, in order. Later pages are like the last of them. */
  margins: readonly PageMargins[];
  /** Pages with content higher than a page, and by how much. */
  stretchedHeight: ReadonlyMap<number, number>;
}

/** Vertical positions of pages, from the top of the text on the first page. */
export interface PageFlow {
  /** Maximum text height on a page. */
  getTextHeight: (page: number) => number;
  getNotesHeight: (page: number) => number;
  /** Of the page with the highest header and footer. */
  smallestSpace: number;
  getMargins: (page: number) => PageMargins;
  /** Where the text of a page starts. */
  getTop: (page: number) => number;
  /** The page whose sheet, or gap below it, contains a height. */
  getPageAt: (height: number) => number;
  /** From the top of the first sheet to the bottom of this page's. */
  getPaperHeight: (page: number) => number;
}

export function createPageFlow(geometry: PageGeometry, adjustments: PageAdjustments): PageFlow {
  const margins = adjustments.margins.map((needed) => growMargins(geometry, needed));
  const ownMargins = { header: geometry.top, footer: geometry.bottom };
  const getMargins = (page: number): PageMargins => margins[page - 1] ?? margins.at(-1) ?? ownMargins;
  const getSpace = (page: number): number =>
    geometry.height - getMargins(page).header - getMargins(page).footer;
  const pageDistance = geometry.height + pageGap;
  const stretched = [...adjustments.stretchedHeight].sort(([one], [other]) => one - other);
  const getNotesHeight = (page: number): number =>
    Math.min(adjustments.notes.get(page) ?? 0, Math.max(0, getSpace(page) - minTextHeight));
  const getTop = (page: number): number => {
    let top = (page - 1) * pageDistance + getMargins(page).header - getMargins(1).header;
    for (const [earlier, extraHeight] of stretched) if (earlier < page) top += extraHeight;
    return top;
  };
  return {
    getTextHeight: (page) =>
      getSpace(page) - getNotesHeight(page) + (adjustments.stretchedHeight.get(page) ?? 0),
    getNotesHeight,
    smallestSpace: Math.min(...[1, ...margins.keys()].map(getSpace)),
    getMargins,
    getTop,
    getPageAt: (height) => {
      let page = Math.floor(height / pageDistance) + 1;
      // Only stretched pages make the estimate too high, each by a few pages.
      while (page > 1 && getTop(page) > height) page -= 1;
      // A page with a lower header begins before the estimate.
      if (getTop(page + 1) <= height) page += 1;
      return Math.max(1, page);
    },
    getPaperHeight: (page) =>
      getTop(page) -
      getMargins(page).header +
      getMargins(1).header +
      geometry.height +
      (adjustments.stretchedHeight.get(page) ?? 0),
  };
}

/**
 * The number of pages for a text of this height, if the browser was given gaps for `capacity` pages. Text after the last gap is not broken yet: its
 * pages are estimated from its height.
 */
export function computePageCount(height: number, flow: PageFlow, capacity: number): number {
  const textHeight = flow.getTextHeight(capacity);
  const remainingHeight = height - flow.getTop(capacity);
  if (remainingHeight <= textHeight) return flow.getPageAt(Math.max(0, height - 1));
  return capacity - 1 + Math.ceil(remainingHeight / textHeight);
}
