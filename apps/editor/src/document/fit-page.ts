/** Widths in CSS pixels at full size: a page of A4 or Letter with its ground, and the text on it with a little air. */
const PAGE_PX = 860;
const TEXT_PX = 632;
const SMALLEST_ZOOM = 0.5;

/** On a narrow screen the text fills the width and the margins of the paper lie outside; on a wide one the page is shown at full size. */
export function zoomFor(width: number): number {
  if (width >= PAGE_PX) return 1;
  const zoom = Math.min(1, width / TEXT_PX);
  return Math.max(SMALLEST_ZOOM, Math.floor(zoom * 100) / 100);
}

/** Frames to wait for the first painted page. */
const PATIENCE = 60;

/** Puts the middle of the page in the middle of a narrow screen, as soon as there is a page. */
export function centrePage(page: HTMLElement, framesLeft = PATIENCE): void {
  const scroller = page.querySelector('.docx-editor__scroll-container');
  if (scroller === null || framesLeft === 0) return;
  const isPainted = page.querySelector('.layout-page') !== null;
  if (!isPainted) requestAnimationFrame(() => centrePage(page, framesLeft - 1));
  else scroller.scrollLeft = (scroller.scrollWidth - scroller.clientWidth) / 2;
}
