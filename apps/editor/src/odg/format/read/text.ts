import { isSameRunFormat, type RunFormat } from '../../../canvas/scene/run-format.ts';
import type { TextBody, TextParagraph, TextRun } from '../../../canvas/scene/scene.ts';
import type { Element } from '../../../xml/element.ts';
import { getString, getText, parseBoundedNumber } from '../../../xml/values.ts';
import type { StyleChain } from './styles.ts';
import {
  getParagraphChain,
  type ParagraphValues,
  readListKind,
  readParagraphValues,
  resolveRunFormat,
  type TextContext,
} from './text-styles.ts';

/** A part of a paragraph that comes from one node of the markup. */
export interface TextPiece {
  /** `kept` has no text and is preserved; a `field` is computed by the program that shows it. */
  kind: 'text' | 'break' | 'field' | 'kept';
  text: string;
  /** Null for plain text. */
  element: Element | null;
  /** Enclosing spans and links, outermost first. */
  ancestors: readonly Element[];
  format: RunFormat;
}

/** A paragraph of the file with its position and content. */
export interface ParagraphSource {
  element: Element;
  /** Enclosing lists and items, outermost first. */
  ancestors: readonly Element[];
  chain: StyleChain;
  pieces: readonly TextPiece[];
  paragraph: TextParagraph;
}

const maxDepth = 200;
const maxSpanDepth = 40;
const maxSpaces = 10_000;

export function readParagraphs(holder: Element, context: TextContext): ParagraphSource[] {
  const found: ParagraphSource[] = [];
  const visit = (element: Element, ancestors: readonly Element[]): void => {
    for (const child of element.children) {
      if (child.name === 'text:p' || child.name === 'text:h')
        found.push(readParagraph(child, ancestors, context));
      else if (listNames.includes(child.name) && ancestors.length < maxDepth)
        visit(child, [...ancestors, child]);
    }
  };
  visit(holder, []);
  return found;
}

const listNames = ['text:list', 'text:list-item', 'text:list-header'];

function readParagraph(
  element: Element,
  ancestors: readonly Element[],
  context: TextContext,
): ParagraphSource {
  const chain = getParagraphChain(context, getString(element, 'text:style-name'));
  const pieces = readPieces(element, context, chain);
  const lists = ancestors.filter(({ name }) => name === 'text:list');
  const level = Math.min(8, Math.max(0, lists.length - 1));
  const runs = toRuns(pieces, readEmptyFormat(element, context, chain));
  const hasMarker = isFirstOfListItem(element, ancestors);
  return {
    element,
    ancestors,
    chain,
    pieces,
    paragraph: {
      runs,
      list:
        lists.length > 0 && hasMarker ? readListKind(context, { lists, level, paragraph: chain }) : 'none',
      marker: null,
      level,
      indents: null,
      ...readParagraphValues(chain, runs[0]?.size ?? 0),
    },
  };
}

/** Only the first paragraph of an item has a marker. */
function isFirstOfListItem(element: Element, ancestors: readonly Element[]): boolean {
  const item = ancestors.at(-1);
  return (
    item?.name === 'text:list-item' && item.children.find(({ name }) => /^text:[ph]$/.test(name)) === element
  );
}

/** The format of text typed into an empty paragraph: that of its first span. */
function readEmptyFormat(element: Element, context: TextContext, paragraphStyles: StyleChain): RunFormat {
  const spans: string[] = [];
  let next = element.children.find(({ name }) => name === 'text:span');
  while (next !== undefined && spans.length < maxSpanDepth) {
    const name = getString(next, 'text:style-name');
    if (name !== null) spans.push(name);
    next = next.children.find((child) => child.name === 'text:span');
  }
  return resolveRunFormat(context, { spans, paragraph: paragraphStyles, link: null });
}

/** The default paragraph for a text that the file lacks. */
export function createEmptyParagraph(context: TextContext): TextParagraph {
  const format = resolveRunFormat(context, { spans: [], paragraph: context.inherited, link: null });
  const paragraphValues: ParagraphValues = readParagraphValues(context.inherited, format.size);
  return {
    runs: [{ text: '', ...format }],
    list: 'none',
    marker: null,
    level: 0,
    indents: null,
    ...paragraphValues,
  };
}

