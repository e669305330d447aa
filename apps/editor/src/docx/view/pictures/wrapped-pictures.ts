import type { ImageAttrs } from '@eigenpal/docx-editor-core/prosemirror/schema';
import type { EditorView } from 'prosemirror-view';
import type { LivePages } from '../pages/pages.ts';
import { getRenderedScale } from '../rendered-scale.ts';
import { computeFreePlace } from './free-place.ts';
import { distance, getWrapping } from './picture-css.ts';
import type { WrappedPictures } from './picture-view.ts';
import { type AnchoredPicture, positionWraps } from './wraps.ts';

/** A picture can move the anchor of the next one; this settles within a few rounds, otherwise the last result stays. */
const maxRounds = 4;
/** Padding that keeps the first margin inside the text: see text.css. */
const textTop = 1;

/** Pictures with a place of their own: beside the text, over it or behind it. Layout is measured only if there are any, once a frame after a change. */
export class WrapLayout implements WrappedPictures {
  readonly #pictures = new Map<HTMLElement, Partial<ImageAttrs>>();
  #pages: LivePages | null = null;
  #view: EditorView | null = null;
  #lastLayout = '[]';
  #animationFrame = 0;

  connect(view: EditorView, pages: LivePages): () => void {
    this.#view = view;
    this.#pages = pages;
    this.scheduleLayout();
    const unsubscribe = pages.subscribe(() => this.scheduleLayout());
    // Fonts that load late move the text without a document change.
    const observer = new ResizeObserver(() => this.scheduleLayout());
    observer.observe(view.dom);
    return () => {
      unsubscribe();
      observer.disconnect();
      cancelAnimationFrame(this.#animationFrame);
      this.#view = null;
    };
  }

  register(picture: HTMLElement, attrs: Partial<ImageAttrs>): void {
    this.#pictures.set(picture, attrs);
    this.scheduleLayout();
  }

  unregister(picture: HTMLElement): void {
    if (this.#pictures.delete(picture)) this.scheduleLayout();
  }

  scheduleLayout(): void {
    const isNothingToDo = this.#pictures.size === 0 && this.#lastLayout === '[]';
    if (isNothingToDo || this.#view === null) return;
    this.#animationFrame ||= requestAnimationFrame(() => {
      this.#animationFrame = 0;
      this.#layOut();
    });
  }

  #layOut(): void {
    const [view, pages] = [this.#view, this.#pages];
    if (view === null || pages === null || pages.layout() === 'flow') return;
    const all = [...this.#pictures.keys()];
    const isBesideText = (picture: HTMLElement): boolean =>
      isWrapped(picture) &&
      isInRunningText(picture, view.dom) &&
      picture.closest('.in-columns') === null &&
      this.#findFreePlace(picture, view.dom, pages) === null;
    const wrappedInText = all.filter(isBesideText);
    const pictures = wrappedInText.sort((one, other) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
    for (let round = 0; round < maxRounds; round++) {
      const anchors = pictures.map((picture) => this.#getAnchor(picture, view.dom, pages));
      const layout = positionWraps(anchors, pages.flow(), view.dom.clientWidth);
      const text = JSON.stringify([...layout.byPage]);
      const isSettled = text === this.#lastLayout;
      this.#lastLayout = text;
      if (!isSettled) pages.setExclusions(layout.byPage);
      pictures.forEach((picture, index) => {
        const [top, left] = [layout.tops[index] ?? 0, anchors[index]?.left ?? 0];
        placeBesideText(picture, { left, top, page: pages.flow().getPageAt(top) });
      });
      if (isSettled) break;
    }
    // All are measured before the first is placed, so that layout is computed once.
    const places = all.map((picture) => this.#findFreePlace(picture, view.dom, pages));
    const origins = all.map((picture) => measureOrigin(picture, view.dom));
    all.forEach((picture, index) => {
      placeFree(picture, places[index] ?? null, origins[index] ?? null);
    });
  }

  /** Over the text, behind it, or beside the column: where the file says. Null for a picture with text beside it. */
  #findFreePlace(picture: HTMLElement, text: HTMLElement, pages: LivePages): Place | null {
    const place = this.#computePlace(picture, text, pages);
    if (place === null || !isWrapped(picture)) return place;
    const isInMargin = place.left + picture.offsetWidth <= 0 || place.left >= text.clientWidth;
    return isInMargin ? place : null;
  }

  #computePlace(picture: HTMLElement, text: HTMLElement, pages: LivePages): Place | null {
    const { position } = this.#pictures.get(picture) ?? {};
    const paragraph = findAnchor(picture);
    if (position === undefined || position === null || paragraph === null) return null;
    const flow = pages.flow();
    const anchor = measureBox(paragraph, text);
    const page = flow.getPageAt(Math.max(0, anchor.top));
    const isInCell = paragraph.closest('td, th') !== null;
    const place = computeFreePlace(position, {
      size: { width: picture.offsetWidth, height: picture.offsetHeight },
      column: isInCell ? anchor : { left: 0, width: text.clientWidth },
      anchorTop: anchor.top - textTop,
      pageTop: flow.getTop(page),
      geometry: pages.geometryOf(page),
    });
    return { ...place, page };
  }

  #getAnchor(picture: HTMLElement, text: HTMLElement, pages: LivePages): AnchoredPicture & { left: number } {
    const attrs = this.#pictures.get(picture) ?? {};
    const paragraph = findAnchor(picture);
    const anchorTop = paragraph === null ? 0 : measureBox(paragraph, text).top - textTop;
    const place = this.#computePlace(picture, text, pages);
    const isFromParagraph = ['paragraph', 'line'].includes(
      attrs.position?.vertical?.relativeTo ?? 'paragraph',
    );
    const top = isFromParagraph ? Math.max(anchorTop, place?.top ?? anchorTop) : (place?.top ?? anchorTop);
    return {
      ...computeSide(picture, { attrs, left: place?.left ?? null, column: text.clientWidth }),
      // Rounded up, so that it does not overlap the block before it, which would move.
      top: Math.max(0, Math.ceil(top)),
      height: picture.offsetHeight + (attrs.distTop ?? 0) + (attrs.distBottom ?? 0),
    };
  }
}

/** From the left and the top of the text, in pixels. */
interface Place {
  left: number;
  top: number;
  page: number;
}

function placeBesideText({ style }: HTMLElement, { left, top, page }: Place): void {
  style.setProperty('--wrap-left', `${Math.round(left * 10) / 10}px`);
  style.setProperty('--wrap-top', `${top + textTop}px`);
  style.setProperty('--pages-before', `${page - 1}`);
}

function placeFree(
  { classList, style }: HTMLElement,
  place: Place | null,
  origin: { left: number; top: number } | null,
): void {
  classList.toggle('placed', place !== null);
  if (place === null) return;
  style.setProperty('--free-left', `${place.left - (origin?.left ?? 0)}px`);
  style.setProperty('--free-top', `${place.top + textTop - (origin?.top ?? 0)}px`);
  style.setProperty('--pages-before', `${origin === null ? place.page - 1 : 0}`);
}

/** A paragraph that is moved to its column is what its pictures are placed in; null for the text. */
function measureOrigin(picture: HTMLElement, text: HTMLElement): { left: number; top: number } | null {
  const moved = picture.parentElement?.closest<HTMLElement>('.shifted');
  return moved === null || moved === undefined ? null : measureBox(moved, text);
}

/** The text stands on the wider side of a picture; what is on the other side stays empty. */
function computeSide(
  picture: HTMLElement,
  { attrs, left, column }: { attrs: Partial<ImageAttrs>; left: number | null; column: number },
): Pick<AnchoredPicture, 'side' | 'width'> & { left: number } {
  const width = picture.offsetWidth;
  const start = left ?? (getWrapping(attrs) === 'right' ? column - width : 0);
  const [before, after] = [Math.max(0, start), Math.max(0, column - start - width)];
  const side = before > after ? 'right' : 'left';
  return side === 'left'
    ? { side, left: start, width: start + width + (attrs.distRight || distance) }
    : { side, left: start, width: column - start + (attrs.distLeft || distance) };
}

function measureBox(element: Element, text: HTMLElement): { left: number; top: number; width: number } {
  const [own, whole] = [element.getBoundingClientRect(), text.getBoundingClientRect()];
  const scale = getRenderedScale(text);
  return {
    left: (own.left - whole.left) / scale,
    top: (own.top - whole.top) / scale,
    width: own.width / scale,
  };
}

const isWrapped = (picture: HTMLElement): boolean => picture.classList.contains('wrapped');

/** The paragraph that a picture is in; for a text box, the one after it. */
function findAnchor(picture: HTMLElement): Element | null {
  if (!picture.classList.contains('docx-textbox')) return picture.closest('p');
  let next = picture.nextElementSibling;
  while (next !== null && (next.tagName !== 'P' || next.classList.contains('docx-textbox')))
    next = next.nextElementSibling;
  return next ?? picture.parentElement;
}

/** In cells and text boxes the browser floats a picture by itself. */
function isInRunningText(picture: HTMLElement, text: HTMLElement): boolean {
  return picture.parentElement?.closest('td, th, .docx-textbox') === null && text.contains(picture);
}
