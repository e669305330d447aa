import type { CSSProperties } from 'react';
import { resolveFontFace } from '../../ui/font-faces.ts';
import { toPixels } from '../geometry/box.ts';
import type { RunFormat } from '../scene/run-format.ts';
import { getDefaultIndents } from './list-defaults.ts';
import type { ParagraphFormat } from './text-formats.ts';

export function toRunCss(format: RunFormat): CSSProperties {
  const decorations = [
    format.underline || format.link !== null ? 'underline' : '',
    format.strike ? 'line-through' : '',
  ];
  return {
    fontFamily: resolveFontFace(format.font).stack,
    fontSize: `${format.size}pt`,
    color: format.color,
    fontWeight: format.bold ? 700 : 400,
    fontStyle: format.italic ? 'italic' : 'normal',
    textDecoration: decorations.filter(Boolean).join(' ') || 'none',
    ...(format.capitals === 'all' ? { textTransform: 'uppercase' } : {}),
    ...(format.capitals === 'small' ? { fontVariantCaps: 'small-caps' } : {}),
    ...(format.baseline === 0 ? {} : toRaisedCss(format)),
  };
}

/** Size of superscript and subscript letters, as a fraction of that of the text around them. */
const raisedSize = 2 / 3;

/** Raised letters do not make their line higher. */
function toRaisedCss({ size, baseline }: RunFormat): CSSProperties {
  return {
    fontSize: `${Math.round(size * raisedSize * 10) / 10}pt`,
    verticalAlign: `${Math.round(size * baseline * 10) / 10}pt`,
    lineHeight: '0',
  };
}

/** `firstRunFormat` is the format of the first text: markers and empty lines use it too. */
export function toParagraphCss(format: ParagraphFormat, firstRunFormat: RunFormat): CSSProperties {
  const face = resolveFontFace(firstRunFormat.font);
  const { left, right, first } = format.indents ?? getDefaultIndents(format);
  return {
    textAlign: format.align,
    lineHeight: Math.round(format.lineSpacing * face.lineHeight * 100) / 100,
    marginBlockStart: format.spaceBefore === 0 ? '0' : `${format.spaceBefore}pt`,
    paddingInlineStart: toCssLength(left),
    paddingInlineEnd: toCssLength(right),
    textIndent: toCssLength(first),
    fontFamily: face.stack,
    fontSize: `${firstRunFormat.size}pt`,
    color: firstRunFormat.color,
    ...toMarkerCss(format, first),
  };
}

/** Properties that the style sheet uses for what no element stands for: the marker, and the distance to the next paragraph. */
function toMarkerCss({ marker, list, spaceAfter }: ParagraphFormat, first: number): CSSProperties {
  const properties: Record<string, string> = {};
  if (spaceAfter !== 0) properties['--space-after'] = `${spaceAfter}pt`;
  if (list !== 'none' && first < 0) properties['--marker-width'] = toCssLength(-first);
  if (marker !== null && marker.color !== null) properties['--marker-color'] = marker.color;
  if (marker !== null && marker.size !== 1) properties['--marker-size'] = `${marker.size}em`;
  if (marker !== null && marker.font !== null)
    properties['--marker-font'] = resolveFontFace(marker.font).stack;
  return properties;
}

const toCssLength = (length: number): string => (length === 0 ? '0' : `${toPixels(length)}px`);

/** Serialises a style for the `style` attribute. */
export function toCssText(style: CSSProperties): string {
  return Object.entries(style)
    .map(([name, value]) => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${value}`)
    .join('; ');
}
