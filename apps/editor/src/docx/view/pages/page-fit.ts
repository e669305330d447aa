import type { PageGeometry } from './page-geometry.ts';

/** Margin left on both sides of a whole page. */
const pageSideGap = 16;
/** Minimum scale before the side margins are cropped: 12-point text stays as large as UI text. */
const minReadableScale = 0.85;
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
  const croppedMargins = { left: Math.min(page.left, minMargin), right: Math.min(page.right, minMargin) };
  const textWidth = page.width - page.left - page.right;
  const croppedWidth = textWidth + croppedMargins.left + croppedMargins.right;
  const fullPageScale = (width - 2 * pageSideGap) / page.width;
  const fitScale = Math.min(1, Math.max(fullPageScale, Math.min(minReadableScale, width / croppedWidth)));
  const scale = zoom * fitScale;
  // Browsers round widths: a page slightly wider than its container would get a scroll bar.
  const visibleWidth = width / scale - 1;
  const isCropped = visibleWidth >= croppedWidth - 2 && visibleWidth < page.width;
  if (!isCropped) return { scale, crop: { left: 0, right: 0 } };
  const hiddenWidth = page.width - visibleWidth;
  const left = hiddenWidth * ((page.left - croppedMargins.left) / Math.max(1, page.width - croppedWidth));
  return { scale, crop: { left, right: hiddenWidth - left } };
}
