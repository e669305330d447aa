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
  if (look.size !== 11) style.fontSize = `${pixelsOf(look)}px`;
  const family = familyOf(look);
  if (family !== null) style.fontFamily = family;
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
  if (look.indent > 0) style.paddingInlineStart = `${paddings.indent + look.indent * paddings.level}px`;
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

/** The fonts of a cell for which none is named, as the grid draws them. */
const plainFonts = 'Carlito, Calibri, "Inter Variable", system-ui, sans-serif';

/** For a canvas: what `cellStyle` and the grid around it give. */
export function fontOf(look: CellLook): string {
  const { style, weight } = { style: look.isItalic ? 'italic ' : '', weight: look.isBold ? 700 : 400 };
  return `${style}${weight} ${pixelsOf(look)}px ${familyOf(look) ?? plainFonts}`;
}

const pixelsOf = (look: CellLook): number => (look.size * 13) / 11;

function familyOf({ font }: CellLook): string | null {
  return font === 'Calibri' ? null : `"${font.replaceAll(/["\\]/g, '')}", Carlito, sans-serif`;
}

const paddings = { plain: 3, indent: 4, level: 9 } as const;
const borderWidths: Readonly<Record<Border['line'], number>> = {
  thin: 1,
  medium: 2,
  thick: 3,
  dashed: 1,
  dotted: 1,
  double: 3,
};

/** What of the width of a cell is left for what it shows. */
export function roomIn(width: number, look: CellLook): number {
  const { left, right } = look.borders;
  const start = look.indent > 0 ? paddings.indent + look.indent * paddings.level : paddings.plain;
  return (
    width -
    start -
    paddings.plain -
    (left === null ? 0 : borderWidths[left.line]) -
    (right === null ? 0 : borderWidths[right.line])
  );
}
