import type { ParagraphAttrs } from '@eigenpal/docx-editor-core/prosemirror/schema';
import { resolveColor } from '@eigenpal/docx-editor-core/utils';
import { fontFace } from '../../../ui/font-faces.ts';
import { fromHalfPoints, fromPoints, fromTwips } from '../lengths.ts';

/** How something of a file is drawn: classes, and CSS properties or custom properties that view/text.css reads. */
export interface Css {
  classes: string[];
  style: Record<string, string>;
}

type Borders = NonNullable<ParagraphAttrs['borders']>;
type Border = NonNullable<Borders['top']>;
type Shading = NonNullable<ParagraphAttrs['shading']>;

/** What HTML and Word put around a paragraph with automatic spacing. */
const autoSpacing = 280;
/** Longer ones would leave too large a hole at the foot of a page; Word breaks them too when they do not fit. */
const maxUnbrokenLines = 600;

/** Spacing of paragraphs for which neither they nor their style name one; a table's style may name another. */
export interface DefaultSpacing {
  spaceBefore?: number;
  spaceAfter?: number;
  lineSpacing?: number;
}

/** What the attributes of a paragraph alone say about its look. `length` is that of its text. */
export function paragraphCss(attrs: ParagraphAttrs, length: number, defaults: DefaultSpacing): Css {
  const isKept = (attrs.keepNext ?? false) && length < maxUnbrokenLines;
  const isWhole = (attrs.keepLines ?? false) && length < maxUnbrokenLines;
  return {
    classes: [
      ...(attrs.contextualSpacing ? ['contextual'] : []),
      ...(isKept ? ['keep-next'] : []),
      ...(isWhole || isKept ? ['keep-whole'] : []),
    ],
    style: {
      ...alignment(attrs),
      ...spacing(attrs, defaults),
      ...lines(attrs, defaults),
      ...indents(attrs),
      ...borders(attrs.borders ?? {}),
      ...ground(attrs.shading),
    },
  };
}

/** The letters that set the height of a paragraph's lines: those of its beginning. */
export function fontCss(family: string | null, halfPoints: number | null): Record<string, string> {
  const style: Record<string, string> = {};
  if (family !== null) {
    const face = fontFace(family);
    style['font-family'] = face.stack;
    style['--natural'] = `${face.lineHeight}`;
  }
  if (halfPoints !== null) style['font-size'] = fromHalfPoints(halfPoints);
  return style;
}

function alignment({ alignment: announced }: ParagraphAttrs): Record<string, string> {
  switch (announced) {
    case 'center':
      return { 'text-align': 'center' };
    case 'right':
      return { 'text-align': 'end' };
    case 'both':
    case 'distribute':
      return { 'text-align': 'justify' };
    default:
      return {};
  }
}

/** What is the default stays with the default, which CSS knows: `var(--after, var(--default-after))`. */
function spacing(attrs: ParagraphAttrs, defaults: DefaultSpacing): Record<string, string> {
  const from = attrs._originalFormatting;
  const before = from?.beforeAutospacing ? autoSpacing : attrs.spaceBefore;
  const after = from?.afterAutospacing ? autoSpacing : attrs.spaceAfter;
  const isOwn = (announced: number | undefined, byDefault = 0, isExplicit = false): announced is number =>
    announced !== undefined && announced !== null && (isExplicit || announced !== byDefault);
  return {
    ...(isOwn(before, defaults.spaceBefore, attrs.spacingExplicit?.before)
      ? { '--before': fromTwips(before) }
      : {}),
    ...(isOwn(after, defaults.spaceAfter, attrs.spacingExplicit?.after)
      ? { '--after': fromTwips(after) }
      : {}),
  };
}

function lines(
  { lineSpacing, lineSpacingRule }: ParagraphAttrs,
  defaults: DefaultSpacing,
): Record<string, string> {
  if (lineSpacing === undefined || lineSpacing === null || lineSpacing <= 0) return {};
  if (lineSpacingRule === 'exact') return { '--exact': fromTwips(lineSpacing) };
  if (lineSpacingRule === 'atLeast') return { '--least': fromTwips(lineSpacing), '--multiple': '1' };
  if (lineSpacing === defaults.lineSpacing) return {};
  return { '--multiple': multiple(lineSpacing) };
}

/** The defaults as CSS knows them. */
export function defaultSpacingCss({
  spaceBefore,
  spaceAfter,
  lineSpacing,
}: DefaultSpacing): Record<string, string> {
  return {
    ...(spaceBefore === undefined ? {} : { '--default-before': fromTwips(spaceBefore) }),
    ...(spaceAfter === undefined ? {} : { '--default-after': fromTwips(spaceAfter) }),
    ...(lineSpacing === undefined ? {} : { '--default-multiple': multiple(lineSpacing) }),
  };
}

function multiple(lineSpacing: number): string {
  return `${Math.round((lineSpacing / 240) * 1000) / 1000}`;
}

function indents({ indentLeft, indentRight, indentFirstLine }: ParagraphAttrs): Record<string, string> {
  return {
    ...(indentLeft ? { '--start': fromTwips(indentLeft) } : {}),
    ...(indentRight ? { '--end': fromTwips(indentRight) } : {}),
    ...(indentFirstLine ? { '--first': fromTwips(indentFirstLine) } : {}),
  };
}

/** Word draws the frame of a paragraph around its text: the text stays where it is. */
function borders(sides: Borders): Record<string, string> {
  const style: Record<string, string> = {};
  for (const [side, name] of [
    ['top', 'top'],
    ['bottom', 'bottom'],
    ['left', 'inline-start'],
    ['right', 'inline-end'],
  ] as const) {
    const border = sides[side];
    if (border === undefined || border === null || border.style === 'none' || border.style === 'nil')
      continue;
    style[`border-${name}`] = borderLine(border);
    style[`padding-${name}`] = fromPoints(border.space ?? 0);
    if (side === 'left' || side === 'right') {
      style[side === 'left' ? '--out-start' : '--out-end'] = fromPoints((border.space ?? 0) + width(border));
    }
  }
  return style;
}

/** A border as CSS draws it; Word counts its width in eighths of a point. */
export function borderLine(border: Border): string {
  const colour = border.color?.auto === false || border.color?.rgb || border.color?.themeColor;
  return `${fromPoints(Math.max(0.75, width(border)))} ${lineStyle(border.style)} ${colour ? resolveColor(border.color, undefined) : 'currentColor'}`;
}

function width(border: Border): number {
  return (border.size ?? 4) / 8;
}

function lineStyle(style: Border['style']): string {
  if (/^(double|triple|thinThick|thickThin|doubleWave)/.test(style)) return 'double';
  if (/^dotted/.test(style)) return 'dotted';
  if (/dash/i.test(style)) return 'dashed';
  return 'solid';
}

function ground(shading: Shading | undefined | null): Record<string, string> {
  const colour = shadingColour(shading);
  return colour === null ? {} : { '--ground': colour };
}

/** The colour behind something; patterns are drawn as their main colour. */
export function shadingColour(shading: Shading | undefined | null): string | null {
  if (shading === undefined || shading === null || shading.pattern === 'nil') return null;
  const isSolid = shading.pattern === 'solid';
  const colour = isSolid ? (shading.color ?? shading.fill) : shading.fill;
  if (colour === undefined || colour.auto || colour.rgb === 'auto' || (!colour.rgb && !colour.themeColor))
    return null;
  return resolveColor(colour, undefined);
}
