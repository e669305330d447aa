import type { ImageAttrs } from '@eigenpal/docx-editor-core/prosemirror/schema';
import { DOMSerializer, type Node } from 'prosemirror-model';
import type { NodeView, NodeViewConstructor } from 'prosemirror-view';
import { getWrapping } from '../pictures/picture-css.ts';
import { getWrappingClass, isPlacedByPages, type WrappedPictures } from '../pictures/picture-view.ts';

/** Text boxes and shapes as the library draws them, but placed with the pages instead of floating: see page-sheets.ts. */
export function createBoxViews(wrapped: WrappedPictures | null): Record<string, NodeViewConstructor> {
  return {
    shape: (node) => drawBox(node, wrapped),
    textBox: (node) => drawBox(node, wrapped),
  };
}

function drawBox(node: Node, wrapped: WrappedPictures | null): NodeView {
  const rendered = node.type.spec.toDOM?.(node);
  if (rendered === undefined) throw new Error('Boxes are drawn by the schema');
  const { dom, contentDOM } = DOMSerializer.renderSpec(document, rendered);
  if (!(dom instanceof HTMLElement)) throw new Error('A box is an element');
  const side = dom.style.float;
  dom.style.float = 'none';
  dom.style.maxWidth = 'var(--whole)';
  if (side === 'right') dom.style.marginInlineStart = 'auto';
  if (wrapped !== null && node.type.name === 'textBox') placeBox(dom, node.attrs, wrapped);
  return {
    dom,
    ...(contentDOM === undefined ? {} : { contentDOM }),
    // A computed position is no change of the document.
    ignoreMutation: ({ type, target }) => type === 'attributes' && target === dom,
    destroy: () => wrapped?.unregister(dom),
  };
}

function placeBox(dom: HTMLElement, attrs: Partial<ImageAttrs>, wrapped: WrappedPictures): void {
  const wrapping = getWrapping(attrs);
  if (!isPlacedByPages(wrapping)) return;
  dom.classList.add(...getWrappingClass(wrapping).split(' '));
  dom.style.position = '';
  dom.style.margin = '0';
  wrapped.register(dom, attrs);
}
