import type { RunFormat } from '../../../canvas/scene/run-format.ts';
import type { TextParagraph } from '../../../canvas/scene/scene.ts';
import type { Element } from '../../../xml/element.ts';
import { findChild } from '../../../xml/element.ts';
import { getString, parseBoundedNumber } from '../../../xml/values.ts';
import {
  findValue,
  getStyleChain,
  graphicProperties,
  paragraphProperties,
  parseFirstFamily,
  type StyleChain,
  type Styles,
  textProperties,
} from './styles.ts';
import { parseColour, parseLength, parsePercentage } from './units.ts';

/** Default text formats of a shape, for text and paragraphs without their own. */
export interface TextContext {
  styles: Styles;
  inherited: StyleChain;
  /** On the page, for text of a shape without a fill. */
  automaticColour?: string;
}

export type ParagraphValues = Pick<
  TextParagraph,
  'align' | 'lineSpacing' | 'spaceBefore' | 'spaceAfter' | 'isRightToLeft'
>;

const defaults = { size: 18, color: '#000000', font: 'Liberation Sans' };

export function getParagraphChain(context: TextContext, name: string | null): StyleChain {
  return [...getStyleChain(context.styles, 'paragraph', name), ...context.inherited];
}

/** The format of text within spans of these styles, outermost first. */
export function resolveRunFormat(
  context: TextContext,
  {
    spans,
    paragraph,
    link,
  }: { spans: readonly (string | null)[]; paragraph: StyleChain; link: string | null },
): RunFormat {
  const chain = [
    ...spans.toReversed().flatMap((name) => getStyleChain(context.styles, 'text', name)),
    ...paragraph,
  ];
  const findText = (name: string): string | null => findValue(chain, textProperties, name);
  return {
    bold: isBold(findText('fo:font-weight')),
    italic: ['italic', 'oblique'].includes(findText('fo:font-style') ?? ''),
    underline: isLineDrawn(findText('style:text-underline-style')),
    strike: isLineDrawn(
      findText('style:text-line-through-style') ?? findText('style:text-line-through-type'),
    ),
    capitals: readCapitals(findText('fo:text-transform'), findText('fo:font-variant')),
    baseline: readBaseline(findText('style:text-position')),
    size: computeFontSize(chain),
    color: findColour(chain) ?? context.automaticColour ?? defaults.color,
    font: findFont(context.styles, chain),
    link,
  };
}

/** Null for the automatic colour: the nearest style that sets either counts. */
function findColour(chain: StyleChain): string | null {
  for (const style of chain) {
    const properties = findChild(style, textProperties);
    if (getString(properties, 'style:use-window-font-color') === 'true') return null;
    const color = parseColour(getString(properties, 'fo:color'));
    if (color !== null) return color;
  }
  return null;
}

const isLineDrawn = (lineStyle: string | null): boolean => lineStyle !== null && lineStyle !== 'none';

function readCapitals(transform: string | null, variant: string | null): RunFormat['capitals'] {
  if (variant === 'small-caps') return 'small';
  return transform === 'uppercase' ? 'all' : 'none';
}

/** `super`, `sub` or a percentage, followed by the size of the letters. */
function readBaseline(position: string | null): number {
  const [height = ''] = (position ?? '').trim().split(/\s+/);
  if (height === 'super') return 0.33;
  if (height === 'sub') return -0.33;
  const fraction = parsePercentage(height) ?? 0;
  return Math.round(Math.min(1, Math.max(-1, fraction)) * 100) / 100;
}

function isBold(weight: string | null): boolean {
  return weight === 'bold' || (parseBoundedNumber(weight) ?? 0) >= 600;
}

/** Percentages are relative to the inherited size. */
function computeFontSize(chain: StyleChain): number {
  let scale = 1;
  for (const style of chain) {
    const text = getString(findChild(style, textProperties), 'fo:font-size');
    const fraction = parsePercentage(text);
    const length = fraction === null ? parseLength(text) : null;
    if (fraction !== null) scale *= fraction;
    else if (length !== null && length > 0) return toPoints(length * scale);
  }
  return toPoints(defaults.size * scale * 12_700);
}

const toPoints = (length: number): number => Math.round((length / 12_700) * 100) / 100;

function findFont(styles: Styles, chain: StyleChain): string {
  for (const style of chain) {
    const properties = findChild(style, textProperties);
    const name = getString(properties, 'style:font-name');
    const family =
      (name === null ? null : styles.fonts.get(name)) ??
      parseFirstFamily(getString(properties, 'fo:font-family'));
    if (family !== null && family !== undefined) return family;
    if (name !== null) return name;
  }
  return defaults.font;
}

export function readParagraphValues(chain: StyleChain, size: number): ParagraphValues {
  const findText = (name: string): string | null => findValue(chain, paragraphProperties, name);
  const isRightToLeft = /^(?:rl|rl-tb)$/.test(findText('style:writing-mode') ?? '');
  return {
    align: toAlignment(findText('fo:text-align'), isRightToLeft),
    lineSpacing: toLineSpacing(findText('fo:line-height') ?? findText('style:line-height-at-least'), size),
    spaceBefore: toPoints(Math.max(0, parseLength(findText('fo:margin-top') ?? findText('fo:margin')) ?? 0)),
    spaceAfter: toPoints(
      Math.max(0, parseLength(findText('fo:margin-bottom') ?? findText('fo:margin')) ?? 0),
    ),
    isRightToLeft,
  };
}

function toAlignment(text: string | null, isRightToLeft: boolean): TextParagraph['align'] {
  switch (text) {
    case 'left':
    case 'right':
    case 'center':
    case 'justify':
      return text;
    case 'end':
      return isRightToLeft ? 'left' : 'right';
    default:
      return isRightToLeft ? 'right' : 'left';
  }
}

/** A font's own line height is about 1.2 times its size. */
function toLineSpacing(text: string | null, size: number): number {
  const fraction = parsePercentage(text);
  const length = fraction === null ? parseLength(text) : null;
  const spacing = fraction ?? (length === null || size <= 0 ? 1 : length / (size * 1.2 * 12_700));
  return spacing > 0 ? Math.round(spacing * 1000) / 1000 : 1;
}

/** The list type of a paragraph at a level; `lists` are the enclosing elements, outermost first. */
export function readListKind(
  context: TextContext,
  { lists, level, paragraph }: { lists: readonly Element[]; level: number; paragraph: StyleChain },
): TextParagraph['list'] {
  const listStyleName =
    lists
      .toReversed()
      .map((list) => getString(list, 'text:style-name'))
      .find((name) => name !== null) ??
    paragraph.map((style) => getString(style, 'style:list-style-name')).find((name) => name !== null);
  const style = listStyleName == null ? null : (context.styles.lists.get(listStyleName) ?? null);
  const inlineStyle = paragraph
    .map((paragraphStyle) =>
      findChild(findChild(paragraphStyle, graphicProperties) ?? paragraphStyle, 'text:list-style'),
    )
    .find((paragraphStyle) => paragraphStyle !== null);
  const listStyle = style ?? inlineStyle ?? null;
  if (listStyle === null) return 'bullet';
  const levelStyle = listStyle.children.find((child) => getString(child, 'text:level') === String(level + 1));
  switch (levelStyle?.name) {
    case 'text:list-level-style-number':
      return (getString(levelStyle, 'style:num-format') ?? '') === '' ? 'none' : 'number';
    case 'text:list-level-style-bullet':
      return (getString(levelStyle, 'text:bullet-char') ?? '').trim() === '' ? 'none' : 'bullet';
    case 'text:list-level-style-image':
      return 'bullet';
    default:
      return 'none';
  }
}
