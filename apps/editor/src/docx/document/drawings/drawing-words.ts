import type { RunFormat } from '../../../canvas/scene/run-format.ts';
import type { TextParagraph, TextRun } from '../../../canvas/scene/scene.ts';
import { joinRuns } from '../../../canvas/text/text-formats.ts';
import type { DrawingPart } from '../../../drawingml/drawing-part.ts';
import { readFlag } from '../../../drawingml/text-styles.ts';
import { resolveFont } from '../../../drawingml/theme.ts';
import { type Element, findChild } from '../../../xml/element.ts';
import {
  findByPath,
  getNumber,
  getString,
  getText,
  listChildren,
  parseBoundedNumber,
} from '../../../xml/values.ts';

/** Styles of a text as far as shapes show them. */
export interface WordStyles {
  defaults: { run: Element | null; paragraph: Element | null };
  byId: ReadonlyMap<string, Element>;
  /** The style of paragraphs that name none. */
  defaultId: string;
}

export function readWordStyles(root: Element | null): WordStyles {
  const styles = listChildren(root, 'w:style');
  const isDefault = (style: Element): boolean =>
    getString(style, 'w:type') === 'paragraph' && readFlag(style, 'w:default') === true;
  const defaults = findByPath(root, 'w:docDefaults');
  return {
    defaults: {
      run: findByPath(defaults, 'w:rPrDefault', 'w:rPr'),
      paragraph: findByPath(defaults, 'w:pPrDefault', 'w:pPr'),
    },
    byId: new Map(styles.map((style) => [getString(style, 'w:styleId') ?? '', style])),
    defaultId: getString(styles.find(isDefault) ?? null, 'w:styleId') ?? '',
  };
}

interface WordContext {
  styles: WordStyles;
  sheet: DrawingPart;
  /** Text colour of the shape's style. */
  color: string | null;
}

/** Paragraphs of WordprocessingML in a shape, also those in tables and controls. */
export function readWords(content: Element | null, context: WordContext): TextParagraph[] {
  return listParagraphs(content).map((paragraph) => readParagraph(paragraph, context));
}

function listParagraphs(content: Element | null): Element[] {
  return (content?.children ?? []).flatMap((child) =>
    child.name === 'w:p' ? [child] : child.name === 'w:pPr' ? [] : listParagraphs(child),
  );
}

const maxStyles = 20;

/** Properties of a style and of those that it is based on, nearest first. */
function listStyleProperties({ byId }: WordStyles, id: string, name: 'w:rPr' | 'w:pPr'): Element[] {
  const found: Element[] = [];
  let style = byId.get(id);
  for (let depth = 0; style !== undefined && depth < maxStyles; depth++) {
    const properties = findChild(style, name);
    if (properties !== null) found.push(properties);
    style = byId.get(getString(findChild(style, 'w:basedOn'), 'w:val') ?? '');
  }
  return found;
}

function readParagraph(paragraph: Element, context: WordContext): TextParagraph {
  const { styles } = context;
  const properties = findChild(paragraph, 'w:pPr');
  const styleId = getString(findByPath(properties, 'w:pStyle'), 'w:val') ?? styles.defaultId;
  const base = [...listStyleProperties(styles, styleId, 'w:rPr'), styles.defaults.run];
  const runs = joinRuns(readRuns(paragraph, base, context));
  const sources = [
    properties,
    ...listStyleProperties(styles, styleId, 'w:pPr'),
    styles.defaults.paragraph,
  ].filter((source) => source !== null);
  const mark = readFormat([findByPath(properties, 'w:rPr'), ...base], context);
  return {
    runs: runs.length > 0 ? runs : [{ text: '', ...mark }],
    ...readParagraphFormat(sources, runs[0]?.size ?? mark.size),
  };
}

const twip = 635;

const alignments: Readonly<Record<string, TextParagraph['align']>> = {
  center: 'center',
  right: 'right',
  end: 'right',
  both: 'justify',
  distribute: 'justify',
};

/** About the height of a line as a part of the font size. */
const lineHeight = 1.15;

