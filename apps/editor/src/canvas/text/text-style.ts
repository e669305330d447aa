import type { CSSProperties } from 'react';
import { resolveFontFace } from '../../ui/font-faces.ts';
import type { RunFormat } from '../scene/run-format.ts';
import type { ParagraphFormat } from './text-formats.ts';

/** Indent of a list level, in em. */
const indentPerLevel = 1.3;

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

/** Size of superscript and subscript letters, in parts of the text around them. */
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
  const depth = format.level + (format.list === 'none' ? 0 : 1);
  return {
    textAlign: format.align,
    lineHeight: Math.round(format.lineSpacing * face.lineHeight * 100) / 100,
    marginTop: format.spaceBefore === 0 ? '0' : `${format.spaceBefore}pt`,
    paddingInlineStart: depth === 0 ? '0' : `${depth * indentPerLevel}em`,
    fontFamily: face.stack,
    fontSize: `${firstRunFormat.size}pt`,
    color: firstRunFormat.color,
  };
}

/** Serialises a style for the `style` attribute. */
export function toCssText(style: CSSProperties): string {
  return Object.entries(style)
    .map(([name, value]) => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${value}`)
    .join('; ');
}
