import type { SectionProperties } from '@eigenpal/docx-editor-core/types/document';
import { fromPoints, pixelsPerPoint } from '../lengths.ts';
import { borderLine } from '../text/paragraph-css.ts';
import type { PageGeometry } from './page-geometry.ts';

const sides = ['top', 'right', 'bottom', 'left'] as const;

/**
 * The lines around a page (ECMA-376 Part 1, 17.6.10), or null if it has none. Their distance is from the edge of the paper, or from the text together
 * with header and footer.
 */
export function pageBorderCss(
  { pageBorders }: SectionProperties,
  page: PageGeometry,
  isFirstPage: boolean,
): Record<string, string> | null {
  if (pageBorders === undefined) return null;
  const { display = 'allPages', offsetFrom = 'text' } = pageBorders;
  if (display !== 'allPages' && (display === 'firstPage') !== isFirstPage) return null;
  const style: Record<string, string> = {};
  for (const side of sides) {
    const border = pageBorders[side];
    if (border === undefined || border.style === 'none' || border.style === 'nil') continue;
    const space = (border.space ?? 0) * pixelsPerPoint;
    const width = ((border.size ?? 4) / 8) * pixelsPerPoint;
    style[`border-${side}`] = borderLine(border);
    style[side] =
      offsetFrom === 'page'
        ? fromPoints(border.space ?? 0)
        : `${Math.max(0, textEdge(side, page) - space - width)}px`;
  }
  return Object.keys(style).length === 0 ? null : style;
}

/** Header and footer are inside the lines. */
function textEdge(side: (typeof sides)[number], page: PageGeometry): number {
  if (side === 'top') return Math.min(page.top, page.headerDistance);
  if (side === 'bottom') return Math.min(page.bottom, page.footerDistance);
  return page[side];
}
