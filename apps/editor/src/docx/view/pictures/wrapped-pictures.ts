import type { ImageAttrs } from '@eigenpal/docx-editor-core/prosemirror/schema';
import type { EditorView } from 'prosemirror-view';
import type { PageFlow } from '../pages/page-flow.ts';
import type { LivePages } from '../pages/pages.ts';
import { getRenderedScale } from '../rendered-scale.ts';
import { distance, getWrapping } from './picture-css.ts';
import type { WrappedPictures } from './picture-view.ts';
import { type AnchoredPicture, positionWraps, type WrapPositions } from './wraps.ts';

/** A picture can move the anchor of the next one; this settles within a few rounds, otherwise the last result stays. */
const maxRounds = 4;
/** Padding that keeps the first margin inside the text: see text.css. */
const textTop = 1;

/** Pictures with text wrapping. Layout is measured only if there are any, once a frame after a change. */
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
    const wrappedInText = [...this.#pictures.keys()].filter((picture) => isInRunningText(picture, view.dom));
    const pictures = wrappedInText.sort((one, other) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
    for (let round = 0; round < maxRounds; round++) {
      const layout = positionWraps(
        pictures.map((picture) => this.#getAnchor(picture, view.dom)),
        pages.flow(),
        view.dom.clientWidth,
      );
      const text = JSON.stringify([...layout.byPage]);
      const isSettled = text === this.#lastLayout;
      this.#lastLayout = text;
      if (!isSettled) pages.setExclusions(layout.byPage);
      this.#placePictures(pictures, layout, pages.flow());
      if (isSettled) return;
    }
  }

  #getAnchor(picture: HTMLElement, text: HTMLElement): AnchoredPicture {
    const attrs = this.#pictures.get(picture) ?? {};
    const paragraph = picture.closest('p');
    const { vertical } = attrs.position ?? {};
    const isOffset = vertical?.relativeTo === 'paragraph' || vertical?.relativeTo === 'line';
    const offsetBelow = isOffset ? Math.max(0, (vertical?.posOffset ?? 0) / emuPerPixel) : 0;
    const side = getWrapping(attrs) === 'right' ? 'right' : 'left';
    const sideDistance = side === 'left' ? attrs.distRight : attrs.distLeft;
    return {
      side,
      // Rounded up, so that it does not overlap the block before it, which would move.
      top: Math.ceil(measureTop(paragraph, text) - textTop) + offsetBelow,
      width: picture.offsetWidth + (sideDistance || distance),
      height: picture.offsetHeight + (attrs.distTop ?? 0) + (attrs.distBottom ?? 0),
    };
  }

  #placePictures(pictures: HTMLElement[], { tops }: WrapPositions, flow: PageFlow): void {
    pictures.forEach((picture, index) => {
      const top = tops[index] ?? 0;
      picture.style.setProperty('--wrap-top', `${top + textTop}px`);
      picture.style.setProperty('--pages-before', `${flow.getPageAt(top) - 1}`);
    });
  }
}

const emuPerPixel = 9525;

function measureTop(paragraph: Element | null, text: HTMLElement): number {
  if (paragraph === null) return 0;
  const from = text.getBoundingClientRect().top;
  return (paragraph.getBoundingClientRect().top - from) / getRenderedScale(text);
}

/** In cells and text boxes the browser floats a picture by itself. */
function isInRunningText(picture: HTMLElement, text: HTMLElement): boolean {
  return picture.closest('td, th, .docx-textbox') === null && text.contains(picture);
}
