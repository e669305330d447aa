import { getFormatFromId } from 'numfmt';
import { type Element, readElement, tagOf } from '../../xml/element.ts';
import {
  type BookStyle,
  type Border,
  type Borders,
  borderSides,
  type CellFormat,
  defaultFormat,
} from '../workbook/style.ts';
import { colourIn, type Theme } from './colours.ts';
import { attributeIn, flagIn, isOn, localName, numberIn } from './xml-text.ts';

/** Cell formats of a file (`cellXfs`), in index order. */
export function readStyles(xml: string | null, theme: Theme): BookStyle[] {
  const root = xml === null ? null : readElement(xml);
  if (root === null) return [{ format: defaultFormat }];
  const all = (list: string): Element[] => named(root, list)?.children ?? [];
  const fonts = all('fonts').map((font) => readFont(font, theme));
  const fills = all('fills').map((fill) => readFill(fill, theme));
  const borders = all('borders').map((border) => readBorders(border, theme));
  const formats = new Map(
    all('numFmts').map((one) => [
      numberIn(tagOf(one), 'numFmtId'),
      attributeIn(tagOf(one), 'formatCode') ?? 'General',
    ]),
  );
  const styles = all('cellXfs').map((xf): BookStyle => {
    const tag = tagOf(xf);
    const id = numberIn(tag, 'numFmtId') ?? 0;
    return {
      format: {
        ...defaultFormat,
        ...fonts[numberIn(tag, 'fontId') ?? 0],
        fill: fills[numberIn(tag, 'fillId') ?? 0] ?? null,
        borders: borders[numberIn(tag, 'borderId') ?? 0] ?? defaultFormat.borders,
        format: formats.get(id) ?? getFormatFromId(id) ?? 'General',
        ...readAlignment(xf),
        isLocked: readIsLocked(xf),
      },
    };
  });
  return styles.length === 0 ? [{ format: defaultFormat }] : styles;
}

export function named(element: Element, name: string): Element | null {
  return element.children.find((child) => localName(child.name) === name) ?? null;
}

function readFont(font: Element, theme: Theme): Partial<CellFormat> {
  const on = (name: string): boolean => {
    const child = named(font, name);
    return child !== null && isOn(attributeIn(tagOf(child), 'val') ?? '1');
  };
  const colour = named(font, 'color');
  const line = named(font, 'u');
  const size = named(font, 'sz');
  const name = named(font, 'name') ?? named(font, 'rFont');
  // An untinted theme text colour counts as the automatic one.
  const isPageColour =
    colour !== null && numberIn(tagOf(colour), 'theme') === 1 && numberIn(tagOf(colour), 'tint') === null;
  return {
    isBold: on('b'),
    isItalic: on('i'),
    isStruck: on('strike'),
    isUnderlined: line !== null && attributeIn(tagOf(line), 'val') !== 'none',
    size: (size === null ? null : numberIn(tagOf(size), 'val')) ?? defaultFormat.size,
    font: (name === null ? null : attributeIn(tagOf(name), 'val')) ?? defaultFormat.font,
    colour: colour === null || isPageColour ? null : colourIn(tagOf(colour), theme),
  };
}

function readFill(fill: Element, theme: Theme): string | null {
  const pattern = named(fill, 'patternFill');
  if (pattern === null) {
    const stop = named(fill, 'gradientFill')?.children[0]?.children[0];
    return stop === undefined ? null : colourIn(tagOf(stop), theme);
  }
  const kind = attributeIn(tagOf(pattern), 'patternType') ?? 'none';
  const colour = named(pattern, kind === 'solid' ? 'fgColor' : 'bgColor');
  return kind === 'none' || colour === null ? null : colourIn(tagOf(colour), theme);
}

const lines: Readonly<Record<string, Border['line']>> = {
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
  const side = (name: string): Border | null => {
    const child =
      named(element, name) ?? named(element, name === 'left' ? 'start' : name === 'right' ? 'end' : name);
    const line = child === null ? undefined : lines[attributeIn(tagOf(child), 'style') ?? ''];
    if (child === null || line === undefined) return null;
    const colour = named(child, 'color');
    return { line, colour: colour === null ? null : colourIn(tagOf(colour), theme) };
  };
  const [top, right, bottom, left] = borderSides.map(side);
  return { top: top ?? null, right: right ?? null, bottom: bottom ?? null, left: left ?? null };
}

const aligns: readonly NonNullable<CellFormat['align']>[] = ['left', 'center', 'right', 'fill', 'justify'];
const verticals: readonly NonNullable<CellFormat['vertical']>[] = ['top', 'center', 'bottom'];

function readAlignment(xf: Element): Pick<CellFormat, 'align' | 'vertical' | 'wraps' | 'indent'> {
  const alignment = named(xf, 'alignment');
  const tag = alignment === null ? '' : tagOf(alignment);
  const across = attributeIn(tag, 'horizontal');
  const down = attributeIn(tag, 'vertical');
  return {
    align: across === 'centerContinuous' ? 'center' : (aligns.find((one) => one === across) ?? null),
    vertical: verticals.find((one) => one === down) ?? null,
    wraps: flagIn(tag, 'wrapText'),
    indent: numberIn(tag, 'indent') ?? 0,
  };
}

function readIsLocked(xf: Element): boolean {
  const protection = named(xf, 'protection');
  return protection === null || isOn(attributeIn(tagOf(protection), 'locked') ?? '1');
}
