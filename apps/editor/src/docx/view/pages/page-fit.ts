import type { PageGeometry } from './page-geometry.ts';

/** Margin left on both sides of a whole page. */
const pageSideGap = 16;
/** Minimum scale before the side margins are cropped: 12-point text stays as large as UI text. */
const readable = 0.85;
/** Remaining margin when cropped, for hanging characters. */
const minMargin = 24;

export interface PageFit {
  /** Scale of the page; line breaks stay the same. */
  scale: number;
  /** Cropped width of the left and right margins, in page pixels. */
  crop: { left: number; right: number };
}

/** Fits a page into a width: whole while it is legible, then without its side margins. When zoomed in, it scrolls. */
export function fitPage(width: number, page: PageGeometry, zoom: number): PageFit {
  const sides = { left: Math.min(page.left, minMargin), right: Math.min(page.right, minMargin) };
  const text = page.width - page.left - page.right;
  const slim = text + sides.left + sides.right;
  const whole = (width - 2 * pageSideGap) / page.width;
  const fit = Math.min(1, Math.max(whole, Math.min(readable, width / slim)));
  const scale = zoom * fit;
  // Browsers round widths: a page slightly wider than its container would get a scroll bar.
  const visible = width / scale - 1;
  const isCut = visible >= slim - 2 && visible < page.width;
  if (!isCut) return { scale, crop: { left: 0, right: 0 } };
  const hidden = page.width - visible;
  const left = hidden * ((page.left - sides.left) / Math.max(1, page.width - slim));
  return { scale, crop: { left, right: hidden - left } };
}
