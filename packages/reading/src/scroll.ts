/** Scrolls what is read into the middle of the window, unless it is well within it. */
export function scrollIntoReach(range: Range): void {
  const { startContainer } = range;
  const element = startContainer instanceof Element ? startContainer : startContainer.parentElement;
  if (element !== null) scrollBoxIntoReach(element, range.getBoundingClientRect());
}

/** Distance from the edges of the window, where bars may cover the text. */
const margin = 80;

/** The same for a box in an element. */
export function scrollBoxIntoReach(element: Element, { top, bottom }: Pick<DOMRect, 'top' | 'bottom'>): void {
  const view = element.ownerDocument.defaultView;
  if (view === null) return;
  const height = view.innerHeight;
  if (top >= margin && bottom <= height - margin) return;
  const isStill = view.matchMedia('(prefers-reduced-motion: reduce)').matches;
  findScroller(element).scrollBy({ top: top - height / 2, behavior: isStill ? 'instant' : 'smooth' });
}

function findScroller(inner: Element): Element {
  for (let element = inner.parentElement; element !== null; element = element.parentElement) {
    const { overflowY } = getComputedStyle(element);
    if (/auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight) return element;
  }
  return inner.ownerDocument.documentElement;
}
