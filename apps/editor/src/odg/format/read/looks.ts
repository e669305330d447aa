import type { RunLook } from '../../../canvas/format/segments.ts';
import type { Stroke, TextBody, TextParagraph } from '../../../canvas/scene/scene.ts';
import { stringOf } from '../../../xml/values.ts';
import { emuOf, shareOf, wholeEmu } from './lengths.ts';
import type { Properties, Styles } from './styles.ts';

export type ParagraphForm = Omit<TextParagraph, 'runs'>;

const isColor = (text: string | undefined): text is string => /^#[0-9a-f]{6}$/i.test(text ?? '');
const colorOf = (text: string | undefined, usual: string): string =>
  isColor(text) ? text.toLowerCase() : usual;

/** What a drawing program fills and draws with where no style says anything. */
const usualFill = '#729fcf';
const usualLine = '#3465a4';

export function fillOf(
  properties: Properties,
  styles: Styles,
  isFilled: boolean,
): { fill: string | null; fillOpacity: number } {
  const kind = properties.get('draw:fill') ?? (isFilled ? 'solid' : 'none');
  const share = shareOf(properties.get('draw:opacity')) ?? 1;
  const fillOpacity = Math.round(Math.min(1, Math.max(0, share)) * 1000) / 1000;
  if (kind === 'solid') return { fill: colorOf(properties.get('draw:fill-color'), usualFill), fillOpacity };
  if (kind === 'hatch') return { fill: null, fillOpacity: 1 };
  if (kind !== 'gradient') return { fill: null, fillOpacity: 1 };
  const gradient = styles.named('draw:gradient', properties.get('draw:fill-gradient-name') ?? null);
  const ends = ['draw:start-color', 'draw:end-color'].map((name) => stringOf(gradient, name) ?? undefined);
  return { fill: meanOf(ends.filter(isColor)), fillOpacity };
}

/** One colour for what runs from one to another. */
function meanOf(colors: readonly string[]): string | null {
  if (colors.length === 0) return null;
  const part = (color: string, from: number): number => Number.parseInt(color.slice(from, from + 2), 16);
  const mean = [1, 3, 5].map((from) =>
    Math.round(colors.reduce((sum, color) => sum + part(color, from), 0) / colors.length),
  );
  return `#${mean.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** A line of no width is drawn as thin as can be seen. */
const hairline = 9_525;

export function strokeOf(properties: Properties, styles: Styles, isDrawn: boolean): Stroke | null {
  const kind = properties.get('draw:stroke') ?? (isDrawn ? 'solid' : 'none');
  if (kind !== 'solid' && kind !== 'dash') return null;
  const width = wholeEmu(properties.get('svg:stroke-width'));
  return {
    color: colorOf(properties.get('svg:stroke-color'), usualLine),
    width: width > 0 ? width : hairline,
    dash: kind === 'dash' ? dashOf(properties, styles) : 'solid',
  };
}

function dashOf(properties: Properties, styles: Styles): Stroke['dash'] {
  const name = properties.get('draw:stroke-dash') ?? null;
  const dash = styles.named('draw:stroke-dash', name);
  const length = stringOf(dash, 'draw:dots1-length');
  const share = shareOf(length);
  const isShort =
    length === null || (share !== null && share <= 1) || (emuOf(length) ?? hairline * 2) <= hairline;
  return (name !== null && /dot/i.test(name) && !/dash/i.test(name)) || (dash !== null && isShort)
    ? 'dot'
    : 'dash';
}

const anchors: Readonly<Record<string, TextBody['anchor']>> = {
  top: 'top',
  middle: 'middle',
  bottom: 'bottom',
  justify: 'top',
};

export function anchorOf(properties: Properties): TextBody['anchor'] {
  return anchors[properties.get('draw:textarea-vertical-align') ?? ''] ?? 'top';
}

export function insetOf(properties: Properties): TextBody['inset'] {
  const side = (name: string, usual: number): number =>
    Math.max(
      0,
      Math.round(emuOf(properties.get(`fo:padding-${name}`) ?? properties.get('fo:padding')) ?? usual),
    );
  return {
    left: side('left', 90_000),
    top: side('top', 45_000),
    right: side('right', 90_000),
    bottom: side('bottom', 45_000),
  };
}

export const plainLook: RunLook = {
  bold: false,
  italic: false,
  underline: false,
  strike: false,
  size: 18,
  color: '#000000',
  font: 'Liberation Sans',
  link: null,
};

export const plainForm: ParagraphForm = {
  align: 'left',
  list: 'none',
  level: 0,
  lineSpacing: 1,
  spaceBefore: 0,
  isRightToLeft: false,
};

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** What text properties make of a look. */
export function lookWith(properties: Properties, base: RunLook, styles: Styles): RunLook {
  if (properties.size === 0) return base;
  const weight = properties.get('fo:font-weight');
  const slant = properties.get('fo:font-style');
  const under = properties.get('style:text-underline-style');
  const through =
    properties.get('style:text-line-through-style') ?? properties.get('style:text-line-through-type');
  const size = properties.get('fo:font-size');
  const points = emuOf(size);
  const share = shareOf(size);
  const named = properties.get('style:font-name');
  const font =
    properties.get('fo:font-family')?.replace(/^['"]|['"]$/g, '') ??
    (named === undefined ? undefined : styles.fontOf(named));
  const isAuto = properties.get('style:use-window-font-color') === 'true';
  return {
    bold: weight === undefined ? base.bold : weight === 'bold' || Number(weight) >= 600,
    italic: slant === undefined ? base.italic : slant !== 'normal',
    underline: under === undefined ? base.underline : under !== 'none',
    strike: through === undefined ? base.strike : through !== 'none',
    size: points !== null ? tenth(points / 12_700) : share !== null ? tenth(base.size * share) : base.size,
    color: colorOf(properties.get('fo:color'), isAuto ? '#000000' : base.color),
    font: font === undefined || font === '' ? base.font : font,
    link: base.link,
  };
}

const aligns: Readonly<Record<string, ParagraphForm['align']>> = {
  start: 'left',
  left: 'left',
  center: 'center',
  end: 'right',
  right: 'right',
  justify: 'justify',
};

/** What paragraph properties make of a form; `start` and `end` follow the direction of the writing. */
export function formWith(properties: Properties, base: ParagraphForm): ParagraphForm {
  if (properties.size === 0) return base;
  const mode = properties.get('style:writing-mode');
  const isRightToLeft = mode === undefined || mode === 'page' ? base.isRightToLeft : mode.startsWith('rl');
  const written = properties.get('fo:text-align');
  const align = written === undefined ? base.align : (aligns[written] ?? base.align);
  const isSwapped = isRightToLeft && (written === 'start' || written === 'end');
  const spacing = shareOf(properties.get('fo:line-height'));
  const before = emuOf(properties.get('fo:margin-top'));
  return {
    ...base,
    align: isSwapped ? (align === 'left' ? 'right' : 'left') : align,
    lineSpacing: spacing === null ? base.lineSpacing : Math.max(0.1, Math.round(spacing * 100) / 100),
    spaceBefore: before === null ? base.spaceBefore : tenth(before / 12_700),
    isRightToLeft,
  };
}