export function toBody(
  sources: readonly ParagraphSource[],
  context: TextContext,
  frame: Omit<TextBody, 'paragraphs'>,
): TextBody {
  const paragraphs = sources.map(({ paragraph }) => paragraph);
  return {
    ...frame,
    paragraphs: paragraphs.length === 0 ? [createEmptyParagraph(context)] : paragraphs,
  };
}

function toRuns(pieces: readonly TextPiece[], empty: RunFormat): TextRun[] {
  const runs: TextRun[] = [];
  for (const { text, format } of pieces) {
    if (text === '') continue;
    const last = runs.at(-1);
    if (last !== undefined && isSameRunFormat(last, format))
      runs[runs.length - 1] = { ...last, text: last.text + text };
    else runs.push({ text, ...format });
  }
  return runs.length === 0 ? [{ text: '', ...empty }] : runs;
}

/** Only these protocols are allowed. */
export function toAllowedLink(address: string | null): string | null {
  return address !== null && /^(?:https?|mailto):/i.test(address) ? address : null;
}

const wrapperNames = ['text:span', 'text:a', 'text:meta'];

function readPieces(paragraph: Element, context: TextContext, chain: StyleChain): TextPiece[] {
  const pieces: TextPiece[] = [];
  const formats = new Map<string, RunFormat>();
  let followsSpace = true;
  const formatWithin = (ancestors: readonly Element[]): RunFormat => {
    const spans = ancestors
      .filter(({ name }) => name === 'text:span')
      .map((span) => getString(span, 'text:style-name'));
    const anchor = ancestors.findLast(({ name }) => name === 'text:a') ?? null;
    const link = toAllowedLink(getString(anchor, 'xlink:href'));
    const key = JSON.stringify([spans, link]);
    const cached = formats.get(key) ?? resolveRunFormat(context, { spans, paragraph: chain, link });
    formats.set(key, cached);
    return cached;
  };
  const add = (
    kind: TextPiece['kind'],
    text: string,
    element: Element | null,
    ancestors: readonly Element[],
  ): void => {
    if (text === '' && kind !== 'kept') return;
    if (kind !== 'kept') followsSpace = kind === 'text' && element === null && text.endsWith(' ');
    pieces.push({ kind, text, element, ancestors, format: formatWithin(ancestors) });
  };
  const addText = (holder: Element, ancestors: readonly Element[], from: number, to: number): void => {
    if (to <= from) return;
    const words = getText({ ...holder, from, to }).replace(/[\t\r\n ]+/g, ' ');
    add('text', followsSpace && words.startsWith(' ') ? words.slice(1) : words, null, ancestors);
  };
  const visit = (holder: Element, ancestors: readonly Element[]): void => {
    let offset = holder.from;
    for (const child of holder.children) {
      addText(holder, ancestors, offset, child.start);
      offset = child.end;
      if (wrapperNames.includes(child.name) && ancestors.length < maxSpanDepth && child.to > child.from)
        visit(child, [...ancestors, child]);
      else add(...toPiece(child), child, ancestors);
    }
    addText(holder, ancestors, offset, holder.to);
  };
  visit(paragraph, []);
  return pieces;
}

function toPiece(element: Element): [kind: TextPiece['kind'], text: string] {
  switch (element.name) {
    case 'text:s':
      return [
        'text',
        ' '.repeat(Math.min(maxSpaces, Math.max(1, parseBoundedNumber(getString(element, 'text:c')) ?? 1))),
      ];
    case 'text:tab':
      return ['text', '\t'];
    case 'text:line-break':
      return ['break', '\n'];
    default:
      return toFieldOrKept(element);
  }
}

/** An element that contains only text is a field; others are preserved. */
function toFieldOrKept(element: Element): [kind: TextPiece['kind'], text: string] {
  const hasOnlyText = element.name.startsWith('text:') && element.children.length === 0;
  const isWrapper = wrapperNames.includes(element.name);
  const text = hasOnlyText && !isWrapper ? getText(element).replace(/[\t\r\n ]+/g, ' ') : '';
  return text === '' ? ['kept', ''] : ['field', text];
}
