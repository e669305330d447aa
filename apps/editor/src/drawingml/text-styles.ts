import type { RunFormat } from '../canvas/scene/run-format.ts';

import type { Indents, TextParagraph } from '../canvas/scene/scene.ts';
import { type Element, findChild } from '../xml/element.ts';
import { findByPath, getNumber, getString } from '../xml/values.ts';
import type { DrawingPart } from './drawing-part.ts';
import { readFill } from './fills.ts';
import { readFraction } from './fraction.ts';
import {
  applyBulletProperties,
  applyIndents,
  type BulletProperties,
  defaultBullet,
  readList,
  toListMarker,
  toSceneIndents,
} from './list-markers.ts';
import { resolveFont } from './theme.ts';

export type ParagraphFormat = Omit<TextParagraph, 'runs'>;

/** Sources of text formatting, nearest first: level lists (`a:lstStyle` and the like), and formats for all levels. */
export type TextSource = { kind: 'levels'; levels: Element } | { kind: 'format'; format: Partial<RunFormat> };

export interface TextContext {
  sheet: DrawingPart;
  sources: readonly TextSource[];
  /** Autofit: font scale and line-spacing reduction, 0 to 1. */
  fontScale: number;
  lineSpacingReduction: number;
  /** Text of a layout or master: its page numbers are those of each slide. */
  isOnLayoutOrMaster?: boolean;
  /** Cached results, by level. */
  levelCache: Map<number, LevelDefaults>;
}

export interface LevelDefaults {
  format: RunFormat;
  /** The same before it is compared with the defaults, for paragraphs with properties of their own. */
  paragraphStyle: ParagraphStyle;
  paragraphFormat: ParagraphFormat;
}

/** A paragraph format whose markers and indents are resolved, but not yet compared with the defaults. */
export interface ParagraphStyle {
  values: Omit<ParagraphFormat, 'marker' | 'indents'>;
  bullet: BulletProperties;
  indents: Indents;
}

export const defaultSize = 18;
const maxDepth = 8;

export function createTextContext(
  sheet: DrawingPart,
  sources: readonly TextSource[],
  body: Element | null = null,
): TextContext {
  const autofit = findByPath(body, 'a:bodyPr', 'a:normAutofit');
  const readPart = (name: string, fallback: number): number =>
    Math.min(1, Math.max(0, readFraction(autofit, name) ?? fallback));
  return {
    sheet,
    sources,
    fontScale: Math.max(0.1, readPart('fontScale', 1)),
    lineSpacingReduction: readPart('lnSpcReduction', 0),
    levelCache: new Map(),
  };
}

export function getLevelDefaults(context: TextContext, level: number): LevelDefaults {
  const cached = context.levelCache.get(level);
  if (cached !== undefined) return cached;
  let format: RunFormat = {
    bold: false,
    italic: false,
    underline: false,
    strike: false,
    capitals: 'none',
    baseline: 0,
    size: roundToTenth(defaultSize * context.fontScale),
    color: '#000000',
    font: context.sheet.theme.minorFont,
    link: null,
  };
  let paragraphStyle: ParagraphStyle = {
    values: {
      align: 'left',
      list: 'none',
      level,
      lineSpacing: computeLineSpacing(1, context),
      spaceBefore: 0,
      spaceAfter: 0,
      isRightToLeft: false,
    },
    bullet: defaultBullet,
    indents: { left: 0, right: 0, first: 0 },
  };
  for (const source of context.sources.toReversed()) {
    if (source.kind === 'format') {
      format = { ...format, ...source.format };
      continue;
    }
    for (const name of ['a:defPPr', `a:lvl${level + 1}pPr`]) {
      const properties = findChild(source.levels, name);
      if (properties === null) continue;
      format = applyRunProperties(findChild(properties, 'a:defRPr'), format, context);
      paragraphStyle = applyParagraphProperties(properties, { paragraphStyle, format, context });
    }
  }
  const paragraphFormat = toParagraphFormat(paragraphStyle, format.size);
  const defaults = { format, paragraphStyle, paragraphFormat };
  context.levelCache.set(level, defaults);
  return defaults;
}

export function readLevel(properties: Element | null): number {
  return Math.min(maxDepth, Math.max(0, Math.round(getNumber(properties, 'lvl') ?? 0)));
}

