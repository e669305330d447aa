import {
  type DocxBlock,
  type Gap,
  isDeletedName,
  isNameOf,
  latin1Of,
  noGap,
  scanBlocks,
} from './docx-paragraphs.ts';
import { DocumentError } from './errors.ts';
import { toNfc } from './nfc.ts';
import { createParagraphFlow, type OpenParagraph } from './paragraph-flow.ts';

/**
 * The text of a `word/document.xml` with the place of each of its paragraphs, so that the next version is
 * read by re-reading only the paragraphs between the bytes that both versions share at start and end.
 */
export interface DocxText {
  bytes: Uint8Array;
  blocks: readonly DocxBlock[];
  /** Elements that end behind the last block. */
  tail: Gap;
  text: string;
}

/** How much two versions of the part have in common, in bytes; the two never overlap in either version. */
export interface CommonBytes {
  prefix: number;
  suffix: number;
}

/**
 * Reads the whole part. Line breaks are "\n", one line a paragraph, NFC (spec 4 §0). Throws a DocumentError for
 * what is not well formed.
 */
export function readDocxText(documentXml: Uint8Array): DocxText {
  const bytes = withUsualPrefix(documentXml);
  const { blocks, tail, isWhole } = scanBlocks({ bytes, xml: latin1Of(bytes), origin: 0 });
  if (!isWhole) throw notWellFormed();
  return { bytes, blocks, tail, text: joinBlocks(blocks, tail) };
}

/** The text of as much of the part as there is: for a part that was cut off. */
export function readDocxBeginning(documentXml: Uint8Array): string {
  const bytes = withUsualPrefix(documentXml);
  const { blocks } = scanBlocks({ bytes, xml: latin1Of(bytes), origin: 0 });
  return joinBlocks(blocks, null);
}

function notWellFormed(): DocumentError {
  return new DocumentError('malformed', 'A part of the text is no well-formed XML');
}

/** The next version of the text, and how many UTF-16 units at both ends are known to be the same. */
export interface DocxTextUpdate extends DocxText {
  shared: { prefix: number; suffix: number };
}

/** Reads the next version of the part: same result as `readDocxText(next)`, at the cost of what changed. */
export function updateDocxText(previous: DocxText, next: Uint8Array, common: CommonBytes): DocxTextUpdate {
  if (usesOtherPrefix(next) || previous.blocks.length === 0) return readAfresh(next);
  const { blocks } = previous;
  const first = Math.max(0, lastBlockStartingBefore(blocks, common.prefix));
  const last = firstBlockEndingAfter(blocks, previous.bytes.length - common.suffix);
  const shift = next.length - previous.bytes.length;
  const from = common.prefix > (blocks[0]?.start ?? 0) ? (blocks[first]?.start ?? 0) : 0;
  const to = last < blocks.length ? (blocks[last]?.end ?? 0) + shift : next.length;
  const scan = scanBlocks({ bytes: next, xml: latin1Of(next.subarray(from, to)), origin: from });
  // Both ends must fall on paragraphs again; anything else (a text box cut in two) is read afresh.
  const startsAlike = from === 0 || scan.blocks[0]?.start === from;
  const endsAlike = to === next.length || scan.blocks.at(-1)?.end === to;
  if (!scan.isWhole || !startsAlike || !endsAlike) return readAfresh(next);
  const [read] = scan.blocks;
  if (read && from > 0) scan.blocks[0] = { ...read, gap: blocks[first]?.gap ?? noGap };
  const updated = blocks.slice(0, first);
  for (const block of scan.blocks) updated.push(block);
  for (let index = last + 1; index < blocks.length; index++) {
    const block = blocks[index];
    if (block)
      updated.push(shift === 0 ? block : { ...block, start: block.start + shift, end: block.end + shift });
  }
  const tail = to === next.length ? scan.tail : previous.tail;
  const text = joinBlocks(updated, tail);
  const shared = {
    prefix: sharedPrefix(previous.text, text, lengthOf(blocks, 0, first)),
    suffix: sharedSuffix(previous.text, text, lengthOf(blocks, last + 1, blocks.length)),
  };
  return { bytes: next, blocks: updated, tail, text, shared };
}

function readAfresh(next: Uint8Array): DocxTextUpdate {
  return { ...readDocxText(next), shared: { prefix: 0, suffix: 0 } };
}

/** Characters of the blocks themselves: what they take in the text, unless something around them has changed. */
function lengthOf(blocks: readonly DocxBlock[], from: number, to: number): number {
  let length = 0;
  for (let index = from; index < to; index++) length += blocks[index]?.line.length ?? 0;
  return length;
}

