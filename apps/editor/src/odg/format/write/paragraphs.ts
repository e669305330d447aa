import { encodeAttribute } from '@redraft/documents';
import { pairItems } from '../../../canvas/format/align.ts';
import { isSameValue } from '../../../canvas/format/same-values.ts';
import type { TextParagraph } from '../../../canvas/scene/scene.ts';
import { createTag, type Element, getOpenTag, getRawXml, parseAttributes } from '../../../xml/element.ts';
import { getString } from '../../../xml/values.ts';
import { type ParagraphSource, readParagraphs } from '../read/text.ts';
import { formOf, paragraphChain, type TextContext } from '../read/text-styles.ts';
import type { DocumentWriter } from './document-writer.ts';
import { runsXml } from './runs.ts';
import { foldWrappers, type Wrapped, type Wrapper } from './wrapped.ts';

export interface TextTask {
  book: DocumentWriter;
  context: TextContext;
}

/** Writes the paragraphs of a text for `holder`; unchanged ones keep their markup. */
export function paragraphsXml(task: TextTask, holder: Element, paragraphs: readonly TextParagraph[]): string {
  const sources = readParagraphs(holder, task.context);
  const before = sources.map(({ paragraph }) => paragraph);
  const { origins, isSame } = pairItems(before, paragraphs, isSameValue);
  const lists = listMaker(task.book);
  let like: ParagraphSource | null = sources[0] ?? null;
  return foldWrappers(
    paragraphs.map((paragraph, index): Wrapped => {
      const source = sources[origins[index] ?? -1] ?? null;
      like = source ?? like;
      const around = lists(paragraph, source);
      if (isSame[index] === true && source !== null) return { around, xml: getRawXml(source.element) };
      return { around, xml: paragraphXml(task, { source, like, paragraph }) };
    }),
  );
}

const aligns = {
  left: ['start', 'end'],
  right: ['end', 'start'],
  center: ['center', 'center'],
  justify: ['justify', 'justify'],
} as const;

function paragraphXml(
  { book: writer, context }: TextTask,
  {
    source,
    like,
    paragraph,
  }: { source: ParagraphSource | null; like: ParagraphSource | null; paragraph: TextParagraph },
): string {
  const from = source ?? like;
  const style = from === null ? null : getString(from.element, 'text:style-name');
  const size = (paragraph.runs.find(({ text }) => text !== '') ?? paragraph.runs[0])?.size ?? 0;
  const is = formOf(paragraphChain(context, style), size);
  const changes: Record<string, string | null> = {};
  if (is.isRightToLeft !== paragraph.isRightToLeft)
    changes['style:writing-mode'] = paragraph.isRightToLeft ? 'rl-tb' : 'lr-tb';
  // `start` and `end` depend on the text direction.
  if (is.align !== paragraph.align || is.isRightToLeft !== paragraph.isRightToLeft)
    changes['fo:text-align'] = aligns[paragraph.align][paragraph.isRightToLeft ? 1 : 0];
  if (is.lineSpacing !== paragraph.lineSpacing) {
    changes['fo:line-height'] = `${Math.round(paragraph.lineSpacing * 100_000) / 1000}%`;
    changes['style:line-height-at-least'] = null;
  }
  if (is.spaceBefore !== paragraph.spaceBefore) changes['fo:margin-top'] = `${paragraph.spaceBefore}pt`;
  const isSame = Object.keys(changes).length === 0;
  const name = isSame ? style : writer.style('paragraph', style, { 'style:paragraph-properties': changes });
  const chain = paragraphChain(context, name);
  const inside = runsXml({ book: writer, context, chain, source, like }, paragraph.runs);
  const element = source?.element;
  const tag = element === undefined ? '<text:p>' : getOpenTag(element);
  const attributes = parseAttributes(tag);
  if (name !== null) attributes.set('text:style-name', `"${encodeAttribute(name)}"`);
  return `${createTag(tag, attributes)}${inside}</${element?.name ?? 'text:p'}>`;
}

interface Placed {
  around: readonly Wrapper[];
  paragraph: TextParagraph;
}

/** Finds the lists and items around each paragraph in turn: its own if they still fit, otherwise new ones beside or within the previous ones. */
function listMaker(
  writer: DocumentWriter,
): (paragraph: TextParagraph, source: ParagraphSource | null) => readonly Wrapper[] {
  let last: Placed | null = null;
  return (paragraph, source) => {
    const around = placeIn(writer, { last, paragraph, source });
    last = { around, paragraph };
    return around;
  };
}

interface ListTask {
  last: Placed | null;
  paragraph: TextParagraph;
  source: ParagraphSource | null;
}

function placeIn(writer: DocumentWriter, { last, paragraph, source }: ListTask): readonly Wrapper[] {
  const { list, level } = paragraph;
  const was = source?.paragraph;
  if (source !== null && was?.list === list && was.level === level && fits(source, last))
    return source.around.map((element) => ({ mark: element, name: element.name, tag: getOpenTag(element) }));
  if (list === 'none' && level === 0) return [];
  const before = last?.paragraph;
  const open = last?.around ?? [];
  if (before?.list === list && before.level === level && open.length > 2 * level)
    return [...open.slice(0, 2 * level + 1), newItem()];
  const isWithin = before !== undefined && before.level < level && open.length === 2 * (before.level + 1);
  const around = isWithin ? [...open] : [];
  let style: string | null = writer.list(list);
  while (around.length < 2 * (level + 1)) {
    const tag: string =
      style === null ? '<text:list>' : `<text:list text:style-name="${encodeAttribute(style)}">`;
    around.push({ mark: {}, name: 'text:list', tag }, newItem());
    style = null;
  }
  return around;
}

const newItem = (): Wrapper => ({ mark: {}, name: 'text:list-item', tag: '<text:list-item>' });

/** An item whose marker belongs to another paragraph does not fit. */
function fits({ element, around }: ParagraphSource, last: Placed | null): boolean {
  const item = around.at(-1);
  if (item === undefined) return true;
  const isHeader = item.name !== 'text:list-item';
  if (isHeader || item.children.find(({ name }) => /^text:[ph]$/.test(name)) === element) return true;
  return last?.around.some(({ mark }) => mark === item) === true;
}
