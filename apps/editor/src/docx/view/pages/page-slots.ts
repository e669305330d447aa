import type { EditorView } from 'prosemirror-view';
import type { PageGeometry } from './page-geometry.ts';

/** The places of one page around its text. The elements stay the same as long as the page is there. */
export interface PageSlots {
  /** From 1. */
  readonly page: number;
  /** As high as the top margin, over the whole width of the text. */
  readonly header: HTMLElement;
  /** Directly under the text, as high as was reserved for this page. */
  readonly notes: HTMLElement;
  /** As high as the bottom margin. */
  readonly footer: HTMLElement;
}

/** What surrounds the text of one view. `flow` is the layout of narrow frames: one endless page, one set of slots. */
export interface Pages {
  layout: () => 'pages' | 'flow';
  geometry: () => PageGeometry;
  pageCount: () => number;
  /** The page on which the caret stands; brought up to date a moment after it moved. */
  caretPage: () => number;
  /** One for each page of the text, in order. The list is a new one whenever anything in it changed. */
  slots: () => readonly PageSlots[];
  /** The page that holds a position of the document. Reads the layout: not to be asked with every key. */
  pageOf: (pos: number) => number;
  /** Takes these heights from the text of pages and gives them to their notes, in one drawing for all of them. */
  reserveNotes: (heights: ReadonlyMap<number, number>) => void;
  /** Heights that header and footer need; what exceeds a margin makes it grow, on all pages. */
  reserveMargins: (heights: { header: number; footer: number }) => void;
  /** 1 is the size of the file's own lengths. */
  zoom: () => number;
  setZoom: (zoom: number) => void;
  /** Called when anything above has changed, at most once a frame. */
  subscribe: (listener: () => void) => () => void;
}

const known = new WeakMap<EditorView, Pages>();

/** The pages of a view; there from the moment it is created, and the same for its whole life. */
export function pagesOf(view: EditorView): Pages {
  const pages = known.get(view);
  if (pages === undefined) throw new Error('This view has no pages');
  return pages;
}

export function storePages(view: EditorView, pages: Pages): void {
  known.set(view, pages);
}
