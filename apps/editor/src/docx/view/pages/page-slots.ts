import type { EditorView } from 'prosemirror-view';
import type { PageGeometry, PageMargins } from './page-geometry.ts';

/** The areas of one page around its text. The elements stay the same as long as the page exists. */
export interface PageSlots {
  /** One-based. */
  readonly page: number;
  /** As high as the top margin, and as wide as the text. */
  readonly header: HTMLElement;
  /** Directly below the text, as high as was reserved for this page. */
  readonly notes: HTMLElement;
  /** As high as the bottom margin. */
  readonly footer: HTMLElement;
  /** Over the whole sheet, for what is drawn on it beside the text; takes no clicks. */
  readonly sheet: HTMLElement;
}

/** The page layout of one view. `flow` is the layout of narrow frames: one endless page, one set of slots. */
export interface Pages {
  layout: () => 'pages' | 'flow';
  geometry: () => PageGeometry;
  pageCount: () => number;
  /** The page of the caret, updated with a short delay. */
  caretPage: () => number;
  /** One per page of the text, in order. A new array whenever anything in it changes. */
  slots: () => readonly PageSlots[];
  /** The page that contains a document position. Reads layout: do not call it on every key press. */
  getPageOf: (pos: number) => number;
  /** Reserves these heights for notes at the bottom of pages, in one render for all of them. */
  reserveNotes: (heights: ReadonlyMap<number, number>) => void;
  /** Heights needed by header and footer of each page; if one exceeds a margin, the margin grows on that page. */
  reserveMargins: (heights: readonly PageMargins[]) => void;
  /** The geometry of one page, whose header or footer may need higher margins. */
  geometryOf: (page: number) => PageGeometry;
  /** 1 is the original size. */
  zoom: () => number;
  setZoom: (zoom: number) => void;
  /** Calls the listener when anything above has changed, at most once per frame. */
  subscribe: (listener: () => void) => () => void;
}

const pagesByView = new WeakMap<EditorView, Pages>();

/** The pages of a view; they exist from its creation and stay the same for its life. */
export function getPages(view: EditorView): Pages {
  const pages = pagesByView.get(view);
  if (pages === undefined) throw new Error('This view has no pages');
  return pages;
}

export function storePages(view: EditorView, pages: Pages): void {
  pagesByView.set(view, pages);
}
