import type { CSSProperties } from 'react';
import type { Shown } from '../book/shown-text.ts';
import type { Border, CellLook } from '../book/style.ts';

const lineWidths: Readonly<Record<Border['line'], string>> = {
  thin: '1px solid',
  medium: '2px solid',
  thick: '3px solid',
  dashed: '1px dashed',
  dotted: '1px dotted',
  double: '3px double',
};

/** How a cell is drawn. On a dark page dark letters are lightened, unless the cell has a ground of its own. */
export function cellStyle(look: CellLook, shown: Shown | null, isDark: boolean): CSSProperties {
  const style: CSSProperties = {};
  if (look.isBold) style.fontWeight = 700;
  if (look.isItalic) style.fontStyle = 'italic';
  const lines = [look.isUnderlined ? 'underline' : '', look.isStruck ? 'line-through' : ''].filter(Boolean);
  if (lines.length > 0) style.textDecoration = lines.join(' ');
  if (look.size !== 11) style.fontSize = `${(look.size * 13) / 11}px`;
  if (look.font !== 'Calibri')
    style.fontFamily = `"${look.font.replaceAll(/["\\]/g, '')}", Carlito, sans-serif`;
  if (look.fill !== null) style.background = `#${look.fill}`;
  const colour = inkOf(look, shown, isDark);
  if (colour !== null) style.color = colour;
  if (look.align !== null) {
    style.justifyContent =
      look.align === 'right' ? 'flex-end' : look.align === 'center' ? 'center' : 'flex-start';
    style.textAlign = look.align === 'fill' ? 'left' : look.align;
  }
  if (look.vertical !== null)
    style.alignItems =
      look.vertical === 'top' ? 'flex-start' : look.vertical === 'center' ? 'center' : 'flex-end';
  if (look.indent > 0) style.paddingInlineStart = `${4 + look.indent * 9}px`;
  const { top, right, bottom, left } = look.borders;
  if (top !== null) style.borderTop = borderOf(top);
  if (right !== null) style.borderRight = borderOf(right);
  if (bottom !== null) style.borderBottom = borderOf(bottom);
  if (left !== null) style.borderLeft = borderOf(left);
  return style;
}

const borderOf = ({ line, colour }: Border): string =>
  `${lineWidths[line]} ${colour === null || colour === '000000' ? 'var(--cell-ink)' : `#${colour}`}`;

function inkOf(look: CellLook, shown: Shown | null, isDark: boolean): string | null {
  const own = shown?.colour ?? look.colour;
  const colour =
    own === null ? null : own.startsWith('#') ? own : /^[0-9a-f]{6}$/i.test(own) ? `#${own}` : own;
  if (look.fill !== null) return colour ?? (lightness(look.fill) > 0.45 ? '#1c2024' : '#ffffff');
  if (colour === null) return null;
  const isHex = /^#[0-9a-f]{6}$/i.test(colour);
  return isDark && isHex && lightness(colour.slice(1)) < 0.35
    ? `color-mix(in srgb, ${colour} 45%, white)`
    : colour;
}

/** From black, 0, to white, 1. */
function lightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map(
    (at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Width of a letter, estimated: only to tell whether a number has room. */
export const letterWidth = (look: CellLook): number => look.size * 0.66;
