import type { CSSProperties } from 'react';
import { fontFace } from '../../ui/font-faces.ts';
import type { RunFormat } from '../scene/run-format.ts';
import type { ParagraphFormat } from './text-formats.ts';

/** Indent of a list level, in em. */
const indent = 1.3;

export function runCss(format: RunFormat): CSSProperties {
  const lines = [
    format.underline || format.link !== null ? 'underline' : '',
    format.strike ? 'line-through' : '',
  ];
  return {
    fontFamily: fontFace(format.font).stack,
    fontSize: `${format.size}pt`,
    color: format.color,
    fontWeight: format.bold ? 700 : 400,
    fontStyle: format.italic ? 'italic' : 'normal',
    textDecoration: lines.filter(Boolean).join(' ') || 'none',
  };
}

/** `words` is the format of the first text: markers and empty lines use it too. */
export function paragraphCss(format: ParagraphFormat, words: RunFormat): CSSProperties {
  const face = fontFace(words.font);
  const depth = format.level + (format.list === 'none' ? 0 : 1);
  return {
    textAlign: format.align,
    lineHeight: Math.round(format.lineSpacing * face.lineHeight * 100) / 100,
    marginTop: format.spaceBefore === 0 ? '0' : `${format.spaceBefore}pt`,
    paddingInlineStart: depth === 0 ? '0' : `${depth * indent}em`,
    fontFamily: face.stack,
    fontSize: `${words.size}pt`,
    color: words.color,
  };
}

/** Serialises a style for the `style` attribute. */
export function cssText(style: CSSProperties): string {
  return Object.entries(style)
    .map(([name, value]) => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${value}`)
    .join('; ');
}
