import type { SectionProperties } from '@eigenpal/docx-editor-core/types/document';
import { twipsPerPixel } from '../lengths.ts';

/** One page, in CSS pixels. */
export interface PageGeometry {
  width: number;
  height: number;
  top: number;
  right: number;
  bottom: number;
  left: number;
  /** From the paper edge to the header and the footer. */
  headerDistance: number;
  footerDistance: number;
}

/** Heights of the areas above and below the text of a page. */
export interface PageMargins {
  header: number;
  footer: number;
}

/** Browsers lay out in 64ths of a pixel: lengths that need no rounding add up exactly over hundreds of pages. */
const unitsPerPixel = 64;
/** Minimum text area, whatever the margins in the file. */
const minSpace = 96;

/** Word's default: Letter with margins of an inch. */
const defaults = { pageWidth: 12240, pageHeight: 15840, margin: 1440, distance: 720 };

export function computePageGeometry(section: SectionProperties | undefined): PageGeometry {
  const width = twipsToPixels(section?.pageWidth || defaults.pageWidth);
  const height = twipsToPixels(section?.pageHeight || defaults.pageHeight);
  const toMargin = (twips: number | undefined): number => twipsToPixels(Math.abs(twips ?? defaults.margin));
  const [left, right] = fitMargins(
    toMargin(section?.marginLeft) + twipsToPixels(section?.gutter ?? 0),
    toMargin(section?.marginRight),
    width,
  );
  const [top, bottom] = fitMargins(toMargin(section?.marginTop), toMargin(section?.marginBottom), height);
  return {
    width,
    height,
    top,
    right,
    bottom,
    left,
    headerDistance: toDistance(section?.headerDistance, height),
    footerDistance: toDistance(section?.footerDistance, height),
  };
}

/** May exceed the margin, which then grows if there is a header or footer; but it leaves space on the page. */
function toDistance(twips: number | undefined, height: number): number {
  return Math.min(twipsToPixels(Math.abs(twips ?? defaults.distance)), height / 4);
}

/** The margins of a page whose header and footer need these heights, from the edges of the paper. */
export function growMargins(
  { top, bottom, height }: PageGeometry,
  { header, footer }: PageMargins,
): PageMargins {
  const [grownTop, grownBottom] = fitMargins(Math.max(top, header), Math.max(bottom, footer), height);
  return { header: grownTop, footer: grownBottom };
}

/** Two margins that leave space between them. */
function fitMargins(before: number, after: number, length: number): [number, number] {
  const max = Math.max(0, length - minSpace);
  if (before + after <= max) return [before, after];
  const share = max / (before + after);
  return [roundToUnit(before * share), roundToUnit(after * share)];
}

export function twipsToPixels(twips: number): number {
  return roundToUnit(twips / twipsPerPixel);
}

function roundToUnit(length: number): number {
  return Math.round(length * unitsPerPixel) / unitsPerPixel;
}
