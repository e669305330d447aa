import type { CSSProperties } from 'react';
import { resolveFontFace } from '../../ui/font-faces.ts';
import type { DisplayText } from '../workbook/display-text.ts';
import { type Border, type CellFormat, stackedRotation } from '../workbook/style.ts';
import type { TextRuns } from '../workbook/text-runs.ts';
import { pixelsPerPoint } from './units.ts';

const borderStyles: Readonly<Record<Border['line'], string>> = {
  thin: '1px solid',
  medium: '2px solid',
  thick: '3px solid',
  dashed: '1px dashed',
  dotted: '1px dotted',
  double: '3px double',
};

/** CSS of a cell. In the dark theme dark text is lightened, unless the cell has a fill. */
export function createCellStyle(
  format: CellFormat,
  displayText: DisplayText | null,
  isDark: boolean,
): CSSProperties {
  const style: CSSProperties = {};
  if (format.isBold) style.fontWeight = 700;
  if (format.isItalic) style.fontStyle = 'italic';
  const decoration = createDecoration(format);
  if (decoration !== null) style.textDecoration = decoration;
  if (format.size !== 11 || format.raised !== null) style.fontSize = `${toPixels(format)}px`;
  if (format.font !== defaultFont) {
    const { stack, lineHeight } = resolveFontFace(format.font);
    style.fontFamily = stack;
    // Rows are as high as the font needs.
    style.lineHeight = lineHeight;
  }
  if (format.fill !== null) style.background = `#${format.fill}`;
  const colour = resolveTextColour(format, displayText, isDark);
  if (colour !== null) style.color = colour;
  if (format.align !== null) {
    style.justifyContent =
      format.align === 'right' ? 'flex-end' : format.align === 'center' ? 'center' : 'flex-start';
    style.textAlign = format.align === 'fill' ? 'left' : format.align;
  }
  if (format.vertical !== null)
    style.alignItems =
      format.vertical === 'top' ? 'flex-start' : format.vertical === 'center' ? 'center' : 'flex-end';
  if (format.raised === 'superscript') style.alignItems = 'flex-start';
  if (format.indent > 0)
    style[format.align === 'right' ? 'paddingInlineEnd' : 'paddingInlineStart'] =
      `${paddings.default + format.indent * paddings.level}px`;
  const { top, right, bottom, left } = format.borders;
  if (top !== null) style.borderTop = toCssBorder(top);
  if (right !== null) style.borderRight = toCssBorder(right);
  if (bottom !== null) style.borderBottom = toCssBorder(bottom);
  if (left !== null) style.borderLeft = toCssBorder(left);
  return style;
}

function createDecoration({ isUnderlined, isStruck, isDoubleUnderlined }: CellFormat): string | null {
  const lines = [isUnderlined ? 'underline' : '', isStruck ? 'line-through' : ''].filter(Boolean);
  return lines.length === 0 ? null : `${lines.join(' ')}${isDoubleUnderlined ? ' double' : ''}`;
}

/** CSS of a part of the text of a cell. Lines cannot be taken from a part of what has them, so that each part has its own (`createContentStyle`). */
export function createRunStyle(format: CellFormat, isDark: boolean): CSSProperties {
  const { stack, lineHeight } = resolveFontFace(format.font);
  const isDefaultFont = format.font === defaultFont;
  return {
    fontWeight: format.isBold ? 700 : 400,
    fontStyle: format.isItalic ? 'italic' : 'normal',
    textDecoration: createDecoration(format) ?? undefined,
    fontSize: `${toPixels(format)}px`,
    fontFamily: isDefaultFont ? defaultFonts : stack,
    color: resolveTextColour(format, null, isDark) ?? 'var(--cell-ink)',
    // Raised text does not move the lines apart.
    ...(format.raised === null
      ? { lineHeight: isDefaultFont ? undefined : lineHeight }
      : { verticalAlign: format.raised === 'superscript' ? 'super' : 'sub', lineHeight: 0 }),
  };
}

