import { isSameRunFormat, type RunFormat } from '../../../canvas/scene/run-format.ts';
import type { TextBody, TextParagraph, TextRun } from '../../../canvas/scene/scene.ts';
import type { Element } from '../../../xml/element.ts';
import { getString, getText, parseFinite } from '../../../xml/values.ts';
import type { Chain } from './styles.ts';
import {
  formOf,
  listKind,
  type ParagraphForm,
  paragraphChain,
  runFormatOf,
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
  around: readonly Element[];
  format: RunFormat;
}

/** A paragraph of the file with its position and content. */
export interface ParagraphSource {
  element: Element;
  /** Enclosing lists and items, outermost first. */
  around: readonly Element[];
  chain: Chain;
  pieces: readonly TextPiece[];
  paragraph: TextParagraph;
}

const maxDepth = 200;
const maxSpanDepth = 40;
const maxSpaces = 10_000;

export function readParagraphs(holder: Element, context: TextContext): ParagraphSource[] {
  const found: ParagraphSource[] = [];
  const walk = (element: Element, around: readonly Element[]): void => {
    for (const child of element.children) {
      if (child.name === 'text:p' || child.name === 'text:h')
        found.push(readParagraph(child, around, context));
      else if (listNames.includes(child.name) && around.length < maxDepth) walk(child, [...around, child]);
    }
  };
  walk(holder, []);
  return found;
}

const listNames = ['text:list', 'text:list-item', 'text:list-header'];

function readParagraph(element: Element, around: readonly Element[], context: TextContext): ParagraphSource {
  const chain = paragraphChain(context, getString(element, 'text:style-name'));
  const pieces = readPieces(element, context, chain);
  const lists = around.filter(({ name }) => name === 'text:list');
  const level = Math.min(8, Math.max(0, lists.length - 1));
  const runs = runsOf(pieces, emptyFormat(element, context, chain));
  const isNumbered = isFirstOfItem(element, around);
  return {
    element,
    around,
    chain,
    pieces,
    paragraph: {
      runs,
      list: lists.length > 0 && isNumbered ? listKind(context, { lists, level, paragraph: chain }) : 'none',
      level,
      ...formOf(chain, runs[0]?.size ?? 0),
    },
  };
}

/** Only the first paragraph of an item has a marker. */
function isFirstOfItem(element: Element, around: readonly Element[]): boolean {
  const item = around.at(-1);
  return (
    item?.name === 'text:list-item' && item.children.find(({ name }) => /^text:[ph]$/.test(name)) === element
  );
}

/** The format of text typed into an empty paragraph: that of its first span. */
function emptyFormat(element: Element, context: TextContext, paragraph: Chain): RunFormat {
  const spans: string[] = [];
  let next = element.children.find(({ name }) => name === 'text:span');
  while (next !== undefined && spans.length < maxSpanDepth) {
    const name = getString(next, 'text:style-name');
    if (name !== null) spans.push(name);
    next = next.children.find((child) => child.name === 'text:span');
  }
  return runFormatOf(context, { spans, paragraph, link: null });
}

/** The default paragraph for a text that the file lacks. */
export function emptyParagraph(context: TextContext): TextParagraph {
  const format = runFormatOf(context, { spans: [], paragraph: context.behind, link: null });
  const form: ParagraphForm = formOf(context.behind, format.size);
  return { runs: [{ text: '', ...format }], list: 'none', level: 0, ...form };
}

export function bodyOf(
  sources: readonly ParagraphSource[],
  context: TextContext,
  frame: Pick<TextBody, 'anchor' | 'inset'>,
): TextBody {
  const paragraphs = sources.map(({ paragraph }) => paragraph);
  return { ...frame, paragraphs: paragraphs.length === 0 ? [emptyParagraph(context)] : paragraphs };
}

function runsOf(pieces: readonly TextPiece[], empty: RunFormat): TextRun[] {
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
export function linkIn(address: string | null): string | null {
  return address !== null && /^(?:https?|mailto):/i.test(address) ? address : null;
}

const wrappers = ['text:span', 'text:a', 'text:meta'];

function readPieces(paragraph: Element, context: TextContext, chain: Chain): TextPiece[] {
  const pieces: TextPiece[] = [];
  const formats = new Map<string, RunFormat>();
  let isBehindSpace = true;
  const formatWithin = (around: readonly Element[]): RunFormat => {
    const spans = around
      .filter(({ name }) => name === 'text:span')
      .map((span) => getString(span, 'text:style-name'));
    const anchor = around.findLast(({ name }) => name === 'text:a') ?? null;
    const link = linkIn(getString(anchor, 'xlink:href'));
    const key = JSON.stringify([spans, link]);
    const known = formats.get(key) ?? runFormatOf(context, { spans, paragraph: chain, link });
    formats.set(key, known);
    return known;
  };
  const add = (
    kind: TextPiece['kind'],
    text: string,
    element: Element | null,
    around: readonly Element[],
  ): void => {
    if (text === '' && kind !== 'kept') return;
    if (kind !== 'kept') isBehindSpace = kind === 'text' && element === null && text.endsWith(' ');
    pieces.push({ kind, text, element, around, format: formatWithin(around) });
  };
  const addWords = (holder: Element, around: readonly Element[], from: number, to: number): void => {
    if (to <= from) return;
    const words = getText({ ...holder, from, to }).replace(/[\t\r\n ]+/g, ' ');
    add('text', isBehindSpace && words.startsWith(' ') ? words.slice(1) : words, null, around);
  };
  const walk = (holder: Element, around: readonly Element[]): void => {
    let at = holder.from;
    for (const child of holder.children) {
      addWords(holder, around, at, child.start);
      at = child.end;
      if (wrappers.includes(child.name) && around.length < maxSpanDepth && child.to > child.from)
        walk(child, [...around, child]);
      else add(...pieceOf(child), child, around);
    }
    addWords(holder, around, at, holder.to);
  };
  walk(paragraph, []);
  return pieces;
}

function pieceOf(element: Element): [kind: TextPiece['kind'], text: string] {
  switch (element.name) {
    case 'text:s':
      return [
        'text',
        ' '.repeat(Math.min(maxSpaces, Math.max(1, parseFinite(getString(element, 'text:c')) ?? 1))),
      ];
    case 'text:tab':
      return ['text', '\t'];
    case 'text:line-break':
      return ['break', '\n'];
    default:
      return fieldOf(element);
  }
}

/** An element that contains only text is a field; others are preserved. */
function fieldOf(element: Element): [kind: TextPiece['kind'], text: string] {
  const isPlain = element.name.startsWith('text:') && element.children.length === 0;
  const isSpan = wrappers.includes(element.name);
  const text = isPlain && !isSpan ? getText(element).replace(/[\t\r\n ]+/g, ' ') : '';
  return text === '' ? ['kept', ''] : ['field', text];
}
