import type { PageGeometry } from './page-geometry.ts';

/** The desk that stays to be seen on both sides of a whole page. */
const pageSideGap = 16;
/** Smaller than this a page gives up its side margins first: letters of 12 points stay as large as those of the screen around them. */
const readable = 0.85;
/** What is left of a margin that is cut: signs that hang into it stay to be seen. */
const minMargin = 24;

export interface PageFit {
  /** How large the page is drawn; its lines keep their words. */
  scale: number;
  /** What of the left and the right margin is not shown, in pixels of the page. */
  crop: { left: number; right: number };
}

/** A page in a place of some width: whole as long as it can be read, then without its empty sides, as beside a panel. Zoomed in, it is scrolled. */
export function fitPage(width: number, page: PageGeometry, zoom: number): PageFit {
  const sides = { left: Math.min(page.left, minMargin), right: Math.min(page.right, minMargin) };
  const text = page.width - page.left - page.right;
  const slim = text + sides.left + sides.right;
  const whole = (width - 2 * pageSideGap) / page.width;
  const fit = Math.min(1, Math.max(whole, Math.min(readable, width / slim)));
  const scale = zoom * fit;
  // A browser rounds widths: a page that is a hair wider than its place could be scrolled.
  const visible = width / scale - 1;
  const isCut = visible >= slim - 2 && visible < page.width;
  if (!isCut) return { scale, crop: { left: 0, right: 0 } };
  const hidden = page.width - visible;
  const left = hidden * ((page.left - sides.left) / Math.max(1, page.width - slim));
  return { scale, crop: { left, right: hidden - left } };
}
