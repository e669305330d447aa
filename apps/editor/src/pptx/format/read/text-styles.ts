import type { RunFormat } from '../../../canvas/scene/run-format.ts';

import type { TextParagraph } from '../../../canvas/scene/scene.ts';
import { type Element, findChild } from '../../../xml/element.ts';
import { findByPath, getNumber, getString } from '../../../xml/values.ts';
import type { Sheet } from './deck.ts';
import { fillIn } from './fills.ts';
import { fontOf } from './theme.ts';

export type ParagraphForm = Omit<TextParagraph, 'runs'>;

/** Sources of text formatting, nearest first: level lists (`a:lstStyle` and the like), and formats for all levels. */
export type TextSource = { kind: 'levels'; levels: Element } | { kind: 'format'; format: Partial<RunFormat> };

export interface TextContext {
  sheet: Sheet;
  sources: readonly TextSource[];
  /** Autofit: font scale and line-spacing reduction, 0 to 1. */
  scale: number;
  reduction: number;
  /** Cached results, by level. */
  known: Map<number, LevelDefaults>;
}

export interface LevelDefaults {
  format: RunFormat;
  form: ParagraphForm;
}

export const defaultSize = 18;
const maxDepth = 8;

export function textContext(
  sheet: Sheet,
  sources: readonly TextSource[],
  body: Element | null = null,
): TextContext {
  const fit = findByPath(body, 'a:bodyPr', 'a:normAutofit');
  const share = (name: string, fallback: number): number =>
    Math.min(1, Math.max(0, (getNumber(fit, name) ?? fallback) / 100_000));
  return {
    sheet,
    sources,
    scale: Math.max(0.1, share('fontScale', 100_000)),
    reduction: share('lnSpcReduction', 0),
    known: new Map(),
  };
}

export function defaultsOf(context: TextContext, level: number): LevelDefaults {
  const known = context.known.get(level);
  if (known !== undefined) return known;
  let format: RunFormat = {
    bold: false,
    italic: false,
    underline: false,
    strike: false,
    size: tenth(defaultSize * context.scale),
    color: '#000000',
    font: context.sheet.theme.minorFont,
    link: null,
  };
  let form: ParagraphForm = {
    align: 'left',
    list: 'none',
    level,
    lineSpacing: lines(1, context),
    spaceBefore: 0,
    isRightToLeft: false,
  };
  for (const source of context.sources.toReversed()) {
    if (source.kind === 'format') {
      format = { ...format, ...source.format };
      continue;
    }
    for (const name of ['a:defPPr', `a:lvl${level + 1}pPr`]) {
      const properties = findChild(source.levels, name);
      if (properties === null) continue;
      format = runFormatOf(findChild(properties, 'a:defRPr'), format, context);
      form = formOf(properties, { form, format, context });
    }
  }
  const defaults = { format, form };
  context.known.set(level, defaults);
  return defaults;
}

export function levelOf(properties: Element | null): number {
  return Math.min(maxDepth, Math.max(0, Math.round(getNumber(properties, 'lvl') ?? 0)));
}

/** Applies run properties (`a:rPr`, `a:endParaRPr`, `a:defRPr`) to a format. */
export function runFormatOf(properties: Element | null, base: RunFormat, context: TextContext): RunFormat {
  if (properties === null) return base;
  const { sheet } = context;
  const size = getNumber(properties, 'sz');
  const typeface = getString(findChild(properties, 'a:latin'), 'typeface');
  const underline = getString(properties, 'u');
  const strike = getString(properties, 'strike');
  return {
    bold: flagOf(properties, 'b') ?? base.bold,
    italic: flagOf(properties, 'i') ?? base.italic,
    underline: underline === null ? base.underline : underline !== 'none',
    strike: strike === null ? base.strike : strike !== 'noStrike',
    size: size === null || size <= 0 ? base.size : tenth((size / 100) * context.scale),
    color: fillIn(properties, sheet)?.color ?? base.color,
    font: typeface ? fontOf(sheet.theme, typeface) : base.font,
    link: linkOf(properties, sheet) ?? base.link,
  };
}

export function flagOf(element: Element | null, name: string): boolean | null {
  const value = getString(element, name);
  return value === null ? null : value === '1' || value === 'true' || value === 'on';
}

const leading = /^(?:https?|mailto):/i;

export const isLink = (target: string): boolean => leading.test(target);

function linkOf(properties: Element, { relationships }: Sheet): string | null {
  const relationship = relationships.get(getString(findChild(properties, 'a:hlinkClick'), 'r:id') ?? '');
  return relationship?.isExternal && isLink(relationship.target) ? relationship.target : null;
}

const aligns: Readonly<Record<string, ParagraphForm['align']>> = {
  l: 'left',
  ctr: 'center',
  r: 'right',
  just: 'justify',
  justLow: 'justify',
  dist: 'justify',
  thaiDist: 'justify',
};

/** Applies paragraph properties to a paragraph format. */
export function formOf(
  properties: Element | null,
  { form, format, context }: { form: ParagraphForm; format: RunFormat; context: TextContext },
): ParagraphForm {
  if (properties === null) return form;
  return {
    level: form.level,
    align: aligns[getString(properties, 'algn') ?? ''] ?? form.align,
    list: listOf(properties) ?? form.list,
    lineSpacing: lineSpacingOf(findChild(properties, 'a:lnSpc'), format, context) ?? form.lineSpacing,
    spaceBefore: spaceOf(findChild(properties, 'a:spcBef'), format) ?? form.spaceBefore,
    isRightToLeft: flagOf(properties, 'rtl') ?? form.isRightToLeft,
  };
}

function listOf(properties: Element): ParagraphForm['list'] | null {
  for (const { name } of properties.children) {
    if (name === 'a:buNone') return 'none';
    if (name === 'a:buChar' || name === 'a:buBlip') return 'bullet';
    if (name === 'a:buAutoNum') return 'number';
  }
  return null;
}

/** PowerPoint's single line spacing is 1.2 times the font size. */
const singleLine = 1.2;

function lineSpacingOf(spacing: Element | null, format: RunFormat, context: TextContext): number | null {
  const share = shareOf(childIn(spacing, 'a:spcPct'));
  if (share !== null) return lines(share, context);
  const points = getNumber(childIn(spacing, 'a:spcPts'), 'val');
  return points === null ? null : hundredth(points / 100 / (format.size * singleLine));
}

function spaceOf(spacing: Element | null, format: RunFormat): number | null {
  const share = shareOf(childIn(spacing, 'a:spcPct'));
  if (share !== null) return tenth(share * format.size * singleLine);
  const points = getNumber(childIn(spacing, 'a:spcPts'), 'val');
  return points === null ? null : tenth(points / 100);
}

const childIn = (element: Element | null, name: string): Element | null =>
  element === null ? null : findChild(element, name);

/** Percentages are in thousandths, or in strict files numbers with a percent sign. */
function shareOf(element: Element | null): number | null {
  const value = getNumber(element, 'val');
  if (value === null) return null;
  return getString(element, 'val')?.includes('%') ? value / 100 : value / 100_000;
}

const lines = (share: number, { reduction }: TextContext): number =>
  hundredth(Math.max(0.1, share - reduction));
export const tenth = (value: number): number => Math.round(value * 10) / 10;
const hundredth = (value: number): number => Math.round(value * 100) / 100;
