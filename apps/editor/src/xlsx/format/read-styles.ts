import { getFormatFromId } from 'numfmt';
import { type Element, getTag, readElement } from '../../xml/element.ts';
import type { ConditionalStyle } from '../workbook/conditional-rules.ts';
import { mixColours } from '../workbook/mix-colours.ts';
import {
  type BookStyle,
  type Border,
  type Borders,
  borderSides,
  type CellFormat,
  defaultFormat,
  stackedRotation,
} from '../workbook/style.ts';
import type { RunFormat } from '../workbook/text-runs.ts';
import { readColour, type Theme } from './colours.ts';
import { getLocalName, isOn, readAttribute, readFlag, readNumber } from './xml-text.ts';

/** The formats of conditional rules (`dxfs`), in index order. */
export function readDifferentialStyles(xml: string | null, theme: Theme): ConditionalStyle[] {
  const root = xml === null ? null : readElement(xml);
  const list = root === null ? null : findChild(root, 'dxfs');
  return (list?.children ?? []).map((element) => readDifferentialStyle(element, theme));
}

/** Only what a differential format sets. */
export function readDifferentialStyle(element: Element, theme: Theme): ConditionalStyle {
  const [font, fill, border, numberFormat] = ['font', 'fill', 'border', 'numFmt'].map((name) =>
    findChild(element, name),
  );
  const style: ConditionalStyle = font ? readDifferentialFont(font, theme) : {};
  if (fill) {
    const colour = readDifferentialFill(fill, theme);
    if (colour !== undefined) style.fill = colour;
  }
  if (border) {
    const borders = Object.entries(readBorders(border, theme)).filter(([, side]) => side !== null);
    if (borders.length > 0) style.borders = Object.fromEntries(borders);
  }
  const code = numberFormat ? readAttribute(getTag(numberFormat), 'formatCode') : null;
  if (code !== null) style.format = code;
  return style;
}

function readDifferentialFont(font: Element, theme: Theme): ConditionalStyle {
  const { isBold, isItalic, isStruck, isUnderlined, colour } = readFont(font, theme);
  const has = (name: string): boolean => findChild(font, name) !== null;
  return {
    ...(has('b') ? { isBold } : {}),
    ...(has('i') ? { isItalic } : {}),
    ...(has('strike') ? { isStruck } : {}),
    ...(has('u') ? { isUnderlined } : {}),
    ...(has('color') ? { colour } : {}),
  };
}

/** A solid fill of a differential format has its colour in `bgColor`, unlike that of a cell. Undefined if it sets none. */
function readDifferentialFill(fill: Element, theme: Theme): string | null | undefined {
  const pattern = findChild(fill, 'patternFill');
  if (pattern === null) return readFill(fill, theme);
  const kind = readAttribute(getTag(pattern), 'patternType') ?? 'solid';
  if (kind === 'none') return null;
  const colour = findChild(pattern, 'bgColor') ?? findChild(pattern, 'fgColor');
  return colour === null ? undefined : (readColour(getTag(colour), theme) ?? undefined);
}

/** Cell formats of a file (`cellXfs`), in index order. */
export function readStyles(xml: string | null, theme: Theme): BookStyle[] {
  const root = xml === null ? null : readElement(xml);
  if (root === null) return [{ format: defaultFormat }];
  const childrenOf = (list: string): Element[] => findChild(root, list)?.children ?? [];
  const fonts = childrenOf('fonts').map((font) => readFont(font, theme));
  const fills = childrenOf('fills').map((fill) => readFill(fill, theme));
  const borders = childrenOf('borders').map((border) => readBorders(border, theme));
  const formats = new Map(
    childrenOf('numFmts').map((one) => [
      readNumber(getTag(one), 'numFmtId'),
      readAttribute(getTag(one), 'formatCode') ?? 'General',
    ]),
  );
  const styles = childrenOf('cellXfs').map((xf): BookStyle => {
    const tag = getTag(xf);
    const id = readNumber(tag, 'numFmtId') ?? 0;
    return {
      format: {
        ...defaultFormat,
        ...fonts[readNumber(tag, 'fontId') ?? 0],
        fill: fills[readNumber(tag, 'fillId') ?? 0] ?? null,
        borders: borders[readNumber(tag, 'borderId') ?? 0] ?? defaultFormat.borders,
        format: formats.get(id) ?? getFormatFromId(id) ?? 'General',
        ...readAlignment(xf),
        isLocked: readLocked(xf),
      },
    };
  });
  return styles.length === 0 ? [{ format: defaultFormat }] : styles;
}

export function findChild(element: Element, name: string): Element | null {
  return element.children.find((child) => getLocalName(child.name) === name) ?? null;
}

