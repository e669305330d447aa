import type { ImageAttrs } from '@eigenpal/docx-editor-core/prosemirror/schema';
import i18next from 'i18next';
import type { Node } from 'prosemirror-model';
import type { NodeView } from 'prosemirror-view';
import { catalogues } from '../../../canvas/catalogues/index.ts';
import { addTexts } from '../../../i18n.ts';
import { missingClass, placePicture, type WrappedPictures } from '../pictures/picture-view.ts';
import type { DrawingSource } from './drawing-source.ts';

interface DrawingPorts {
  wrapped: WrappedPictures;
  drawings: DrawingSource;
}

/** A drawing in the text: placed as a picture, drawn as on a slide. The code that draws it is loaded when the first drawing is shown. */
export class DrawingView implements NodeView {
  readonly dom: HTMLElement;
  readonly #ports: DrawingPorts;
  #node: Node;
  #unmount = (): void => {};
  #isDestroyed = false;

  constructor(node: Node, ports: DrawingPorts) {
    this.#node = node;
    this.#ports = ports;
    this.dom = document.createElement('span');
    this.dom.role = 'group';
    this.#place();
    void this.#draw();
  }

  update(node: Node): boolean {
    if (node.type !== this.#node.type || node.attrs.rId !== this.#node.attrs.rId) return false;
    const isSame = node.attrs === this.#node.attrs;
    this.#node = node;
    if (!isSame) this.#place();
    return true;
  }

  ignoreMutation(): boolean {
    return true;
  }

  destroy(): void {
    this.#isDestroyed = true;
    this.#ports.wrapped.unregister(this.dom);
    this.#unmount();
  }

  #place(): void {
    const attrs: Partial<ImageAttrs> = this.#node.attrs;
    const { dom } = this;
    placePicture(dom, attrs, this.#ports.wrapped);
    dom.classList.add('drawing');
    // Lines have a width or a height alone.
    if (!attrs.width || !attrs.height) {
      dom.style.width = `${attrs.width ?? 0}px`;
      dom.style.height = `${attrs.height ?? 0}px`;
    }
    dom.ariaLabel = attrs.alt || i18next.t('view:drawing');
  }

  async #draw(): Promise<void> {
    this.dom.ariaBusy = 'true';
    try {
      const [drawing, { mountDrawing }] = await Promise.all([
        this.#ports.drawings(String(this.#node.attrs.rId)),
        import('./mount-drawing.tsx'),
        // Names of shapes that cannot be drawn: a drawing without them is better than none.
        addTexts(catalogues).catch(() => undefined),
      ]);
      if (drawing === null) this.#showMissing();
      else if (!this.#isDestroyed) this.#unmount = mountDrawing(this.dom, drawing);
    } catch {
      this.#showMissing();
    } finally {
      this.dom.ariaBusy = null;
    }
  }

  #showMissing(): void {
    this.dom.classList.add(missingClass);
  }
}
