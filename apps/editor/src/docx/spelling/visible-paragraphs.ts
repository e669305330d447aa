import type { Node } from 'prosemirror-model';
import type { EditorView } from 'prosemirror-view';

export interface PlacedParagraph {
  node: Node;
  pos: number;
}

/** A screen shows fewer paragraphs; a table of small cells may show more. */
const maxParagraphs = 200;

/** The visible paragraphs. Reads layout: call it only when the page is idle. */
export function visibleParagraphs(view: EditorView): PlacedParagraph[] {
  const blocks = blocksOf(view.state.doc);
  const scroller = view.dom.closest('.desk')?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight };
  const boxOf = (index: number): DOMRect | null => {
    const drawn = view.nodeDOM(blocks[index]?.pos ?? 0);
    return drawn instanceof Element ? drawn.getBoundingClientRect() : null;
  };
  const found: PlacedParagraph[] = [];
  const first = firstIndex(blocks.length, (index) => (boxOf(index)?.bottom ?? 0) > scroller.top);
  for (let index = first; index < blocks.length && found.length < maxParagraphs; index++) {
    if ((boxOf(index)?.top ?? 0) > scroller.bottom) break;
    const block = blocks[index];
    if (block !== undefined) found.push(...paragraphsIn(block));
  }
  return found.slice(0, maxParagraphs);
}

function blocksOf(doc: Node): PlacedParagraph[] {
  const blocks: PlacedParagraph[] = [];
  doc.forEach((node, pos) => {
    blocks.push({ node, pos });
  });
  return blocks;
}

export function paragraphsIn({ node, pos }: PlacedParagraph): PlacedParagraph[] {
  if (node.isTextblock) return [{ node, pos }];
  const inside: PlacedParagraph[] = [];
  node.descendants((child, offset) => {
    if (child.isTextblock) inside.push({ node: child, pos: pos + 1 + offset });
    return !child.isTextblock;
  });
  return inside;
}

/** Binary search for the first index for which the condition holds; it must hold for all after it. */
export function firstIndex(count: number, holds: (index: number) => boolean): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
