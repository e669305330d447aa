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

/** Browsers lay out in 64ths of a pixel: lengths that need no rounding add up exactly over hundreds of pages. */
const unitsPerPixel = 64;
/** Minimum text area, whatever the margins in the file. */
const minSpace = 96;

/** Word's default: Letter with margins of an inch. */
const defaults = { pageWidth: 12240, pageHeight: 15840, margin: 1440, distance: 720 };

export function pageGeometryOf(section: SectionProperties | undefined): PageGeometry {
  const width = pixels(section?.pageWidth || defaults.pageWidth);
  const height = pixels(section?.pageHeight || defaults.pageHeight);
  const margin = (twips: number | undefined): number => pixels(Math.abs(twips ?? defaults.margin));
  const [left, right] = fitted(
    margin(section?.marginLeft) + pixels(section?.gutter ?? 0),
    margin(section?.marginRight),
    width,
  );
  const [top, bottom] = fitted(margin(section?.marginTop), margin(section?.marginBottom), height);
  return {
    width,
    height,
    top,
    right,
    bottom,
    left,
    headerDistance: Math.min(top, pixels(section?.headerDistance ?? defaults.distance)),
    footerDistance: Math.min(bottom, pixels(section?.footerDistance ?? defaults.distance)),
  };
}

/** Two margins that leave space between them. */
function fitted(before: number, after: number, length: number): [number, number] {
  const max = Math.max(0, length - minSpace);
  if (before + after <= max) return [before, after];
  const share = max / (before + after);
  return [rounded(before * share), rounded(after * share)];
}

export function pixels(twips: number): number {
  return rounded(twips / twipsPerPixel);
}

function rounded(length: number): number {
  return Math.round(length * unitsPerPixel) / unitsPerPixel;
}