/** CSS of a part of a text while it is typed: only what leaves its letters as wide as those of the field. */
export const createTypedRunStyle = (format: CellFormat, cellFormat: CellFormat): CSSProperties => ({
  textDecoration: createDecoration(format) ?? undefined,
  // The field has the weight of its cell.
  WebkitTextStroke: format.isBold && !cellFormat.isBold ? '0.6px currentColor' : undefined,
  color: format.colour === null ? undefined : `color-mix(in srgb, #${format.colour} 70%, var(--cell-ink))`,
});

/** CSS of a cell with its text. */
export function createContentStyle(
  {
    format,
    displayText,
    runs,
  }: { format: CellFormat; displayText: DisplayText | null; runs: TextRuns | null },
  isDark: boolean,
): CSSProperties {
  const style = createCellStyle(format, displayText, isDark);
  if (runs !== null) delete style.textDecoration;
  return style;
}

const toCssBorder = ({ line, colour }: Border): string =>
  `${borderStyles[line]} ${colour === null || colour === '000000' ? 'var(--cell-ink)' : `#${colour}`}`;

function resolveTextColour(
  format: CellFormat,
  displayText: DisplayText | null,
  isDark: boolean,
): string | null {
  const explicitColour = displayText?.colour ?? format.colour;
  const colour =
    explicitColour === null
      ? null
      : explicitColour.startsWith('#')
        ? explicitColour
        : /^[0-9a-f]{6}$/i.test(explicitColour)
          ? `#${explicitColour}`
          : explicitColour;
  if (format.fill !== null) return colour ?? (computeLightness(format.fill) > 0.45 ? '#1c2024' : '#ffffff');
  if (colour === null) return null;
  const isHex = /^#[0-9a-f]{6}$/i.test(colour);
  return isDark && isHex && computeLightness(colour.slice(1)) < 0.35
    ? `color-mix(in srgb, ${colour} 45%, white)`
    : colour;
}

/** From 0 for black to 1 for white. */
function computeLightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map(
    (index) => Number.parseInt(colour.slice(index, index + 2), 16) / 255,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Cells with it need no style. */
const defaultFont = 'Calibri';
/** Default fonts of the grid. */
const defaultFonts = 'Carlito, Calibri, "Inter Variable", system-ui, sans-serif';

/** The font for a canvas, equal to that of `createCellStyle`. */
export function toCanvasFont(format: CellFormat): string {
  const { style, weight } = { style: format.isItalic ? 'italic ' : '', weight: format.isBold ? 700 : 400 };
  return `${style}${weight} ${toPixels(format)}px ${format.font === defaultFont ? defaultFonts : resolveFontFace(format.font).stack}`;
}

/** Raised and lowered text is smaller. */
const toPixels = ({ size, raised }: CellFormat): number =>
  (raised === null ? size : size * 0.7) * pixelsPerPoint;

const paddings = { default: 2, level: 9 } as const;
const borderWidths: Readonly<Record<Border['line'], number>> = {
  thin: 1,
  medium: 2,
  thick: 3,
  dashed: 1,
  dotted: 1,
  double: 3,
};

/** The turned text of a cell; upright text needs no style. */
export function createRotationStyle(rotation: number): CSSProperties {
  if (rotation === 0) return {};
  const turned: CSSProperties = { flex: 'none', maxWidth: 'none', maxHeight: 'none' };
  if (rotation === stackedRotation)
    return { ...turned, writingMode: 'vertical-lr', textOrientation: 'upright' };
  if (Math.abs(rotation) !== 90) {
    const transform = `rotate(${-rotation}deg)`;
    return rotation > 0
      ? { ...turned, transform, transformOrigin: 'left bottom', marginInlineStart: '0.9em' }
      : {
          ...turned,
          transform,
          transformOrigin: 'left top',
          alignSelf: 'flex-start',
          marginInlineStart: '0.9em',
        };
  }
  return { ...turned, writingMode: 'vertical-lr', ...(rotation > 0 ? { transform: 'rotate(180deg)' } : {}) };
}

/** The width available for the text of a cell. */
export function computeTextWidth(width: number, format: CellFormat): number {
  const { left, right } = format.borders;
  return (
    width -
    format.indent * paddings.level -
    2 * paddings.default -
    (left === null ? 0 : borderWidths[left.line]) -
    (right === null ? 0 : borderWidths[right.line])
  );
}