/** The format of a font, or of a run (`rPr`): what a run does not set is not taken from its cell. */
export function readFont(font: Element, theme: Theme): RunFormat {
  const isFlagOn = (name: string): boolean => {
    const child = findChild(font, name);
    return child !== null && isOn(readAttribute(getTag(child), 'val') ?? '1');
  };
  const colour = findChild(font, 'color');
  const underline = findChild(font, 'u');
  const underlineKind = underline === null ? '' : (readAttribute(getTag(underline), 'val') ?? '');
  const raised = findChild(font, 'vertAlign');
  const raisedKind = raised === null ? null : readAttribute(getTag(raised), 'val');
  const size = findChild(font, 'sz');
  const name = findChild(font, 'name') ?? findChild(font, 'rFont');
  // An untinted theme text colour counts as the automatic one.
  const isAutomatic =
    colour !== null &&
    readNumber(getTag(colour), 'theme') === 1 &&
    readNumber(getTag(colour), 'tint') === null;
  return {
    isBold: isFlagOn('b'),
    isItalic: isFlagOn('i'),
    isStruck: isFlagOn('strike'),
    isUnderlined: underline !== null && underlineKind !== 'none',
    isDoubleUnderlined: underlineKind.startsWith('double'),
    raised: raisedKind === 'superscript' || raisedKind === 'subscript' ? raisedKind : null,
    size: (size === null ? null : readNumber(getTag(size), 'val')) ?? defaultFormat.size,
    font: (name === null ? null : readAttribute(getTag(name), 'val')) ?? defaultFormat.font,
    colour: colour === null || isAutomatic ? null : readColour(getTag(colour), theme),
  };
}

function readFill(fill: Element, theme: Theme): string | null {
  const pattern = findChild(fill, 'patternFill');
  if (pattern === null) {
    const stop = findChild(fill, 'gradientFill')?.children[0]?.children[0];
    return stop === undefined ? null : readColour(getTag(stop), theme);
  }
  const kind = readAttribute(getTag(pattern), 'patternType') ?? 'none';
  const read = (name: string): string | null => {
    const colour = findChild(pattern, name);
    return colour === null ? null : readColour(getTag(colour), theme);
  };
  if (kind === 'none' || kind === 'solid') return kind === 'none' ? null : read('fgColor');
  const share = patternShares[kind] ?? (kind.startsWith('light') ? 0.25 : 0.5);
  return mixColours(read('bgColor') ?? 'FFFFFF', read('fgColor') ?? '000000', share);
}

/** How much of a pattern has the colour of its lines; patterns are shown as the mix of their colours. */
const patternShares: Readonly<Record<string, number>> = {
  gray0625: 0.0625,
  gray125: 0.125,
  lightGray: 0.25,
  mediumGray: 0.5,
  darkGray: 0.75,
};

const borderLines: Readonly<Record<string, Border['line']>> = {
  thin: 'thin',
  hair: 'dotted',
  dotted: 'dotted',
  dashed: 'dashed',
  dashDot: 'dashed',
  dashDotDot: 'dashed',
  slantDashDot: 'dashed',
  double: 'double',
  medium: 'medium',
  mediumDashed: 'medium',
  mediumDashDot: 'medium',
  mediumDashDotDot: 'medium',
  thick: 'thick',
};

function readBorders(element: Element, theme: Theme): Borders {
  const readSide = (name: string): Border | null => {
    const child =
      findChild(element, name) ??
      findChild(element, name === 'left' ? 'start' : name === 'right' ? 'end' : name);
    const line = child === null ? undefined : borderLines[readAttribute(getTag(child), 'style') ?? ''];
    if (child === null || line === undefined) return null;
    const colour = findChild(child, 'color');
    return { line, colour: colour === null ? null : readColour(getTag(colour), theme) };
  };
  const [top, right, bottom, left] = borderSides.map(readSide);
  return { top: top ?? null, right: right ?? null, bottom: bottom ?? null, left: left ?? null };
}

const horizontalAlignments: readonly NonNullable<CellFormat['align']>[] = [
  'left',
  'center',
  'right',
  'fill',
  'justify',
];
const verticalAlignments: readonly NonNullable<CellFormat['vertical']>[] = ['top', 'center', 'bottom'];

function readAlignment(
  xf: Element,
): Pick<CellFormat, 'align' | 'vertical' | 'wraps' | 'indent' | 'rotation'> {
  const alignment = findChild(xf, 'alignment');
  const tag = alignment === null ? '' : getTag(alignment);
  const horizontal = readAttribute(tag, 'horizontal');
  const vertical = readAttribute(tag, 'vertical');
  return {
    align:
      horizontal === 'centerContinuous'
        ? 'center'
        : (horizontalAlignments.find((one) => one === horizontal) ?? null),
    vertical: verticalAlignments.find((one) => one === vertical) ?? null,
    wraps: readFlag(tag, 'wrapText'),
    indent: readNumber(tag, 'indent') ?? 0,
    rotation: readRotation(readNumber(tag, 'textRotation') ?? 0),
  };
}

/** The file counts angles below the line from 90 on. */
function readRotation(angle: number): number {
  if (angle === stackedRotation) return angle;
  return angle > 90 ? Math.max(-90, 90 - angle) : Math.max(0, angle);
}

function readLocked(xf: Element): boolean {
  const protection = findChild(xf, 'protection');
  return protection === null || isOn(readAttribute(getTag(protection), 'locked') ?? '1');
}
