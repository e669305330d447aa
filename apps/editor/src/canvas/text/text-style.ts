import type { CSSProperties } from 'react';
import { fontFace } from '../../ui/font-faces.ts';
import type { RunLook } from '../scene/run-look.ts';
import type { ParagraphLook } from './looks.ts';

/** How far a level of a list stands in, in its own letters. */
const indent = 1.3;

export function lookStyle(look: RunLook): CSSProperties {
  const lines = [look.underline || look.link !== null ? 'underline' : '', look.strike ? 'line-through' : ''];
  return {
    fontFamily: fontFace(look.font).stack,
    fontSize: `${look.size}pt`,
    color: look.color,
    fontWeight: look.bold ? 700 : 400,
    fontStyle: look.italic ? 'italic' : 'normal',
    textDecoration: lines.filter(Boolean).join(' ') || 'none',
  };
}

/** `words` is the look of its first words: its marker and its empty lines have it too. */
export function paragraphStyle(look: ParagraphLook, words: RunLook): CSSProperties {
  const face = fontFace(words.font);
  const depth = look.level + (look.list === 'none' ? 0 : 1);
  return {
    textAlign: look.align,
    lineHeight: Math.round(look.lineSpacing * face.lineHeight * 100) / 100,
    marginTop: look.spaceBefore === 0 ? '0' : `${look.spaceBefore}pt`,
    paddingInlineStart: depth === 0 ? '0' : `${depth * indent}em`,
    fontFamily: face.stack,
    fontSize: `${words.size}pt`,
    color: words.color,
  };
}

/** As the attribute takes it. */
export function cssText(style: CSSProperties): string {
  return Object.entries(style)
    .map(([name, value]) => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${value}`)
    .join('; ');
}
