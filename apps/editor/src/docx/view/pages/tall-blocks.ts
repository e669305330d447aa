import { getRenderedScale } from '../rendered-scale.ts';
import type { PageFlow } from './page-flow.ts';

/** Unbreakable elements that can be higher than a page: they would not fit on any. */
const unbreakableSelector = 'tr, p.keep-whole, .docx-textbox';

/** Elements higher than their page, in document order, each with the end of the text before it. */
export interface TallBlock {
  height: number;
  /** From the top of the text; read again after pages have changed. */
  getTextEndBefore: () => number;
}

/** Reads the layout of all tables: call it only if something does not fit. */
export function findTallBlocks(text: HTMLElement, space: number): TallBlock[] {
  const blocks = [...text.querySelectorAll<HTMLElement>(unbreakableSelector)];
  return blocks
    .filter(
      (block) => block.offsetHeight > space && block.parentElement?.closest(unbreakableSelector) === null,
    )
    .map((block) => ({ height: block.offsetHeight, getTextEndBefore: () => getTextEndBefore(block, text) }));
}

function getTextEndBefore(block: Element, text: HTMLElement): number {
  let before: Element | null = block;
  while (before !== null && before !== text && getPrevious(before) === null) before = before.parentElement;
  const previous = before === null || before === text ? null : getPrevious(before);
  if (previous === null) return 0;
  return (
    (previous.getBoundingClientRect().bottom - text.getBoundingClientRect().top) / getRenderedScale(text)
  );
}

function getPrevious(element: Element): Element | null {
  const previous = element.previousElementSibling;
  return previous?.classList.contains('list-owner') ? previous.previousElementSibling : previous;
}

/** Tolerance in pixels: with so little text before it, a page counts as empty. */
const emptyPageTolerance = 4;

/** The page to stretch for a block: the next empty one. */
export function choosePageToStretch(endOfTextBefore: number, flow: PageFlow): number {
  const page = flow.getPageAt(Math.max(0, endOfTextBefore));
  return endOfTextBefore - flow.getTop(page) <= emptyPageTolerance ? page : page + 1;
}
