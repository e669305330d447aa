import type { SectionProperties } from '@eigenpal/docx-editor-core/types/document';
import type { EditorView } from 'prosemirror-view';
import { type ColumnFlow, type ColumnPlan, createColumnFlow } from '../columns/column-slots.ts';
import type { Exclusion } from '../pictures/wraps.ts';
import { getRenderedScale } from '../rendered-scale.ts';
import { countPages } from './count-pages.ts';
import { keepVisibleLineInPlace } from './keep-line-in-sight.ts';
import { fitPage, type PageFit } from './page-fit.ts';
import { createPageFlow, type PageFlow } from './page-flow.ts';
import { computePageGeometry, type PageGeometry, type PageMargins } from './page-geometry.ts';
import { createPageSheets, type PageSheets } from './page-sheets.ts';
import type { PageSlots, Pages } from './page-slots.ts';
import { setPrintedPage } from './printed-page.ts';
import { choosePageToStretch, findTallBlocks } from './tall-blocks.ts';
import { watchPaper } from './watch-paper.ts';

/** In narrower frames the text is shown without pages. */
const minPagesWidth = 700;
const withoutFit = (scale: number): PageFit => ({ scale, crop: { left: 0, right: 0 } });
/** Tolerance in pixels: heights are read as integers. */
const tolerance = 2;
/** If the text exceeds its pages this often although pages are added each time, some content does not fit on any page. */
const maxExtraRounds = 24;
/** Delay before the page number of the caret is updated while typing. */
const caretDelayMs = 200;

/** The page layout of a view. It lives as long as the view; `start` and `stop` delimit one document. */
export class LivePages implements Pages {
  readonly #view: EditorView;
  readonly #paper: HTMLElement;
  readonly #section: () => SectionProperties | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #notes = new Map<number, number>();
  readonly #stretchedHeight = new Map<number, number>();
  #marginsNeeded: readonly PageMargins[] = [];
  #exclusions: ReadonlyMap<number, readonly Exclusion[]> = new Map();
  #lastSection: SectionProperties | undefined;
  #columnPlan: ColumnPlan | null = null;
  #columnFlow: ColumnFlow | null = null;
  #layout: 'pages' | 'flow' = 'pages';
  #zoom = 1;
  #width = Number.POSITIVE_INFINITY;
  #count = 1;
  #caretPage = 1;
  #geometry: PageGeometry;
  #flow: PageFlow;
  #sheets: PageSheets | null = null;
  #slots: readonly PageSlots[] = [];
  #stopWatching = (): void => {};
  #notifyFrame = 0;
  #fitFrame = 0;
  #caretTimer = 0;
  #extraRounds = 0;

  constructor(view: EditorView, section: () => SectionProperties | undefined) {
    this.#view = view;
    this.#paper = view.dom.parentElement ?? view.dom;
    this.#section = section;
    this.#geometry = computePageGeometry(undefined);
    this.#flow = this.#createFlow();
  }

