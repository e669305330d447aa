import { groupLines, type Line } from './lines.ts';

/** The block of text at a point of a region; null where there is no text. */
export function blockAt(region: HTMLElement, x: number, y: number): Element | null {
  const node = textAt(region.ownerDocument, x, y);
  if (node !== null && region.contains(node)) return blockOf(node, region);
  const element = region.ownerDocument.elementFromPoint(x, y);
  return element !== null && element !== region && region.contains(element) ? blockOf(element, region) : null;
}

function textAt(page: Document, x: number, y: number): Node | null {
  if ('caretPositionFromPoint' in page) return page.caretPositionFromPoint(x, y)?.offsetNode ?? null;
  return null;
}

/** The nearest element around it that is laid out as a block. */
function blockOf(node: Node, region: HTMLElement): Element {
  let element = node instanceof Element ? node : node.parentElement;
  while (element !== null && element !== region) {
    if (!/^(inline|contents|ruby)/.test(getComputedStyle(element).display)) return element;
    element = element.parentElement;
  }
  return region;
}

/** The lines of a block, as they stand in the viewport. */
export function measureLines(block: Element): Line[] {
  const range = block.ownerDocument.createRange();
  range.selectNodeContents(block);
  return groupLines(range.getClientRects());
}

/** The next or previous block of a region with lines. */
export function findNeighbour(region: HTMLElement, block: Element, direction: 1 | -1): Element | null {
  const walker = region.ownerDocument.createTreeWalker(region, NodeFilter.SHOW_TEXT);
  walker.currentNode = block;
  const move = (): Node | null => (direction === 1 ? walker.nextNode() : walker.previousNode());
  for (let node = move(); node !== null; node = move()) {
    if (block.contains(node) || node.textContent?.trim() === '') continue;
    const neighbour = blockOf(node, region);
    if (!neighbour.contains(block) && measureLines(neighbour).length > 0) return neighbour;
  }
  return null;
}
