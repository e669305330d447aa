import type { ParagraphAttrs } from '@eigenpal/docx-editor-core/prosemirror/schema';
import type { ParagraphFormatting } from '@eigenpal/docx-editor-core/types/document';
import { resolveColor } from '@eigenpal/docx-editor-core/utils';
import { resolveFontFace } from '../../../ui/font-faces.ts';
import { fromHalfPoints, fromPoints, fromTwips } from '../lengths.ts';

/** CSS classes and properties, including custom properties that view/text.css reads. */
export interface Css {
  classes: string[];
  style: Record<string, string>;
}

type Borders = NonNullable<ParagraphAttrs['borders']>;
type Border = NonNullable<Borders['top']>;
type Shading = NonNullable<ParagraphAttrs['shading']>;

/** Spacing of a paragraph with automatic spacing in HTML and Word. */
const autoSpacing = 280;
/** Keeping longer paragraphs together would leave too much empty space; Word also breaks them if they do not fit. */
const maxUnbrokenLength = 600;

/** Spacing for paragraphs without any from themselves or their style; a table style may override it. */
export interface DefaultSpacing {
  spaceBefore?: number;
  spaceAfter?: number;
  lineSpacing?: number;
}

/** Spacing that a paragraph style sets, including inherited values. */
export type StyleSpacing = Pick<
  ParagraphFormatting,
  'spaceBefore' | 'spaceAfter' | 'beforeAutospacing' | 'afterAutospacing'
>;

/** The CSS that follows from the attributes of a paragraph. `length` is that of its text. */
export function paragraphCss(
  attrs: ParagraphAttrs,
  length: number,
  { defaults, style }: { defaults: DefaultSpacing; style: StyleSpacing },
): Css {
  const isAuto = getAutoSpacing(attrs, style);
  const keepsWithNext = (attrs.keepNext ?? false) && length < maxUnbrokenLength;
  const keepsTogether = (attrs.keepLines ?? false) && length < maxUnbrokenLength;
  return {
    classes: [
      ...(attrs.contextualSpacing ? ['contextual'] : []),
      ...(keepsWithNext ? ['keep-next'] : []),
      ...(keepsTogether || keepsWithNext ? ['keep-whole'] : []),
      ...autoItemClasses(attrs, isAuto),
      ...frameClasses(attrs._originalFormatting?.frame),
    ],
    style: {
      ...alignmentCss(attrs),
      ...spacingCss(attrs, defaults, isAuto),
      ...lineHeightCss(attrs, defaults),
      ...indentsCss(attrs),
      ...bordersCss(attrs.borders ?? {}),
      ...backgroundCss(attrs.shading),
    },
  };
}

type Frame = ParagraphFormatting['frame'];

/** Text frames that are aligned: headers and footers have page numbers in them (ECMA-376 Part 1, 17.3.1.11). */
function frameClasses(frame: Frame): string[] {
  switch (frame?.xAlign) {
    case 'right':
    case 'outside':
      return ['frame', 'frame-end'];
    case 'center':
      return ['frame', 'frame-middle'];
    case 'left':
    case 'inside':
      return ['frame'];
    default:
      return [];
  }
}

/** The font that determines the line height of a paragraph: that of its start. */
export function fontCss(family: string | null, halfPoints: number | null): Record<string, string> {
  const style: Record<string, string> = {};
  if (family !== null) {
    const face = resolveFontFace(family);
    style['font-family'] = face.stack;
    style['--natural'] = `${face.lineHeight}`;
  }
  if (halfPoints !== null) style['font-size'] = fromHalfPoints(halfPoints);
  return style;
}

function alignmentCss({ alignment }: ParagraphAttrs): Record<string, string> {
  return alignment ? { 'text-align': toTextAlign(alignment) } : {};
}

