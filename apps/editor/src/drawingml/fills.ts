import type { Stroke } from '../canvas/scene/scene.ts';
import { type Element, findChild } from '../xml/element.ts';
import { findByPath, getNumber, getString } from '../xml/values.ts';
import { type ResolvedColour, readColour } from './colour.ts';
import type { DrawingPart } from './drawing-part.ts';
import { averageColors } from './rgb.ts';

export const fillNames = ['a:noFill', 'a:solidFill', 'a:gradFill', 'a:blipFill', 'a:pattFill', 'a:grpFill'];

const findFillElement = (holder: Element | null): Element | undefined =>
  holder?.children.find(({ name }) => fillNames.includes(name));

/** The fill of an element; undefined if not specified, null for none or a fill that is not a colour. */
export function readFill(
  holder: Element | null,
  sheet: DrawingPart,
  placeholder?: ResolvedColour | null,
): ResolvedColour | null | undefined {
  const fill = findFillElement(holder);
  return fill === undefined ? undefined : resolveFill(fill, sheet, placeholder);
}

export function resolveFill(
  fill: Element,
  { colours }: DrawingPart,
  placeholder?: ResolvedColour | null,
): ResolvedColour | null {
  switch (fill.name) {
    case 'a:solidFill':
      return readColour(fill, colours, placeholder);
    case 'a:gradFill':
      return averageColours(
        (findChild(fill, 'a:gsLst')?.children ?? []).map((stop) => readColour(stop, colours, placeholder)),
      );
    case 'a:pattFill':
      return averageColours(
        ['a:fgClr', 'a:bgClr'].map((name) => readColour(findChild(fill, name), colours, placeholder)),
      );
    default:
      return null;
  }
}

/** The average colour of a gradient. */
function averageColours(tints: readonly (ResolvedColour | null)[]): ResolvedColour | null {
  const colours = tints.filter((tint) => tint !== null);
  if (colours.length === 0) return null;
  return {
    color: averageColors(colours.map(({ color }) => color)),
    opacity: colours.reduce((sum, { opacity }) => sum + opacity, 0) / colours.length,
  };
}

/** Opacity rounded as in the scene. */
export function roundOpacity(opacity: number): number {
  return Math.round(opacity * 1000) / 1000;
}

/** The element of a fill, with the colour and the relationships that it refers to. */
export interface FillSource {
  /** Null for a style without markup in the theme: then the colour counts. */
  element: Element | null;
  /** The colour for a fill of the theme. */
  color: ResolvedColour | null;
  /** Whether its relationships are those of the theme. */
  isFromTheme: boolean;
}

/** The fill of a shape: of its own properties, its style, or inherited properties, nearest first; null for none. */
export function findFill(
  properties: Element | null,
  style: Element | null,
  sheet: DrawingPart,
  inherited: readonly (Element | null)[] = [],
): FillSource | null {
  return (
    toFillSource(properties) ??
    findStyleFill(findByPath(style, 'a:fillRef') ?? findByPath(style, 'p:fillRef'), sheet) ??
    inherited.map(toFillSource).find((found) => found !== null) ??
    null
  );
}

function toFillSource(holder: Element | null): FillSource | null {
  const element = findFillElement(holder);
  return element === undefined ? null : { element, color: null, isFromTheme: false };
}

/** A reference to the theme: an index into its fills, from 1001 on into its backgrounds, and the colour for it. */
export function findStyleFill(reference: Element | null, sheet: DrawingPart): FillSource | null {
  const index = getNumber(reference, 'idx') ?? 0;
  if (index <= 0 || index === 1000) return null;
  const { fills, backgrounds } = sheet.theme;
  const element = (index > 1000 ? backgrounds[index - 1001] : fills[index - 1]) ?? null;
  return { element, color: readColour(reference, sheet.colours), isFromTheme: true };
}

/** The colour of a fill; null for none, and for pictures. */
export function resolveFillColour(fill: FillSource | null, sheet: DrawingPart): ResolvedColour | null {
  if (fill === null || fill.element === null) return fill?.color ?? null;
  return resolveFill(fill.element, sheet, fill.color);
}

const dashes: Readonly<Record<string, Stroke['dash']>> = {
  solid: 'solid',
  dot: 'dot',
  sysDot: 'dot',
};

/** Maximum line width; PowerPoint's is 1584 points. */
const maxLineWidth = 20_116_800;

/** The outline of a shape, from its own markup, its style, and inherited markup. */
export function readStroke(
  line: Element | null,
  style: Element | null,
  sheet: DrawingPart,
  inherited: readonly (Element | null)[] = [],
): Stroke | null {
  const reference = findByPath(style, 'p:lnRef') ?? findByPath(style, 'a:lnRef');
  const index = getNumber(reference, 'idx') ?? 0;
  const themeLine = index > 0 ? (sheet.theme.lines[index - 1] ?? null) : null;
  const tint = [
    readFill(line, sheet),
    index > 0 ? readStyleTint(themeLine, reference, sheet) : undefined,
    ...inherited.map((one) => readFill(one, sheet)),
  ].find((one) => one !== undefined);
  if (!tint) return null;
  const allLines = [line, themeLine, ...inherited];
  const width = readFirst(allLines, (one) => getNumber(one, 'w')) ?? 9525;
  const dash = readFirst(allLines, (one) => getString(findByPath(one, 'a:prstDash'), 'val')) ?? 'solid';
  const isCustom = [line, ...inherited].some((one) => findByPath(one, 'a:custDash') !== null);
  return {
    color: tint.color,
    width: Math.min(maxLineWidth, Math.max(0, Math.round(width))),
    dash: isCustom ? 'dash' : (dashes[dash] ?? 'dash'),
  };
}

function readStyleTint(themeLine: Element | null, reference: Element | null, sheet: DrawingPart) {
  const color = readColour(reference, sheet.colours);
  return themeLine === null ? color : (readFill(themeLine, sheet, color) ?? color);
}

function readFirst<Value>(
  elements: readonly (Element | null)[],
  read: (element: Element | null) => Value | null,
): Value | null {
  for (const element of elements) {
    const value = read(element);
    if (value !== null) return value;
  }
  return null;
}