/** Applies run properties (`a:rPr`, `a:endParaRPr`, `a:defRPr`) to a format. */
export function applyRunProperties(
  properties: Element | null,
  base: RunFormat,
  context: TextContext,
): RunFormat {
  if (properties === null) return base;
  const { sheet } = context;
  const size = getNumber(properties, 'sz');
  const typeface = getString(findChild(properties, 'a:latin'), 'typeface');
  const underline = getString(properties, 'u');
  const strike = getString(properties, 'strike');
  const baseline = readFraction(properties, 'baseline');
  return {
    bold: readFlag(properties, 'b') ?? base.bold,
    italic: readFlag(properties, 'i') ?? base.italic,
    underline: underline === null ? base.underline : underline !== 'none',
    strike: strike === null ? base.strike : strike !== 'noStrike',
    capitals: capitals[getString(properties, 'cap') ?? ''] ?? base.capitals,
    baseline: baseline === null ? base.baseline : roundToHundredth(Math.min(1, Math.max(-1, baseline))),
    size: size === null || size <= 0 ? base.size : roundToTenth((size / 100) * context.fontScale),
    color: readFill(properties, sheet)?.color ?? base.color,
    font: typeface ? resolveFont(sheet.theme, typeface) : base.font,
    link: readLink(properties, sheet) ?? base.link,
  };
}

const capitals: Readonly<Record<string, RunFormat['capitals']>> = {
  none: 'none',
  all: 'all',
  small: 'small',
};

export function readFlag(element: Element | null, name: string): boolean | null {
  const value = getString(element, name);
  return value === null ? null : value === '1' || value === 'true' || value === 'on';
}

const linkSchemes = /^(?:https?|mailto):/i;

export const isLink = (target: string): boolean => linkSchemes.test(target);

function readLink(properties: Element, { relationships }: DrawingPart): string | null {
  const relationship = relationships.get(getString(findChild(properties, 'a:hlinkClick'), 'r:id') ?? '');
  return relationship?.isExternal && isLink(relationship.target) ? relationship.target : null;
}

const alignments: Readonly<Record<string, ParagraphFormat['align']>> = {
  l: 'left',
  ctr: 'center',
  r: 'right',
  just: 'justify',
  justLow: 'justify',
  dist: 'justify',
  thaiDist: 'justify',
};

/** The format of a paragraph with these properties; `format` is that of its first text. */
export function resolveParagraphFormat(
  properties: Element | null,
  { defaults, format, context }: { defaults: LevelDefaults; format: RunFormat; context: TextContext },
): ParagraphFormat {
  const { paragraphStyle } = defaults;
  return toParagraphFormat(
    properties === null
      ? paragraphStyle
      : applyParagraphProperties(properties, { paragraphStyle, format, context }),
    format.size,
  );
}

function applyParagraphProperties(
  properties: Element,
  {
    paragraphStyle,
    format,
    context,
  }: { paragraphStyle: ParagraphStyle; format: RunFormat; context: TextContext },
): ParagraphStyle {
  const { values, bullet, indents } = paragraphStyle;
  return {
    values: {
      level: values.level,
      align: alignments[getString(properties, 'algn') ?? ''] ?? values.align,
      list: readList(properties) ?? values.list,
      lineSpacing: readLineSpacing(findChild(properties, 'a:lnSpc'), format, context) ?? values.lineSpacing,
      spaceBefore: readSpacing(findChild(properties, 'a:spcBef'), format) ?? values.spaceBefore,
      spaceAfter: readSpacing(findChild(properties, 'a:spcAft'), format) ?? values.spaceAfter,
      isRightToLeft: readFlag(properties, 'rtl') ?? values.isRightToLeft,
    },
    bullet: applyBulletProperties(properties, bullet, context.sheet),
    indents: applyIndents(properties, indents),
  };
}

function toParagraphFormat({ values, bullet, indents }: ParagraphStyle, size: number): ParagraphFormat {
  return {
    ...values,
    marker: toListMarker(bullet, values, size),
    indents: toSceneIndents(indents, values),
  };
}

/** PowerPoint's single line spacing is 1.2 times the font size. */
const lineHeightFactor = 1.2;

function readLineSpacing(spacing: Element | null, format: RunFormat, context: TextContext): number | null {
  const fraction = readFraction(findChildOrNull(spacing, 'a:spcPct'));
  if (fraction !== null) return computeLineSpacing(fraction, context);
  const points = getNumber(findChildOrNull(spacing, 'a:spcPts'), 'val');
  return points === null ? null : roundToHundredth(points / 100 / (format.size * lineHeightFactor));
}

function readSpacing(spacing: Element | null, format: RunFormat): number | null {
  const fraction = readFraction(findChildOrNull(spacing, 'a:spcPct'));
  if (fraction !== null) return roundToTenth(fraction * format.size * lineHeightFactor);
  const points = getNumber(findChildOrNull(spacing, 'a:spcPts'), 'val');
  return points === null ? null : roundToTenth(points / 100);
}

const findChildOrNull = (element: Element | null, name: string): Element | null =>
  element === null ? null : findChild(element, name);

const computeLineSpacing = (fraction: number, { lineSpacingReduction }: TextContext): number =>
  roundToHundredth(Math.max(0.1, fraction - lineSpacingReduction));
export const roundToTenth = (value: number): number => Math.round(value * 10) / 10;
const roundToHundredth = (value: number): number => Math.round(value * 100) / 100;
