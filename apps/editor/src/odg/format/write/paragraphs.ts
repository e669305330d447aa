import { encodeAttribute } from '@redraft/documents';
import { pairItems } from '../../../canvas/format/align.ts';
import { isSameValue } from '../../../canvas/format/same-values.ts';
import type { TextParagraph } from '../../../canvas/scene/scene.ts';
import { createTag, type Element, getOpenTag, getRawXml, parseAttributes } from '../../../xml/element.ts';
import { getString } from '../../../xml/values.ts';
import { type ParagraphSource, readParagraphs } from '../read/text.ts';
import {
  getParagraphChain,
  type ParagraphValues,
  readParagraphValues,
  type TextContext,
} from '../read/text-styles.ts';
import type { DocumentWriter } from './document-writer.ts';
import { writeRuns } from './runs.ts';
import { joinWrapped, type WrappedXml, type Wrapper } from './wrapped.ts';

export interface TextWriteContext {
  writer: DocumentWriter;
  context: TextContext;
}

/** Writes the paragraphs of a text for `holder`; unchanged ones keep their markup. */
export function writeParagraphs(
  writeContext: TextWriteContext,
  holder: Element,
  paragraphs: readonly TextParagraph[],
): string {
  const sources = readParagraphs(holder, writeContext.context);
  const previousParagraphs = sources.map(({ paragraph }) => paragraph);
  const { origins, isSame } = pairItems(previousParagraphs, paragraphs, isSameValue);
  const findLists = createListFinder(writeContext.writer);
  let template: ParagraphSource | null = sources[0] ?? null;
  return joinWrapped(
    paragraphs.map((paragraph, index): WrappedXml => {
      const source = sources[origins[index] ?? -1] ?? null;
      template = source ?? template;
      const wrappers = findLists(paragraph, source);
      if (isSame[index] === true && source !== null) return { wrappers, xml: getRawXml(source.element) };
      return { wrappers, xml: writeParagraph(writeContext, { source, template, paragraph }) };
    }),
  );
}

const alignments = {
  left: ['start', 'end'],
  right: ['end', 'start'],
  center: ['center', 'center'],
  justify: ['justify', 'justify'],
} as const;

/** The attributes of a style for those values that are written. */
export function createParagraphAttributes(
  { align, lineSpacing, spaceBefore, spaceAfter, isRightToLeft }: ParagraphValues,
  isWritten: (key: keyof ParagraphValues) => boolean,
): Record<string, string | null> {
  const attributes: Record<string, string | null> = {};
  if (isWritten('isRightToLeft')) attributes['style:writing-mode'] = isRightToLeft ? 'rl-tb' : 'lr-tb';
  // `start` and `end` depend on the text direction.
  if (isWritten('align') || isWritten('isRightToLeft'))
    attributes['fo:text-align'] = alignments[align][isRightToLeft ? 1 : 0];
  if (isWritten('lineSpacing')) {
    attributes['fo:line-height'] = `${Math.round(lineSpacing * 100_000) / 1000}%`;
    attributes['style:line-height-at-least'] = null;
  }
  if (isWritten('spaceBefore')) attributes['fo:margin-top'] = `${spaceBefore}pt`;
  if (isWritten('spaceAfter')) attributes['fo:margin-bottom'] = `${spaceAfter}pt`;
  return attributes;
}

function writeParagraph(
  { writer, context }: TextWriteContext,
  {
    source,
    template,
    paragraph,
  }: { source: ParagraphSource | null; template: ParagraphSource | null; paragraph: TextParagraph },
): string {
  const formatSource = source ?? template;
  const style = formatSource === null ? null : getString(formatSource.element, 'text:style-name');
  const size = (paragraph.runs.find(({ text }) => text !== '') ?? paragraph.runs[0])?.size ?? 0;
  const currentValues = readParagraphValues(getParagraphChain(context, style), size);
  const changes = createParagraphAttributes(paragraph, (key) => currentValues[key] !== paragraph[key]);
  const isSame = Object.keys(changes).length === 0;
  const name = isSame
    ? style
    : writer.findOrAddStyle('paragraph', style, { 'style:paragraph-properties': changes });
  const chain = getParagraphChain(context, name);
  const content = writeRuns({ writer, context, chain, source, template }, paragraph.runs);
  const element = source?.element;
  const tag = element === undefined ? '<text:p>' : getOpenTag(element);
  const attributes = parseAttributes(tag);
  if (name !== null) attributes.set('text:style-name', `"${encodeAttribute(name)}"`);
  return `${createTag(tag, attributes)}${content}</${element?.name ?? 'text:p'}>`;
}

interface PreviousParagraph {
  wrappers: readonly Wrapper[];
  paragraph: TextParagraph;
}

/** Finds the lists and items around each paragraph in turn: its own if they still fit, otherwise new ones beside or within the previous ones. */
function createListFinder(
  writer: DocumentWriter,
): (paragraph: TextParagraph, source: ParagraphSource | null) => readonly Wrapper[] {
  let last: PreviousParagraph | null = null;
  return (paragraph, source) => {
    const wrappers = findWrappers(writer, { last, paragraph, source });
    last = { wrappers, paragraph };
    return wrappers;
  };
}

interface ListContext {
  last: PreviousParagraph | null;
  paragraph: TextParagraph;
  source: ParagraphSource | null;
}

function findWrappers(writer: DocumentWriter, { last, paragraph, source }: ListContext): readonly Wrapper[] {
  const { list, level } = paragraph;
  const previousParagraph = source?.paragraph;
  if (
    source !== null &&
    previousParagraph?.list === list &&
    previousParagraph.level === level &&
    canStayInItem(source, last)
  )
    return source.ancestors.map((element) => ({
      identity: element,
      name: element.name,
      tag: getOpenTag(element),
    }));
  if (list === 'none' && level === 0) return [];
  const lastParagraph = last?.paragraph;
  const openWrappers = last?.wrappers ?? [];
  if (lastParagraph?.list === list && lastParagraph.level === level && openWrappers.length > 2 * level)
    return [...openWrappers.slice(0, 2 * level + 1), createItem()];
  const isNested =
    lastParagraph !== undefined &&
    lastParagraph.level < level &&
    openWrappers.length === 2 * (lastParagraph.level + 1);
  const wrappers = isNested ? [...openWrappers] : [];
  let style: string | null = writer.addListStyle(list);
  while (wrappers.length < 2 * (level + 1)) {
    const tag: string =
      style === null ? '<text:list>' : `<text:list text:style-name="${encodeAttribute(style)}">`;
    wrappers.push({ identity: {}, name: 'text:list', tag }, createItem());
    style = null;
  }
  return wrappers;
}

const createItem = (): Wrapper => ({ identity: {}, name: 'text:list-item', tag: '<text:list-item>' });

/** An item whose marker belongs to another paragraph does not fit. */
function canStayInItem({ element, ancestors }: ParagraphSource, last: PreviousParagraph | null): boolean {
  const item = ancestors.at(-1);
  if (item === undefined) return true;
  const isHeader = item.name !== 'text:list-item';
  if (isHeader || item.children.find(({ name }) => /^text:[ph]$/.test(name)) === element) return true;
  return last?.wrappers.some(({ identity }) => identity === item) === true;
}
