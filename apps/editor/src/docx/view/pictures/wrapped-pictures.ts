import type { ImageAttrs } from '@eigenpal/docx-editor-core/prosemirror/schema';
import type { EditorView } from 'prosemirror-view';
import type { PageFlow } from '../pages/page-flow.ts';
import type { LivePages } from '../pages/pages.ts';
import { renderedScale } from '../rendered-scale.ts';
import { distance, wrappingOf } from './picture-css.ts';
import type { WrappedPictures } from './picture-view.ts';
import { type Anchored, type LaidWraps, layWraps } from './wraps.ts';

/** A picture can move the anchor of the next one; this settles within a few rounds, otherwise the last result stays. */
const rounds = 4;
/** Padding that keeps the first margin inside the text: see text.css. */
const textTop = 1;

/** Pictures with text wrapping. Layout is measured only if there are any, once a frame after a change. */
export class LiveWraps implements WrappedPictures {
  readonly #pictures = new Map<HTMLElement, Partial<ImageAttrs>>();
  #pages: LivePages | null = null;
  #view: EditorView | null = null;
  #laid = '[]';
  #soon = 0;

  connect(view: EditorView, pages: LivePages): () => void {
    this.#view = view;
    this.#pages = pages;
    this.laySoon();
    const unsubscribe = pages.subscribe(() => this.laySoon());
    // Fonts that load late move the text without a document change.
    const observer = new ResizeObserver(() => this.laySoon());
    observer.observe(view.dom);
    return () => {
      unsubscribe();
      observer.disconnect();
      cancelAnimationFrame(this.#soon);
      this.#view = null;
    };
  }

  keep(picture: HTMLElement, attrs: Partial<ImageAttrs>): void {
    this.#pictures.set(picture, attrs);
    this.laySoon();
  }

  forget(picture: HTMLElement): void {
    if (this.#pictures.delete(picture)) this.laySoon();
  }

  laySoon(): void {
    const isNothingToDo = this.#pictures.size === 0 && this.#laid === '[]';
    if (isNothingToDo || this.#view === null) return;
    this.#soon ||= requestAnimationFrame(() => {
      this.#soon = 0;
      this.#lay();
    });
  }

  #lay(): void {
    const [view, pages] = [this.#view, this.#pages];
    if (view === null || pages === null || pages.layout() === 'flow') return;
    const free = [...this.#pictures.keys()].filter((picture) => isInRunningText(picture, view.dom));
    const ordered = free.sort((one, other) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
    for (let round = 0; round < rounds; round++) {
      const laid = layWraps(
        ordered.map((picture) => this.#anchorOf(picture, view.dom)),
        pages.flow(),
        view.dom.clientWidth,
      );
      const text = JSON.stringify([...laid.byPage]);
      const isSettled = text === this.#laid;
      this.#laid = text;
      if (!isSettled) pages.setExclusions(laid.byPage);
      this.#place(ordered, laid, pages.flow());
      if (isSettled) return;
    }
  }

  #anchorOf(picture: HTMLElement, text: HTMLElement): Anchored {
    const attrs = this.#pictures.get(picture) ?? {};
    const paragraph = picture.closest('p');
    const { vertical } = attrs.position ?? {};
    const isMoved = vertical?.relativeTo === 'paragraph' || vertical?.relativeTo === 'line';
    const below = isMoved ? Math.max(0, (vertical?.posOffset ?? 0) / emuPerPixel) : 0;
    const side = wrappingOf(attrs) === 'right' ? 'right' : 'left';
    const beside = side === 'left' ? attrs.distRight : attrs.distLeft;
    return {
      side,
      // Rounded up, so that it does not overlap the block before it, which would move.
      top: Math.ceil(topOf(paragraph, text) - textTop) + below,
      width: picture.offsetWidth + (beside || distance),
      height: picture.offsetHeight + (attrs.distTop ?? 0) + (attrs.distBottom ?? 0),
    };
  }

  #place(pictures: HTMLElement[], { tops }: LaidWraps, flow: PageFlow): void {
    pictures.forEach((picture, index) => {
      const top = tops[index] ?? 0;
      picture.style.setProperty('--wrap-top', `${top + textTop}px`);
      picture.style.setProperty('--pages-before', `${flow.pageAt(top) - 1}`);
    });
  }
}

const emuPerPixel = 9525;

function topOf(paragraph: Element | null, text: HTMLElement): number {
  if (paragraph === null) return 0;
  const from = text.getBoundingClientRect().top;
  return (paragraph.getBoundingClientRect().top - from) / renderedScale(text);
}

/** In cells and text boxes the browser floats a picture by itself. */
function isInRunningText(picture: HTMLElement, text: HTMLElement): boolean {
  return picture.closest('td, th, .docx-textbox') === null && text.contains(picture);
}
