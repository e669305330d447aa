import { createStyleResolver } from '@eigenpal/docx-editor-core/prosemirror/styles';
import type {
  Document,
  Paragraph,
  Run,
  StyleDefinitions,
  TextFormatting,
} from '@eigenpal/docx-editor-core/types/document';
import { mapParagraphs } from '../map-paragraphs.ts';

/**
 * The library reads the format of each run with all style values resolved, and writes all of it as direct formatting. On the next reading style
 * values would count as direct: a word in a heading could not lose its bold. This keeps only what differs from the style, so that a later change of
 * the style changes the text.
 */
export function restoreRunFormatting(document: Document): Document {
  const { package: parts } = document;
  const formatting = resolveStyleFormatting(parts.styles);
  const content = parts.document.content.flatMap((block) => {
    // A table style comes between the two; there the runs keep all of their formatting.
    const keepsAllFormatting = block.type === 'table';
    return mapParagraphs([block], (paragraph) =>
      removeInheritedFormatting(paragraph, formatting, keepsAllFormatting),
    );
  });
  return { ...document, package: { ...parts, document: { ...parts.document, content } } };
}

/** Effective character formatting of a paragraph style, with a character style within it. */
type RunFormatting = (
  paragraphStyle: string | undefined,
  characterStyle: string | undefined,
) => TextFormatting;

function resolveStyleFormatting(styles: StyleDefinitions | undefined): RunFormatting {
  const resolver = createStyleResolver(styles);
  const known = new Map<string, TextFormatting>();
  return (paragraphStyle, characterStyle) => {
    const key = `${paragraphStyle ?? ''}|${characterStyle ?? ''}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const formatting = {
      ...resolver.resolveParagraphStyle(paragraphStyle).runFormatting,
      ...resolver.getDefaultCharacterStyle()?.rPr,
      ...resolver.getRunStyleOwnProperties(characterStyle),
    };
    known.set(key, formatting);
    return formatting;
  };
}

function removeInheritedFormatting(
  paragraph: Paragraph,
  formatting: RunFormatting,
  keepsAllFormatting: boolean,
): Paragraph {
  const own = <Content>(content: Content): Content => {
    if (typeof content !== 'object' || content === null) return content;
    if (isRun(content)) {
      const style = formatting(paragraph.formatting?.styleId, content.formatting?.styleId);
      const own = addExplicitOff(content.formatting ?? {}, style);
      return { ...content, formatting: keepsAllFormatting ? own : removeEqualValues(own, style) };
    }
    const inner = ['content', 'children', 'fieldResult'].flatMap((name) => {
      const part: unknown = Reflect.get(content, name);
      return Array.isArray(part) ? [[name, part.map(own)] as const] : [];
    });
    return inner.length === 0 ? content : { ...content, ...Object.fromEntries(inner) };
  };
  return { ...paragraph, content: paragraph.content.map(own) };
}

function isRun(content: object): content is Run {
  return 'type' in content && content.type === 'run';
}

/** Toggle properties, which default to off. */
const toggleProperties = [
  'bold',
  'boldCs',
  'italic',
  'italicCs',
  'strike',
  'doubleStrike',
  'smallCaps',
  'allCaps',
] as const;

function addExplicitOff(formatting: TextFormatting, style: TextFormatting): TextFormatting {
  const own: TextFormatting = { ...formatting };
  for (const name of toggleProperties) {
    if (style[name] === true && formatting[name] !== true) own[name] = false;
  }
  if (isUnderlined(style) && !isUnderlined(formatting)) own.underline = { style: 'none' };
  if (isColoured(style) && !isColoured(formatting)) own.color = { auto: true };
  return own;
}

function removeEqualValues(own: TextFormatting, style: TextFormatting): TextFormatting {
  const entries = Object.entries(own).filter(([name, value]) => {
    const styleValue: unknown = Reflect.get(style, name);
    return styleValue === undefined || toComparable(name, styleValue) !== toComparable(name, value);
  });
  return Object.fromEntries(entries);
}

/** Of fonts only the Latin names are compared: text formatted here sets no others. */
function toComparable(name: string, value: unknown): string {
  if (name !== 'fontFamily' || typeof value !== 'object' || value === null) return JSON.stringify(value);
  const getFontName = (part: string): unknown => Reflect.get(value, part) ?? null;
  return JSON.stringify([getFontName('ascii'), getFontName('hAnsi'), getFontName('asciiTheme')]);
}

function isUnderlined({ underline }: TextFormatting): boolean {
  return underline !== undefined && underline.style !== 'none';
}

function isColoured({ color }: TextFormatting): boolean {
  return color !== undefined && color.auto !== true;
}