/** "left" is where lines begin, whichever way is written; "end" is Strict. */
export function toTextAlign(alignment: string): string {
  switch (alignment) {
    case 'center':
      return 'center';
    case 'right':
    case 'end':
      return 'end';
    case 'both':
    case 'distribute':
    case 'highKashida':
    case 'mediumKashida':
    case 'lowKashida':
    case 'thaiDistribute':
      return 'justify';
    default:
      return 'start';
  }
}

/** Between items of lists, automatic spacing is none, as in HTML. */
function autoItemClasses(attrs: ParagraphAttrs, isAuto: AutoSpacing): string[] {
  if (!attrs.numPr) return [];
  return ['list-item', ...(isAuto.before ? ['auto-before'] : []), ...(isAuto.after ? ['auto-after'] : [])];
}

type AutoSpacing = ReturnType<typeof getAutoSpacing>;

/** The paragraph's own spacing overrides the automatic spacing of its style. */
function getAutoSpacing(attrs: ParagraphAttrs, style: StyleSpacing) {
  const from = attrs._originalFormatting;
  return {
    before: from?.beforeAutospacing ?? (attrs.spaceBefore === style.spaceBefore && style.beforeAutospacing),
    after: from?.afterAutospacing ?? (attrs.spaceAfter === style.spaceAfter && style.afterAutospacing),
  };
}

/** Default values are left to CSS: `var(--after, var(--default-after))`. */
function spacingCss(
  attrs: ParagraphAttrs,
  defaults: DefaultSpacing,
  isAuto: AutoSpacing,
): Record<string, string> {
  const before = isAuto.before ? autoSpacing : attrs.spaceBefore;
  const after = isAuto.after ? autoSpacing : attrs.spaceAfter;
  const isOwnValue = (value: number | undefined, defaultValue = 0, isExplicit = false): value is number =>
    value !== undefined && value !== null && (isExplicit || value !== defaultValue);
  return {
    ...(isOwnValue(before, defaults.spaceBefore, attrs.spacingExplicit?.before)
      ? { '--before': fromTwips(before) }
      : {}),
    ...(isOwnValue(after, defaults.spaceAfter, attrs.spacingExplicit?.after)
      ? { '--after': fromTwips(after) }
      : {}),
  };
}

function lineHeightCss(
  { lineSpacing, lineSpacingRule }: ParagraphAttrs,
  defaults: DefaultSpacing,
): Record<string, string> {
  if (lineSpacing === undefined || lineSpacing === null || lineSpacing <= 0) return {};
  if (lineSpacingRule === 'exact') return { '--exact': fromTwips(lineSpacing) };
  if (lineSpacingRule === 'atLeast') return { '--least': fromTwips(lineSpacing), '--multiple': '1' };
  if (lineSpacing === defaults.lineSpacing) return {};
  return { '--multiple': multiple(lineSpacing) };
}

/** The defaults as CSS properties. */
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

function indentsCss({ indentLeft, indentRight, indentFirstLine }: ParagraphAttrs): Record<string, string> {
  return {
    ...(indentLeft ? { '--start': fromTwips(indentLeft) } : {}),
    ...(indentRight ? { '--end': fromTwips(indentRight) } : {}),
    ...(indentFirstLine ? { '--first': fromTwips(indentFirstLine) } : {}),
  };
}

/** Word draws paragraph borders around the text, which stays in place. */
function bordersCss(sides: Borders): Record<string, string> {
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

/** A border in CSS; Word's widths are in eighths of a point. */
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

function backgroundCss(shading: Shading | undefined | null): Record<string, string> {
  const colour = shadingColour(shading);
  return colour === null ? {} : { '--ground': colour };
}

/** The shading colour; patterns are drawn as their main colour. */
export function shadingColour(shading: Shading | undefined | null): string | null {
  if (shading === undefined || shading === null || shading.pattern === 'nil') return null;
  const isSolid = shading.pattern === 'solid';
  const colour = isSolid ? (shading.color ?? shading.fill) : shading.fill;
  if (colour === undefined || colour.auto || colour.rgb === 'auto' || (!colour.rgb && !colour.themeColor))
    return null;
  return resolveColor(colour, undefined);
}
