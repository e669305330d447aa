import type { ParagraphAttrs } from '@eigenpal/docx-editor-core/prosemirror/schema';
import type { ListLevel, NumberingDefinitions } from '@eigenpal/docx-editor-core/types/document';

/** List numbers are CSS counters, one per level of each list, so inserting or removing an item needs no traversal. */
export interface ListCss {
  /** Value of `content`. */
  marker: string;
  /** Counter changes of the item; null for bullets. */
  counting: { increment: string; set: string; first: Map<string, number> } | null;
  suffix: 'tab' | 'space' | 'nothing';
  /** Indents of the level, for paragraphs without their own. */
  indents: { start: number; first: number };
}

const levelCount = 9;
const indentStep = 720;
const hanging = -360;

/** Level from 0; null for paragraphs without a number or bullet. */
export function getListLevel(attrs: ParagraphAttrs): { numId: number; level: number } | null {
  const numId = attrs.numPr?.numId;
  return numId && !attrs.listMarkerHidden ? { numId, level: attrs.numPr?.ilvl ?? 0 } : null;
}

export function computeListCss(
  attrs: ParagraphAttrs,
  numbering: NumberingDefinitions | undefined,
): ListCss | null {
  const listed = getListLevel(attrs);
  if (listed === null) return null;
  const { numId, level: at } = listed;
  const levels = getListLevels(numId, numbering);
  const level = levels.get(at);
  const format = level?.numFmt ?? attrs.listNumFmt ?? (attrs.listIsBullet ? 'bullet' : 'decimal');
  const common = {
    suffix: level?.suffix ?? attrs.listMarkerSuffix ?? 'tab',
    indents: {
      start: level?.pPr?.indentLeft ?? (at + 1) * indentStep,
      first: level?.pPr?.indentFirstLine ?? hanging,
    },
  };
  if (format === 'bullet') {
    return { marker: quote(toBullet(level?.lvlText ?? attrs.listMarker)), counting: null, ...common };
  }
  const name = getCounterName(numId, numbering);
  const formats = Array.from({ length: levelCount }, (_, index) =>
    level?.isLgl ? 'decimal' : (levels.get(index)?.numFmt ?? attrs.listLevelNumFmts?.[index] ?? format),
  );
  const template = level?.lvlText ?? attrs.listMarker ?? `%${at + 1}.`;
  return {
    marker: createNumberMarker(template, name, formats),
    counting: createCounterChanges(name, at, levels),
    ...common,
  };
}

/** The levels of a list with the overrides of its `w:num`. */
export function getListLevels(
  numId: number,
  numbering: NumberingDefinitions | undefined,
): Map<number, ListLevel> {
  const num = numbering?.nums.find((one) => one.numId === numId);
  const abstract = numbering?.abstractNums.find((one) => one.abstractNumId === num?.abstractNumId);
  const levels = new Map((abstract?.levels ?? []).map((level) => [level.ilvl, level]));
  for (const override of num?.levelOverrides ?? []) {
    const base = override.lvl ?? levels.get(override.ilvl);
    if (base === undefined) continue;
    const start = override.startOverride ?? base.start;
    levels.set(override.ilvl, { ...base, ...(start === undefined ? {} : { start }) });
  }
  return levels;
}

/** `w:num` instances of one `w:abstractNum` continue counting, unless one has a start override. */
export function getCounterName(numId: number, numbering: NumberingDefinitions | undefined): string {
  const num = numbering?.nums.find((one) => one.numId === numId);
  const restarts = (num?.levelOverrides ?? []).some((override) => override.startOverride !== undefined);
  return num === undefined || restarts ? `list-${numId}` : `lists-${num.abstractNumId}`;
}

function createCounterChanges(name: string, level: number, levels: Map<number, ListLevel>) {
  const startValue = (ilvl: number): number => (levels.get(ilvl)?.start ?? 1) - 1;
  const deeperLevels = Array.from({ length: levelCount - 1 - level }, (_, index) => level + 1 + index);
  return {
    increment: `${name}-${level}`,
    set: deeperLevels.map((ilvl) => `${name}-${ilvl} ${startValue(ilvl)}`).join(' ') || 'none',
    first: new Map(Array.from({ length: levelCount }, (_, ilvl) => [`${name}-${ilvl}`, startValue(ilvl)])),
  };
}

/** Converts a level text such as `%1.%2)` to CSS. */
function createNumberMarker(template: string, name: string, formats: string[]): string {
  const pieces = template.split(/(%[1-9])/).filter((piece) => piece !== '');
  const parts = pieces.map((piece) => {
    const [, digit] = /^%([1-9])$/.exec(piece) ?? [];
    if (digit === undefined) return quote(piece);
    const ilvl = Number(digit) - 1;
    return formats[ilvl] === 'none' ? '""' : `counter(${name}-${ilvl}, ${toCounterStyle(formats[ilvl])})`;
  });
  return parts.join(' ') || '""';
}

function toCounterStyle(format: string | undefined): string {
  switch (format) {
    case 'decimalZero':
      return 'decimal-leading-zero';
    case 'lowerLetter':
      return 'lower-alpha';
    case 'upperLetter':
      return 'upper-alpha';
    case 'lowerRoman':
      return 'lower-roman';
    case 'upperRoman':
      return 'upper-roman';
    default:
      return 'decimal';
  }
}

/** Word's bullets are characters of symbol fonts that few devices have. */
const symbols: Record<string, string> = {
  '\uF0B7': '•',
  '\uF0A7': '▪',
  '\uF0A8': '◻',
  '\uF0D8': '➢',
  '\uF0FC': '✓',
  '\uF076': '❖',
  '\uF06E': '■',
  '\uF06C': '●',
  '\uF071': '❑',
  '\uF0E0': '→',
  '§': '▪',
  '·': '•',
  v: '❖',
  Ø: '➢',
  ü: '✓',
};

function toBullet(text: string | undefined | null): string {
  if (text === undefined || text === null || text === '') return '•';
  const symbol = symbols[text];
  if (symbol !== undefined) return symbol;
  return /[\uE000-\uF8FF]/.test(text) ? '•' : text;
}

function quote(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&').replace(/\n/g, ' ')}"`;
}