/** Comparing whole ranges is far cheaper than finding where they end. */
function sharedPrefix(before: string, after: string, guess: number): number {
  return after.startsWith(before.slice(0, guess)) ? Math.min(guess, before.length) : 0;
}

function sharedSuffix(before: string, after: string, guess: number): number {
  const end = guess === 0 ? '' : before.slice(-guess);
  return after.endsWith(end) ? end.length : 0;
}

/** Index of the first block with `end > offset`; the number of blocks if there is none. */
function firstBlockEndingAfter(blocks: readonly DocxBlock[], offset: number): number {
  let low = 0;
  let high = blocks.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((blocks[middle]?.end ?? 0) > offset) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Index of the last block with `start < offset`, -1 if there is none. */
function lastBlockStartingBefore(blocks: readonly DocxBlock[], offset: number): number {
  let low = 0;
  let high = blocks.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((blocks[middle]?.start ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** What paragraphs that become one have in common. */
interface Joined {
  raw: string;
  /** Composed, if it is that of a single block. */
  line: string | null;
  below: string[];
}

/** `tail` is null for a part that was cut off: its elements do not end. */
function joinBlocks(blocks: readonly DocxBlock[], tail: Gap | null): string {
  let text = '';
  let isFirst = true;
  const addLine = (line: string) => {
    text += isFirst ? line : `\n${line}`;
    isFirst = false;
  };
  const flow = createParagraphFlow<Joined>(({ raw, line, below }, isGone) => {
    if (!isGone) addLine(line ?? toNfc(raw));
    for (const item of below) addLine(item);
  });
  const surroundings = createSurroundings(flow);
  for (const block of blocks) {
    surroundings.pass(block.gap);
    if (surroundings.isDeleted()) continue;
    const before = flow.start();
    if (before) flow.end(joinBlock(before, block), block.isMarkDeleted);
    else if (block.isMarkDeleted) flow.end(startBlock(block), true);
    else {
      addLine(block.line);
      for (const item of block.below) addLine(item);
    }
  }
  if (tail) surroundings.pass(tail);
  if (tail && !surroundings.isClosed()) throw notWellFormed();
  flow.finish();
  return text;
}

function startBlock({ raw, line, below, isEmpty }: DocxBlock): OpenParagraph<Joined> {
  return { of: { raw, line, below: [...below] }, isEmpty };
}

function joinBlock({ of, isEmpty }: OpenParagraph<Joined>, block: DocxBlock): OpenParagraph<Joined> {
  of.raw += block.raw;
  of.line = null;
  of.below.push(...block.below);
  return { of, isEmpty: isEmpty && block.isEmpty };
}

/** The elements around the blocks, from one to the next. Throws a DocumentError where they do not nest. */
function createSurroundings(flow: { open: (name: string) => void; close: (name: string) => void }) {
  const open: string[] = [];
  /** How many elements are around the deleted row or cell; -1 outside of one. */
  let deletedAt = -1;

  function close(name: string): void {
    if (!isNameOf(open.pop(), name)) throw notWellFormed();
    if (open.length === deletedAt) deletedAt = -1;
    else if (deletedAt === -1) flow.close(name);
  }

  function enter(name: string): void {
    if (deletedAt === -1) {
      if (isDeletedName(name)) deletedAt = open.length;
      else flow.open(name);
    }
    open.push(name);
  }

  return {
    pass: (gap: Gap) => {
      if (gap === noGap) return;
      for (const name of gap.closes) close(name);
      for (const name of gap.opens) enter(name);
    },
    isDeleted: () => deletedAt !== -1,
    isClosed: () => open.length === 0,
  };
}
const usualRoot = '<w:document';

function usesOtherPrefix(bytes: Uint8Array): boolean {
  return !latin1Of(bytes.subarray(0, 2048)).includes(usualRoot);
}

/** Some programs write another prefix than `w:` for the same namespace; their text is read from a rewritten copy. */
function withUsualPrefix(bytes: Uint8Array): Uint8Array {
  if (!usesOtherPrefix(bytes)) return bytes;
  const xml = new TextDecoder().decode(bytes);
  const prefix = /<([\w.-]+):document[\s>]/.exec(xml)?.[1];
  const usual =
    prefix === undefined
      ? xml.replace(/<(\/?)([\w.-]+)(?=[\s/>])/g, '<$1w:$2')
      : xml.replaceAll(`<${prefix}:`, '<w:').replaceAll(`</${prefix}:`, '</w:');
  return new TextEncoder().encode(usual);
}
