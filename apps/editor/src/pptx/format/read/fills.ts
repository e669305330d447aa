import type { Stroke } from '../../../canvas/scene/scene.ts';
import { type Element, findChild } from '../../../xml/element.ts';
import { findByPath, getNumber, getString } from '../../../xml/values.ts';
import { hexOf, rgbOf, type Tint, tintIn } from './colour.ts';
import type { Sheet } from './deck.ts';

export const fillNames = ['a:noFill', 'a:solidFill', 'a:gradFill', 'a:blipFill', 'a:pattFill', 'a:grpFill'];

/** The fill of an element; undefined if not specified, null for none or a fill that is not a colour. */
export function fillIn(
  holder: Element | null,
  sheet: Sheet,
  placeholder?: Tint | null,
): Tint | null | undefined {
  const fill = holder?.children.find(({ name }) => fillNames.includes(name));
  return fill === undefined ? undefined : tintOfFill(fill, sheet, placeholder);
}

export function tintOfFill(fill: Element, { palette }: Sheet, placeholder?: Tint | null): Tint | null {
  switch (fill.name) {
    case 'a:solidFill':
      return tintIn(fill, palette, placeholder);
    case 'a:gradFill':
      return meanOf(
        (findChild(fill, 'a:gsLst')?.children ?? []).map((stop) => tintIn(stop, palette, placeholder)),
      );
    case 'a:pattFill':
      return meanOf(
        ['a:fgClr', 'a:bgClr'].map((name) => tintIn(findChild(fill, name), palette, placeholder)),
      );
    default:
      return null;
  }
}

/** The average colour of a gradient. */
function meanOf(tints: readonly (Tint | null)[]): Tint | null {
  const known = tints.filter((tint) => tint !== null);
  if (known.length === 0) return null;
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const parts = [0, 1, 2].map((index) => mean(known.map(({ color }) => rgbOf(color)[index] ?? 0)));
  return { color: hexOf(parts), opacity: mean(known.map(({ opacity }) => opacity)) };
}

/** Opacity rounded as in the scene. */
export function roundedOpacity(opacity: number): number {
  return Math.round(opacity * 1000) / 1000;
}

/** A shape style refers to the theme: an index into its fills, and the colour for it. */
export function styledFill(style: Element | null, sheet: Sheet): Tint | null {
  const reference = findByPath(style, 'a:fillRef') ?? findByPath(style, 'p:fillRef');
  const index = getNumber(reference, 'idx') ?? 0;
  const color = tintIn(reference, sheet.palette);
  const fill = sheet.theme.fills[index - 1];
  if (index === 0 || index >= 1000) return null;
  return fill === undefined ? color : (tintOfFill(fill, sheet, color) ?? null);
}

const dashes: Readonly<Record<string, Stroke['dash']>> = {
  solid: 'solid',
  dot: 'dot',
  sysDot: 'dot',
};

/** Maximum line width; PowerPoint's is 1584 points. */
const widest = 20_116_800;

/** The outline of a shape, from its own markup, inherited markup, and its style. */
export function strokeOf(
  lines: readonly (Element | null)[],
  style: Element | null,
  sheet: Sheet,
): Stroke | null {
  const reference = findByPath(style, 'p:lnRef') ?? findByPath(style, 'a:lnRef');
  const index = getNumber(reference, 'idx') ?? 0;
  const styled = index > 0 ? (sheet.theme.lines[index - 1] ?? null) : null;
  const color = tintIn(reference, sheet.palette);
  const own = lines.find((line) => fillIn(line, sheet) !== undefined);
  const tint =
    own !== undefined
      ? fillIn(own, sheet)
      : styled === null
        ? color
        : (fillIn(styled, sheet, color) ?? color);
  if (!tint || (own === undefined && index === 0)) return null;
  const all = [...lines, styled];
  const width = firstOf(all, (line) => getNumber(line, 'w')) ?? 9525;
  const dash = firstOf(all, (line) => getString(findByPath(line, 'a:prstDash'), 'val')) ?? 'solid';
  const isCustom = lines.some((line) => findByPath(line, 'a:custDash') !== null);
  return {
    color: tint.color,
    width: Math.min(widest, Math.max(0, Math.round(width))),
    dash: isCustom ? 'dash' : (dashes[dash] ?? 'dash'),
  };
}

function firstOf<Value>(
  elements: readonly (Element | null)[],
  read: (element: Element | null) => Value | null,
): Value | null {
  for (const element of elements) {
    const value = read(element);
    if (value !== null) return value;
  }
  return null;
}
