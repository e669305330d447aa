import {
  deepestIndent,
  type RichBlock,
  type RichBlockType,
  type RichRun,
  type RichText,
  richBlockTypes,
  richLinkSchema,
} from '@redraft/contracts';
import { formatWithin, isHidden, type RunFormat, wordListItem } from './pasted-styles.ts';

/**
 * Converts HTML copied from Word, Google Docs or a web page to what the rich text format supports: text, headings, lists, quotes, links, bold and
 * italic. Sizes, colours, images and scripts are dropped.
 */
export function parseHtml(html: string): RichText {
  const { body } = new DOMParser().parseFromString(withoutStyles(html), 'text/html');
  const collected = new Collector();
  collectChildren(body, collected, {
    format: {},
    list: null,
    isPre: false,
    inside: null,
    top: highestHeading(body),
  });
  return collected.finish();
}

/** Parsing `style` attributes and elements violates the page's Content Security Policy: the attribute is renamed and the elements are removed. */
function withoutStyles(html: string): string {
  return html
    .replaceAll(/<(\/?)style(?=[\s/>])/gi, '<$1template')
    .replaceAll(/<[a-z][^<>]*>/gi, (tag) => tag.replaceAll(/([\s"'])style\s*=/gi, '$1 data-style='));
}

interface Context {
  format: RunFormat;
  list: { type: RichBlockType; indent: number } | null;
  isPre: boolean;
  /** A list item or table row becomes one block, whatever blocks it contains. */
  inside: 'item' | 'row' | 'quote' | null;
  /** The highest heading tag that occurs. */
  top: string | undefined;
}

const dropped = new Set(
  'script style template iframe object embed svg math head title meta link noscript button input select textarea img video audio canvas'
    .split(' ')
    .concat('xml', 'o:p'),
);
const blocks = new Set(
  'p div section article main header footer aside nav figure figcaption address dl dt dd pre table tbody thead tfoot caption hr form fieldset details summary body center'.split(
    ' ',
  ),
);
const headingTags = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** Heading levels are relative: the highest level in the pasted content becomes a heading, all others subheadings. */
function highestHeading(body: Element): string | undefined {
  return headingTags.find((tag) => body.querySelector(tag) !== null);
}

function collectChildren(parent: Element, collected: Collector, context: Context): void {
  for (const child of parent.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) collected.add(child.textContent ?? '', context);
    else if (child instanceof Element) collect(child, collected, context);
  }
}

function collect(element: Element, collected: Collector, context: Context): void {
  const tag = element.tagName.toLowerCase();
  if (dropped.has(tag) || isHidden(element)) return;
  const childContext = { ...context, format: formatWithin(element, context.format) };
  const ownType = richBlockTypes.find((type) => type === element.getAttribute('data-block'));
  const wordItem = wordListItem(element);
  if (ownType !== undefined) {
    collected.open(ownType, Number(element.getAttribute('data-indent')) || 0);
    collectChildren(element, collected, childContext);
    collected.close();
  } else if (wordItem !== null) {
    collected.open(wordItem.type, wordItem.indent);
    collectChildren(element, collected, childContext);
    collected.close();
  } else if (tag === 'br') collected.lineBreak();
  else if (tag === 'a')
    collectChildren(element, collected, { ...childContext, format: linked(element, childContext.format) });
  else if (tag === 'ul' || tag === 'ol') collectList(element, tag, collected, childContext);
  else if (tag === 'li') collectItem(element, collected, childContext);
  else collectBlock(element, tag, collected, childContext);
}

function linked(element: Element, format: RunFormat): RunFormat {
  const link = richLinkSchema.safeParse(element.getAttribute('href')?.trim());
  return link.success ? { ...format, link: link.data } : format;
}

function collectList(element: Element, tag: 'ul' | 'ol', collected: Collector, context: Context): void {
  const indent = context.list === null ? 0 : context.list.indent + 1;
  const type = tag === 'ol' ? 'numberItem' : 'bulletItem';
  if (context.inside !== 'row') collected.close();
  collectChildren(element, collected, { ...context, list: { type, indent } });
  if (context.inside !== 'row') collected.close();
}

function collectItem(element: Element, collected: Collector, context: Context): void {
  if (context.inside === 'row') {
    collectChildren(element, collected, context);
    return;
  }
  const { type, indent } = context.list ?? { type: 'bulletItem', indent: 0 };
  collected.open(type, indent);
  collectChildren(element, collected, { ...context, inside: 'item' });
  collected.close();
}

function headingType(element: Element, tag: string, { top }: Context): RichBlockType | undefined {
  if (tag === top || /\bMsoTitle\b/.test(element.className)) return 'heading';
  return headingTags.includes(tag) ? 'subheading' : undefined;
}

function collectBlock(element: Element, tag: string, collected: Collector, context: Context): void {
  const headingBlock = headingType(element, tag, context);
  const childContext = { ...context, isPre: context.isPre || tag === 'pre' };
  if (tag === 'tr') {
    collected.open('paragraph', 0);
    collectChildren(element, collected, { ...childContext, inside: 'row' });
    collected.close();
  } else if (tag === 'td' || tag === 'th') {
    collected.nextCell();
    collectChildren(element, collected, childContext);
  } else if (context.inside === 'item' || context.inside === 'row') {
    const isBlock = headingBlock !== undefined || blocks.has(tag) || tag === 'blockquote';
    if (isBlock) collected.boundary(context.inside);
    collectChildren(element, collected, childContext);
    if (isBlock) collected.boundary(context.inside);
  } else if (headingBlock !== undefined) {
    collected.open(headingBlock, 0);
    collectChildren(element, collected, childContext);
    collected.close();
  } else if (tag === 'blockquote') {
    collected.open('quote', 0);
    collectChildren(element, collected, { ...childContext, inside: 'quote' });
    collected.close();
  } else if (blocks.has(tag)) {
    collected.open(context.inside === 'quote' ? 'quote' : 'paragraph', 0);
    collectChildren(element, collected, childContext);
    collected.close();
    if (context.inside === 'quote') collected.open('quote', 0);
  } else collectChildren(element, collected, childContext);
}

const blanks = /[ \t\r\n\f]+/g;
/** Control characters, which are neither stored nor visible. */
const controlCharacters = /(?![\t\n])\p{Cc}/gu;

/** Collects blocks: text is added to the open block; a block without text is dropped. */
class Collector {
  readonly #blocks: RichBlock[] = [];
  #open: RichBlock | null = null;
  /** Separator to insert before the next text, if any follows. */
  #pending: '' | '\n' | '\t' | ' ' = '';

  open(type: RichBlockType, indent: number): void {
    this.close();
    this.#open = { type, indent: Math.min(deepestIndent, Math.max(0, Math.trunc(indent))), runs: [] };
  }

  close(): void {
    const block = this.#open;
    this.#open = null;
    this.#pending = '';
    const last = block?.runs.at(-1);
    if (block === null || last === undefined) return;
    last.text = last.text.trimEnd();
    if (last.text === '') block.runs.pop();
    if (block.runs.length > 0) this.#blocks.push(block);
  }

  boundary(inside: 'item' | 'row'): void {
    if (this.#pending === '') this.#pending = inside === 'row' ? ' ' : '\n';
  }

  nextCell(): void {
    this.#pending = '\t';
  }

  lineBreak(): void {
    this.#pending = '\n';
  }

  add(raw: string, { format, isPre }: Context): void {
    const collapsedText = raw
      .toWellFormed()
      .replaceAll(isPre ? /\r\n?/g : blanks, isPre ? '\n' : ' ')
      .replaceAll(controlCharacters, '');
    if (collapsedText === '') return;
    this.#open ??= { type: 'paragraph', indent: 0, runs: [] };
    const { runs, type } = this.#open;
    const isStart = runs.length === 0;
    const isAfterBreak = isStart || this.#pending !== '' || /\s$/.test(runs.at(-1)?.text ?? '');
    const text = !isPre && isAfterBreak ? collapsedText.replace(/^[ \u00a0]+/, '') : collapsedText;
    if (text === '') return;
    const parted = isStart ? text : this.#pending + text;
    this.#pending = '';
    this.#push(
      runs,
      parted,
      type === 'heading' || type === 'subheading' ? { ...format, bold: false } : format,
    );
  }

  #push(runs: RichRun[], text: string, { bold, italic, link }: RunFormat): void {
    const run: RichRun = {
      text,
      ...(bold === true ? { bold: true } : {}),
      ...(italic === true ? { italic: true } : {}),
      ...(link === undefined ? {} : { link }),
    };
    const last = runs.at(-1);
    if (last?.bold === run.bold && last?.italic === run.italic && last?.link === run.link && last)
      last.text += text;
    else runs.push(run);
  }

  finish(): RichText {
    this.close();
    return this.#blocks;
  }
}
