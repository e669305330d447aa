import type { ImageAttrs } from '@eigenpal/docx-editor-core/prosemirror/schema';
import { emuPerPixel } from '../../../canvas/geometry/box.ts';
import type { PageGeometry } from '../pages/page-geometry.ts';

type Position = NonNullable<ImageAttrs['position']>;
type Side = NonNullable<Position['horizontal']>;

export interface FreePlacement {
  size: { width: number; height: number };
  /** The column, or the cell that the anchor is in. */
  column: { left: number; width: number };
  /** Of the paragraph with the anchor, and of the text on its page, from the top of the text. */
  anchorTop: number;
  pageTop: number;
  geometry: PageGeometry;
}

/** Where a picture over the text or behind it stands, from the left and the top of the text (ECMA-376 Part 1, 20.4.3). */
export function computeFreePlace(
  { horizontal, vertical }: Position,
  placement: FreePlacement,
): { left: number; top: number } {
  const { size } = placement;
  return {
    left: computeStart(horizontal, getColumns(horizontal?.relativeTo ?? 'column', placement), size.width),
    top: computeStart(vertical, getRows(vertical?.relativeTo ?? 'paragraph', placement), size.height),
  };
}

interface Area {
  start: number;
  length: number;
}

function getColumns(relativeTo: string, { column, geometry }: FreePlacement): Area {
  const { width, left, right } = geometry;
  const text = width - left - right;
  switch (relativeTo) {
    case 'page':
      return { start: -left, length: width };
    case 'margin':
      return { start: 0, length: text };
    case 'leftMargin':
    case 'insideMargin':
      return { start: -left, length: left };
    case 'rightMargin':
    case 'outsideMargin':
      return { start: text, length: right };
    default:
      return { start: column.left, length: column.width };
  }
}

function getRows(relativeTo: string, { anchorTop, pageTop, geometry }: FreePlacement): Area {
  const { height, top, bottom } = geometry;
  const text = height - top - bottom;
  switch (relativeTo) {
    case 'page':
      return { start: pageTop - top, length: height };
    case 'margin':
      return { start: pageTop, length: text };
    case 'topMargin':
      return { start: pageTop - top, length: top };
    case 'bottomMargin':
      return { start: pageTop + text, length: bottom };
    default:
      return { start: anchorTop, length: 0 };
  }
}

function computeStart(side: Partial<Side> | undefined, { start, length }: Area, size: number): number {
  switch (side?.align) {
    case 'center':
      return start + (length - size) / 2;
    case 'right':
    case 'bottom':
    case 'outside':
      return start + length - size;
    case 'left':
    case 'top':
    case 'inside':
      return start;
    default:
      return start + (side?.posOffset ?? 0) / emuPerPixel;
  }
}
