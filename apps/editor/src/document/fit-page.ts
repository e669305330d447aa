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

/** For about two seconds the editor may still build its pages, and their container, anew. */
const FRAMES = 120;

/** Puts the middle of the page in the middle of a narrow screen, while the pages come up; then it is left to the user. */
export function centrePage(page: HTMLElement, framesLeft = FRAMES): void {
  if (framesLeft === 0 || window.innerWidth >= PAGE_PX) return;
  const scroller = page.querySelector('.docx-editor__scroll-container');
  if (scroller !== null && scroller.scrollLeft === 0) {
    scroller.scrollLeft = (scroller.scrollWidth - scroller.clientWidth) / 2;
  }
  requestAnimationFrame(() => centrePage(page, framesLeft - 1));
}