  layout = (): 'pages' | 'flow' => this.#layout;
  geometry = (): PageGeometry => this.#geometry;
  geometryOf = (page: number): PageGeometry => {
    const { header, footer } = this.#flow.getMargins(page);
    return { ...this.#geometry, top: header, bottom: footer };
  };
  pageCount = (): number => (this.#layout === 'pages' ? this.#count : 1);
  caretPage = (): number => Math.min(this.#caretPage, this.pageCount());
  slots = (): readonly PageSlots[] => this.#slots;
  zoom = (): number => this.#zoom;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  setZoom(zoom: number): void {
    this.#zoom = zoom;
    this.#render();
  }

  reserveNotes(heights: ReadonlyMap<number, number>): void {
    const notes = this.#notes;
    const changed = [...heights].filter(([page, height]) => (notes.get(page) ?? 0) !== height);
    if (changed.length === 0) return;
    for (const [page, height] of changed) {
      if (height > 0) notes.set(page, height);
      else notes.delete(page);
    }
    this.#render();
  }

  reserveMargins(margins: readonly PageMargins[]): void {
    if (JSON.stringify(margins) === JSON.stringify(this.#marginsNeeded)) return;
    this.#marginsNeeded = margins;
    // Whoever lays out by the geometry does so again.
    this.#geometry = { ...this.#geometry };
    this.#render();
  }

  flow(): PageFlow {
    return this.#flow;
  }

  /** Sets the areas that the text wraps around. Takes effect synchronously. */
  setExclusions(exclusions: ReadonlyMap<number, readonly Exclusion[]>): void {
    this.#exclusions = exclusions;
    this.#render();
  }

  /** The columns of the text, if it has any; null without pages, where it has none. */
  columnFlow(): ColumnFlow | null {
    if (this.#layout === 'flow' || this.#columnPlan === null) return null;
    this.#columnFlow ??= createColumnFlow(this.#flow, this.#columnPlan);
    return this.#columnFlow;
  }

  /** Sets the columns of the pages. Takes effect synchronously. */
  setColumnPlan(plan: ColumnPlan | null): void {
    if (plan === null && this.#columnPlan === null) return;
    this.#columnPlan = plan;
    this.#render();
    if (this.#columnPlan !== null) this.#textChanged(this.#view.dom.offsetHeight);
  }

  getPageOf(pos: number): number {
    if (this.#layout === 'flow') return 1;
    const { dom } = this.#view;
    const { top, bottom } = this.#view.coordsAtPos(pos);
    return this.#flow.getPageAt(
      Math.max(0, ((top + bottom) / 2 - dom.getBoundingClientRect().top) / getRenderedScale(dom)),
    );
  }

  start(): void {
    this.#notes.clear();
    this.#marginsNeeded = [];
    this.#stretchedHeight.clear();
    this.#exclusions = new Map();
    this.#columnPlan = null;
    this.#extraRounds = 0;
    this.#sheets = createPageSheets(this.#paper, this.#view.dom);
    this.#stopWatching = watchPaper(this.#paper, this.#view.dom, {
      onText: (height) => this.#textChanged(height),
      onFrame: (width) => this.#frameChanged(width),
    });
    this.#readGeometry();
  }

  stop(): void {
    this.#stopWatching();
    cancelAnimationFrame(this.#notifyFrame);
    cancelAnimationFrame(this.#fitFrame);
    clearTimeout(this.#caretTimer);
    this.#notifyFrame = 0;
    this.#fitFrame = 0;
    this.#sheets?.remove();
    this.#sheets = null;
  }

  /** Called on every change; only some change the page setup. */
  documentChanged(): void {
    if (this.#section() !== this.#lastSection) this.#readGeometry();
  }

  /** The paper must be as high as the text before scrolling to a position. Reads layout, as scrolling does anyway. */
  beforeScrolling(): void {
    this.#textChanged(this.#view.dom.offsetHeight);
  }

  caretMoved(): void {
    clearTimeout(this.#caretTimer);
    this.#caretTimer = window.setTimeout(() => this.#readCaret(), caretDelayMs);
  }

  #readGeometry(): void {
    this.#lastSection = this.#section();
    this.#geometry = computePageGeometry(this.#lastSection);
    this.#render();
  }

  #createFlow(): PageFlow {
    const [notes, stretchedHeight] = [this.#notes, this.#stretchedHeight];
    return createPageFlow(this.#geometry, { notes, margins: this.#marginsNeeded, stretchedHeight });
  }

  #render(): void {
    if (this.#sheets === null) return;
    this.#flow = this.#createFlow();
    this.#columnFlow = null;
    this.#sheets.draw(this.#count, {
      flow: this.#flow,
      geometry: this.#geometry,
      exclusions: this.#exclusions,
      columns: this.columnFlow(),
    });
    this.#paper.dataset.layout = this.#layout;
    this.#applyFit();
    setPrintedPage(this.#geometry, this.#layout);
    this.#slots = this.#layout === 'pages' ? this.#sheets.slots() : [this.#sheets.endless];
    this.#notify();
  }

  #notify(): void {
    this.#notifyFrame ||= requestAnimationFrame(() => {
      this.#notifyFrame = 0;
      for (const listener of this.#listeners) listener();
    });
  }

  #textChanged(height: number): void {
    if (this.#layout === 'flow' || this.#sheets === null) return;
    const laidOut = { flow: this.#flow, columns: this.columnFlow(), capacity: this.#sheets.capacity() };
    const { count, exceedsPages } = countPages(height, laidOut);
    this.#extraRounds = exceedsPages ? this.#extraRounds + 1 : 0;
    if (this.#extraRounds > maxExtraRounds) {
      this.#frameChanged(this.#width);
      return;
    }
    if (exceedsPages || this.#stretchedHeight.size > 0) this.#scheduleFit();
    if (count === this.#count) return;
    this.#count = count;
    this.#render();
    this.caretMoved();
  }

  /** Content higher than a page is placed after the last page until a page is stretched for it. */
  #scheduleFit(): void {
    this.#fitFrame ||= requestAnimationFrame(() => {
      this.#fitFrame = 0;
      this.#fitTallBlocks();
    });
  }

  #fitTallBlocks(): void {
    const stretchedHeight = this.#stretchedHeight;
    const { dom } = this.#view;
    const tallElements = findTallBlocks(dom, this.#flow.smallestSpace);
    if (tallElements.length === 0 && stretchedHeight.size === 0) return;
    const before = JSON.stringify([...stretchedHeight]);
    stretchedHeight.clear();
    for (const { height, getTextEndBefore } of tallElements) {
      this.#render();
      const page = choosePageToStretch(getTextEndBefore(), this.#flow);
      stretchedHeight.set(page, height - this.#flow.getTextHeight(page) + tolerance);
    }
    if (JSON.stringify([...stretchedHeight]) === before && tallElements.length === 0) return;
    this.#count = Math.max(1, Math.min(this.#count, this.#flow.getPageAt(dom.offsetHeight)));
    this.#render();
  }

  /** A panel beside the text narrows its area, but does not switch to the layout without pages: that depends on the window width. */
  #frameChanged(width: number): void {
    const { clientWidth } = this.#paper.ownerDocument.documentElement;
    // Without pages everything is visible.
    const isUnpaged = clientWidth < minPagesWidth || this.#extraRounds > maxExtraRounds;
    const layout = isUnpaged ? 'flow' : 'pages';
    if (layout === this.#layout && width === this.#width) return;
    keepVisibleLineInPlace(this.#view, () => {
      this.#layout = layout;
      this.#width = width;
      this.#render();
    });
  }

  #applyFit(): void {
    const { style } = this.#paper;
    const { scale, crop } =
      this.#layout === 'pages' ? fitPage(this.#width, this.#geometry, this.#zoom) : withoutFit(this.#zoom);
    style.setProperty('--zoom', `${scale}`);
    style.setProperty('--crop-left', `${crop.left}px`);
    style.setProperty('--crop-right', `${crop.right}px`);
    this.#paper.dataset.cut = `${crop.left + crop.right > 0}`;
  }

  #readCaret(): void {
    const page = this.getPageOf(this.#view.state.selection.head);
    if (page === this.#caretPage) return;
    this.#caretPage = page;
    this.#notify();
  }
}
