import { renderedScale } from '../rendered-scale.ts';
import type { PageFlow } from './page-flow.ts';

/** What is not broken, and can be taller than a page: it would find no place on any. */
const unbroken = 'tr, p.keep-whole, .docx-textbox';

/** What is taller than the page on which it stands, in the order of the text, each with the place where the text before it ends. */
export interface TallBlock {
  height: number;
  /** From the top of the text; asked again after pages have changed. */
  endBefore: () => number;
}

/** Reads the layout of all tables: only to be asked when something did not find its place. */
export function tallBlocks(text: HTMLElement, space: number): TallBlock[] {
  const blocks = [...text.querySelectorAll<HTMLElement>(unbroken)];
  return blocks
    .filter((block) => block.offsetHeight > space && block.parentElement?.closest(unbroken) === null)
    .map((block) => ({ height: block.offsetHeight, endBefore: () => endBefore(block, text) }));
}

function endBefore(block: Element, text: HTMLElement): number {
  let before: Element | null = block;
  while (before !== null && before !== text && before.previousElementSibling === null)
    before = before.parentElement;
  const previous = before === text ? null : before?.previousElementSibling;
  if (previous === null || previous === undefined) return 0;
  return (previous.getBoundingClientRect().bottom - text.getBoundingClientRect().top) / renderedScale(text);
}

/** What a text before it leaves of a page is no page of its own. */
const used = 4;

/** The page that is to be stretched for a block: the next one that is empty. */
export function pageFor(endOfTextBefore: number, flow: PageFlow): number {
  const page = flow.pageAt(Math.max(0, endOfTextBefore));
  return endOfTextBefore - flow.topOf(page) <= used ? page : page + 1;
}
