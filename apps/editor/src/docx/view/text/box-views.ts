import { DOMSerializer, type Node } from 'prosemirror-model';
import type { NodeView, NodeViewConstructor } from 'prosemirror-view';

/** Text boxes and shapes as the library draws them, but without floats: see page-sheets.ts. */
export const boxViews: Record<string, NodeViewConstructor> = {
  shape: drawBox,
  textBox: drawBox,
};

function drawBox(node: Node): NodeView {
  const rendered = node.type.spec.toDOM?.(node);
  if (rendered === undefined) throw new Error('Boxes are drawn by the schema');
  const { dom, contentDOM } = DOMSerializer.renderSpec(document, rendered);
  if (!(dom instanceof HTMLElement)) throw new Error('A box is an element');
  const side = dom.style.float;
  dom.style.float = 'none';
  dom.style.maxWidth = 'var(--whole)';
  if (side === 'right') dom.style.marginInlineStart = 'auto';
  return contentDOM === undefined ? { dom } : { dom, contentDOM };
}
