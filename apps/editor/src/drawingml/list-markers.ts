import { isSameValue } from '../canvas/format/same-values.ts';
import type { Indents, ListMarker, Numbering, TextParagraph } from '../canvas/scene/scene.ts';
import { getDefaultIndents, getDefaultMarker } from '../canvas/text/list-defaults.ts';
import type { Element } from '../xml/element.ts';
import { getNumber, getString } from '../xml/values.ts';
import { readColour } from './colour.ts';
import type { DrawingPart } from './drawing-part.ts';
import { readFraction } from './fraction.ts';
import { symbolFonts, toUnicodeBullet } from './symbol-fonts.ts';
import { resolveFont } from './theme.ts';

/** Properties of a list marker, each inherited by itself; null for those of the text. */
export interface BulletProperties {
  color: string | null;
  size: { unit: 'fraction' | 'points'; value: number } | null;
  font: string | null;
  text: string | null;
  numbering: Numbering | null;
  startAt: number;
}

export const defaultBullet: BulletProperties = {
  color: null,
  size: null,
  font: null,
  text: null,
  numbering: null,
  startAt: 1,
};

/** Applies the properties of a marker in paragraph properties to inherited ones. */
export function applyBulletProperties(
  properties: Element,
  base: BulletProperties,
  sheet: DrawingPart,
): BulletProperties {
  let bullet = base;
  for (const child of properties.children) {
    const change = readBulletChange(child, sheet);
    if (change !== null) bullet = { ...bullet, ...change };
  }
  return bullet;
}

function readBulletChange(child: Element, sheet: DrawingPart): Partial<BulletProperties> | null {
  switch (child.name) {
    case 'a:buClrTx':
      return { color: null };
    case 'a:buClr':
      return { color: readColour(child, sheet.colours)?.color ?? null };
    case 'a:buSzTx':
      return { size: null };
    case 'a:buSzPct':
      return { size: { unit: 'fraction', value: readFraction(child) ?? 1 } };
    case 'a:buSzPts':
      return { size: { unit: 'points', value: (getNumber(child, 'val') ?? 0) / 100 } };
    case 'a:buFontTx':
      return { font: null };
    case 'a:buFont':
      return { font: resolveFont(sheet.theme, getString(child, 'typeface') ?? '') || null };
    case 'a:buChar':
      return { text: getString(child, 'char') ?? '', numbering: null };
    // A picture is shown as a dot.
    case 'a:buBlip':
      return { text: '•', numbering: null };
    case 'a:buAutoNum':
      return {
        text: null,
        numbering: readNumbering(getString(child, 'type') ?? ''),
        startAt: Math.max(1, Math.round(getNumber(child, 'startAt') ?? 1)),
      };
    default:
      return null;
  }
}

const formatNames: Readonly<Record<string, Numbering['format']>> = {
  arabic: 'arabic',
  alphaLc: 'lowerLetter',
  alphaUc: 'upperLetter',
  romanLc: 'lowerRoman',
  romanUc: 'upperRoman',
};
const punctuationNames: Readonly<Record<string, Numbering['punctuation']>> = {
  Period: 'period',
  ParenR: 'parenthesis',
  ParenBoth: 'parentheses',
  Plain: 'plain',
};

/** Numbers of other scripts are shown in digits. */
function readNumbering(type: string): Numbering {
  const [, format = '', punctuation = ''] =
    /^([a-z]+(?:Lc|Uc)?)(Period|ParenR|ParenBoth|Plain)$/.exec(type) ?? [];
  return { format: formatNames[format] ?? 'arabic', punctuation: punctuationNames[punctuation] ?? 'period' };
}

export function toNumberingType({ format, punctuation }: Numbering): string {
  const findName = (names: Readonly<Record<string, string>>, value: string): string =>
    Object.entries(names).find(([, one]) => one === value)?.[0] ?? '';
  return findName(formatNames, format) + findName(punctuationNames, punctuation);
}

/** The marker in the scene; null for the default one. */
export function toListMarker(
  { color, size, font, text, numbering, startAt }: BulletProperties,
  { list, level }: Pick<TextParagraph, 'list' | 'level'>,
  textSize: number,
): ListMarker | null {
  if (list === 'none') return null;
  const isSymbol = font !== null && symbolFonts.test(font);
  const marker: ListMarker = {
    text: list === 'bullet' ? toUnicodeBullet(text ?? '•', font) : null,
    numbering: list === 'number' ? numbering : null,
    startAt: list === 'number' ? startAt : 1,
    color,
    // Bullets of symbol fonts are mapped to Unicode already, and Arial is the default.
    font: list === 'number' || isSymbol || font === 'Arial' ? null : font,
    size: toSizeFraction(size, textSize),
  };
  return isSameValue(marker, getDefaultMarker({ list, level })) ? null : marker;
}

function toSizeFraction(size: BulletProperties['size'], textSize: number): number {
  if (size === null || size.value <= 0 || textSize <= 0) return 1;
  const fraction = size.unit === 'fraction' ? size.value : size.value / textSize;
  return Math.round(Math.min(4, Math.max(0.25, fraction)) * 100) / 100;
}

/** Applies the indents in paragraph properties to inherited ones. */
export function applyIndents(properties: Element, base: Indents): Indents {
  const read = (name: string, fallback: number): number =>
    Math.round(getNumber(properties, name) ?? fallback);
  return {
    left: read('marL', base.left),
    right: read('marR', base.right),
    first: read('indent', base.first),
  };
}

/** The indents in the scene; null for the defaults. */
export function toSceneIndents(
  indents: Indents,
  listLevel: Pick<TextParagraph, 'list' | 'level'>,
): Indents | null {
  const { left, right, first } = getDefaultIndents(listLevel);
  const isDefault = indents.left === left && indents.right === right && indents.first === first;
  return isDefault ? null : indents;
}

/** The list of a paragraph; null if not specified. */
export function readList(properties: Element): TextParagraph['list'] | null {
  for (const { name } of properties.children) {
    if (name === 'a:buNone') return 'none';
    if (name === 'a:buChar' || name === 'a:buBlip') return 'bullet';
    if (name === 'a:buAutoNum') return 'number';
  }
  return null;
}
