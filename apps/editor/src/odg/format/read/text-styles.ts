import type { RunFormat } from '../../../canvas/scene/run-format.ts';
import type { TextParagraph } from '../../../canvas/scene/scene.ts';
import type { Element } from '../../../xml/element.ts';
import { findChild } from '../../../xml/element.ts';
import { getString, parseFinite } from '../../../xml/values.ts';
import {
  type Chain,
  chainOf,
  familyIn,
  graphicProperties,
  paragraphProperties,
  type Styles,
  textProperties,
  valueIn,
} from './styles.ts';
import { colorIn, lengthOf, partOf } from './units.ts';

/** Default text formats of a shape, for text and paragraphs without their own. */
export interface TextContext {
  styles: Styles;
  behind: Chain;
}

export type ParagraphForm = Pick<TextParagraph, 'align' | 'lineSpacing' | 'spaceBefore' | 'isRightToLeft'>;

const defaults = { size: 18, color: '#000000', font: 'Liberation Sans' };

export function paragraphChain(context: TextContext, name: string | null): Chain {
  return [...chainOf(context.styles, 'paragraph', name), ...context.behind];
}

/** The format of text within spans of these styles, outermost first. */
export function runFormatOf(
  context: TextContext,
  { spans, paragraph, link }: { spans: readonly (string | null)[]; paragraph: Chain; link: string | null },
): RunFormat {
  const chain = [
    ...spans.toReversed().flatMap((name) => chainOf(context.styles, 'text', name)),
    ...paragraph,
  ];
  const value = (name: string): string | null => valueIn(chain, textProperties, name);
  return {
    bold: isBold(value('fo:font-weight')),
    italic: ['italic', 'oblique'].includes(value('fo:font-style') ?? ''),
    underline: isDrawn(value('style:text-underline-style')),
    strike: isDrawn(value('style:text-line-through-style') ?? value('style:text-line-through-type')),
    size: sizeIn(chain),
    color: colorIn(value('fo:color')) ?? defaults.color,
    font: fontIn(context.styles, chain),
    link,
  };
}

const isDrawn = (value: string | null): boolean => value !== null && value !== 'none';

function isBold(weight: string | null): boolean {
  return weight === 'bold' || (parseFinite(weight) ?? 0) >= 600;
}

/** Percentages are relative to the inherited size. */
function sizeIn(chain: Chain): number {
  let scale = 1;
  for (const style of chain) {
    const text = getString(findChild(style, textProperties), 'fo:font-size');
    const part = partOf(text);
    const length = part === null ? lengthOf(text) : null;
    if (part !== null) scale *= part;
    else if (length !== null && length > 0) return pointsOf(length * scale);
  }
  return pointsOf(defaults.size * scale * 12_700);
}

const pointsOf = (length: number): number => Math.round((length / 12_700) * 100) / 100;

function fontIn(styles: Styles, chain: Chain): string {
  for (const style of chain) {
    const properties = findChild(style, textProperties);
    const name = getString(properties, 'style:font-name');
    const family =
      (name === null ? null : styles.fonts.get(name)) ?? familyIn(getString(properties, 'fo:font-family'));
    if (family !== null && family !== undefined) return family;
    if (name !== null) return name;
  }
  return defaults.font;
}

export function formOf(chain: Chain, size: number): ParagraphForm {
  const value = (name: string): string | null => valueIn(chain, paragraphProperties, name);
  const isRightToLeft = /^(?:rl|rl-tb)$/.test(value('style:writing-mode') ?? '');
  return {
    align: alignOf(value('fo:text-align'), isRightToLeft),
    lineSpacing: spacingOf(value('fo:line-height') ?? value('style:line-height-at-least'), size),
    spaceBefore: pointsOf(Math.max(0, lengthOf(value('fo:margin-top') ?? value('fo:margin')) ?? 0)),
    isRightToLeft,
  };
}

function alignOf(text: string | null, isRightToLeft: boolean): TextParagraph['align'] {
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
function spacingOf(text: string | null, size: number): number {
  const part = partOf(text);
  const length = part === null ? lengthOf(text) : null;
  const spacing = part ?? (length === null || size <= 0 ? 1 : length / (size * 1.2 * 12_700));
  return spacing > 0 ? Math.round(spacing * 1000) / 1000 : 1;
}

/** The list type of a paragraph at a level; `lists` are the enclosing elements, outermost first. */
export function listKind(
  context: TextContext,
  { lists, level, paragraph }: { lists: readonly Element[]; level: number; paragraph: Chain },
): TextParagraph['list'] {
  const named =
    lists
      .toReversed()
      .map((list) => getString(list, 'text:style-name'))
      .find((name) => name !== null) ??
    paragraph.map((style) => getString(style, 'style:list-style-name')).find((name) => name !== null);
  const style = named == null ? null : (context.styles.lists.get(named) ?? null);
  const inside = paragraph
    .map((one) => findChild(findChild(one, graphicProperties) ?? one, 'text:list-style'))
    .find((one) => one !== null);
  const found = style ?? inside ?? null;
  if (found === null) return 'bullet';
  const own = found.children.find((child) => getString(child, 'text:level') === String(level + 1));
  switch (own?.name) {
    case 'text:list-level-style-number':
      return (getString(own, 'style:num-format') ?? '') === '' ? 'none' : 'number';
    case 'text:list-level-style-bullet':
      return (getString(own, 'text:bullet-char') ?? '').trim() === '' ? 'none' : 'bullet';
    case 'text:list-level-style-image':
      return 'bullet';
    default:
      return 'none';
  }
}