function readParagraphFormat(sources: readonly Element[], size: number): Omit<TextParagraph, 'runs'> {
  const findValue = (element: string, ...names: string[]): string | null => {
    for (const source of sources)
      for (const name of names) {
        const value = getString(findChild(source, element), name);
        if (value !== null) return value;
      }
    return null;
  };
  const readTwips = (element: string, ...names: string[]): number =>
    parseBoundedNumber(findValue(element, ...names)) ?? 0;
  const line = readTwips('w:spacing', 'w:line') || 240;
  const isMultiple = (findValue('w:spacing', 'w:lineRule') ?? 'auto') === 'auto';
  const left = readTwips('w:ind', 'w:start', 'w:left');
  const right = readTwips('w:ind', 'w:end', 'w:right');
  const first = readTwips('w:ind', 'w:firstLine') - readTwips('w:ind', 'w:hanging');
  const hasIndents = left !== 0 || right !== 0 || first !== 0;
  return {
    align: alignments[findValue('w:jc', 'w:val') ?? ''] ?? 'left',
    list: 'none',
    marker: null,
    level: 0,
    indents: hasIndents ? { left: left * twip, right: right * twip, first: first * twip } : null,
    lineSpacing: isMultiple ? line / 240 : line / 20 / (size * lineHeight),
    spaceBefore: readTwips('w:spacing', 'w:before') / 20,
    spaceAfter: readTwips('w:spacing', 'w:after') / 20,
    isRightToLeft: sources.some((source) => findChild(source, 'w:bidi') !== null),
  };
}

/** Elements that contain runs. */
const runContainers = new Set([
  'w:hyperlink',
  'w:ins',
  'w:sdt',
  'w:sdtContent',
  'w:smartTag',
  'w:fldSimple',
  'w:moveTo',
]);

function readRuns(parent: Element, base: readonly (Element | null)[], context: WordContext): TextRun[] {
  return parent.children.flatMap((child) => {
    if (runContainers.has(child.name)) return readRuns(child, base, context);
    if (child.name !== 'w:r') return [];
    const text = child.children.map(readRunText).join('');
    if (text === '') return [];
    const properties = findChild(child, 'w:rPr');
    const styleId = getString(findByPath(properties, 'w:rStyle'), 'w:val') ?? '';
    const sources = [properties, ...listStyleProperties(context.styles, styleId, 'w:rPr'), ...base];
    return [{ text, ...readFormat(sources, context) }];
  });
}

function readRunText(element: Element): string {
  if (element.name === 'w:t') return getText(element);
  if (element.name === 'w:tab') return '\t';
  return element.name === 'w:br' || element.name === 'w:cr' ? '\n' : '';
}

function readFormat(sources: readonly (Element | null)[], { sheet, color }: WordContext): RunFormat {
  const find = (name: string): Element | null => {
    for (const source of sources) {
      const found = findByPath(source, name);
      if (found !== null) return found;
    }
    return null;
  };
  const isOn = (name: string): boolean => {
    const element = find(name);
    return element !== null && !/^(?:0|false|off|none)$/.test(getString(element, 'w:val') ?? '');
  };
  const position = getString(find('w:vertAlign'), 'w:val');
  return {
    bold: isOn('w:b'),
    italic: isOn('w:i'),
    underline: isOn('w:u'),
    strike: isOn('w:strike'),
    capitals: isOn('w:caps') ? 'all' : isOn('w:smallCaps') ? 'small' : 'none',
    baseline: position === 'superscript' ? 0.33 : position === 'subscript' ? -0.25 : 0,
    size: (getNumber(find('w:sz'), 'w:val') ?? 20) / 2,
    color: readWordColor(find('w:color'), sheet) ?? color ?? '#000000',
    font: readFont(find('w:rFonts'), sheet),
    link: null,
  };
}

/** Null for the automatic colour. */
function readWordColor(element: Element | null, { colours }: DrawingPart): string | null {
  const theme = getString(element, 'w:themeColor');
  const value = getString(element, 'w:val') ?? '';
  if (/^[0-9a-f]{6}$/i.test(value)) return `#${value.toLowerCase()}`;
  return theme === null ? null : colours.getColor(themeNames[theme] ?? theme);
}

const themeNames: Readonly<Record<string, string>> = {
  text1: 'tx1',
  text2: 'tx2',
  background1: 'bg1',
  background2: 'bg2',
  dark1: 'dk1',
  dark2: 'dk2',
  light1: 'lt1',
  light2: 'lt2',
  hyperlink: 'hlink',
  followedHyperlink: 'folHlink',
};

function readFont(fonts: Element | null, { theme }: DrawingPart): string {
  const reference = getString(fonts, 'w:asciiTheme') ?? getString(fonts, 'w:hAnsiTheme');
  if (reference !== null) return resolveFont(theme, reference.startsWith('major') ? '+mj' : '+mn');
  return getString(fonts, 'w:ascii') ?? getString(fonts, 'w:hAnsi') ?? 'Times New Roman';
}
