import type { ImageAttrs } from '@eigenpal/docx-editor-core/prosemirror/schema';
import type { Node } from 'prosemirror-model';
import type { NodeView, ViewMutationRecord } from 'prosemirror-view';
import { isDrawingName } from '../../document/drawings/drawing-names.ts';
import { getWrapping, pictureCss, type Wrapping } from './picture-css.ts';

/** Registers pictures with a place of their own: they are laid out with the pages. */
export interface WrappedPictures {
  register: (picture: HTMLElement, attrs: Partial<ImageAttrs>) => void;
  unregister: (picture: HTMLElement) => void;
}

/** Of a box in place of what cannot be drawn. */
export const missingClass = 'drawing-missing';

/** A picture in the text. */
export class PictureView implements NodeView {
  readonly dom: HTMLImageElement;
  readonly #wrapped: WrappedPictures;
  #node: Node;

  constructor(node: Node, wrapped: WrappedPictures) {
    this.#node = node;
    this.#wrapped = wrapped;
    this.dom = document.createElement('img');
    // Browsers do not draw metafiles (EMF, WMF) and TIFF: in their place is a box of their size with the alternative text.
    this.dom.addEventListener('error', () => this.dom.classList.add(missingClass));
    this.dom.addEventListener('load', () => this.dom.classList.remove(missingClass));
    this.#render();
  }

  update(node: Node): boolean {
    if (node.type !== this.#node.type || isDrawingName(node.attrs.rId)) return false;
    const isSame = node.attrs === this.#node.attrs;
    this.#node = node;
    if (!isSame) this.#render();
    return true;
  }

  /** The size during a drag, and the computed position, are not document changes. */
  ignoreMutation(mutation: ViewMutationRecord): boolean {
    return mutation.type === 'attributes';
  }

  destroy(): void {
    this.#wrapped.unregister(this.dom);
  }

  #render(): void {
    const attrs: Partial<ImageAttrs> = this.#node.attrs;
    const { dom } = this;
    const src = attrs.src ?? '';
    if (dom.getAttribute('src') !== src) dom.src = src;
    dom.alt = attrs.alt ?? '';
    if (attrs.title) dom.title = attrs.title;
    placePicture(dom, attrs, this.#wrapped);
  }
}

/** Size, wrapping and place of a picture or drawing. */
export function placePicture(dom: HTMLElement, attrs: Partial<ImageAttrs>, wrapped: WrappedPictures): void {
  const wrapping = getWrapping(attrs);
  const isMissing = dom.classList.contains(missingClass);
  dom.className = `docx-image picture ${getWrappingClass(wrapping)}`;
  dom.classList.toggle(missingClass, isMissing);
  dom.removeAttribute('style');
  for (const [name, value] of Object.entries(pictureCss(attrs))) dom.style.setProperty(name, value);
  if (isPlacedByPages(wrapping)) wrapped.register(dom, attrs);
  else wrapped.unregister(dom);
}

/** Others are laid out by the browser. */
export const isPlacedByPages = (wrapping: Wrapping): boolean =>
  wrapping !== 'inline' && wrapping !== 'between';

export function getWrappingClass(wrapping: Wrapping): string {
  return wrapping === 'left' || wrapping === 'right' ? `wrapped wrapped-${wrapping}` : `picture-${wrapping}`;
}
