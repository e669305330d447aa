import {
  type DocxNotes,
  joinBlocks,
  linesOfNotes,
  type NoteLines,
  noNotes,
  notWellFormed,
} from './docx-lines.ts';
import { type DocxBlock, type Gap, latin1Of, noGap, scanBlocks } from './docx-paragraphs.ts';

/**
 * The text of a `word/document.xml` with the place of each of its paragraphs, so that the next version is
 * read by re-reading only the paragraphs between the bytes that both versions share at start and end.
 */
export interface DocxText {
  bytes: Uint8Array;
  blocks: readonly DocxBlock[];
  /** Elements that end behind the last block. */
  tail: Gap;
  notes: DocxNotes;
  text: string;
}

/** How much two versions of the part have in common, in bytes; the two never overlap in either version. */
export interface CommonBytes {
  prefix: number;
  suffix: number;
}

/** Reads parts of notes; null for a part that the file does not have. */
export function readDocxNotes(parts: {
  footnotes: Uint8Array | null;
  endnotes: Uint8Array | null;
}): DocxNotes {
  return {
    footnotes: parts.footnotes && readNotePart(parts.footnotes, 'footnotes'),
    endnotes: parts.endnotes && readNotePart(parts.endnotes, 'endnotes'),
  };
}

/**
 * Reads the whole part. Line breaks are "\n", one line a paragraph, NFC (docs/metrics.md#the-log); a note
 * follows the paragraph that refers to it first. Throws a DocumentError for
 * what is not well formed.
 */
export function readDocxText(documentXml: Uint8Array, notes: DocxNotes = noNotes): DocxText {
  const bytes = withUsualPrefix(documentXml, 'document');
  const { blocks, tail, isWhole } = scanBlocks({ bytes, xml: latin1Of(bytes), origin: 0 });
  if (!isWhole) throw notWellFormed();
  return { bytes, blocks, tail, notes, text: joinBlocks({ blocks, tail, notes }) };
}

/** The text of as much of the part as there is: for a part that was cut off. */
export function readDocxBeginning(documentXml: Uint8Array): string {
  const bytes = withUsualPrefix(documentXml, 'document');
  const { blocks } = scanBlocks({ bytes, xml: latin1Of(bytes), origin: 0 });
  return joinBlocks({ blocks, tail: null, notes: noNotes });
}

/** The next version of the text, and how many UTF-16 units at both ends are known to be the same. */
export interface DocxTextUpdate extends DocxText {
  shared: { prefix: number; suffix: number };
}

/** Reads the next version of the part: same result as `readDocxText(next)`, at the cost of what changed. */
export function updateDocxText(
  previous: DocxText,
  next: Uint8Array,
  common: CommonBytes,
  notes: DocxNotes = noNotes,
): DocxTextUpdate {
  if (usesOtherPrefix(next, 'document') || previous.blocks.length === 0) return readAfresh(next, notes);
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
  if (!scan.isWhole || !startsAlike || !endsAlike) return readAfresh(next, notes);
  const [read] = scan.blocks;
  if (read && from > 0) scan.blocks[0] = { ...read, gap: blocks[first]?.gap ?? noGap };
  const updated = blocks.slice(0, first);
  for (const block of scan.blocks) updated.push(block);
  for (let index = last + 1; index < blocks.length; index++) {
    const block = blocks[index];
    if (block) updated.push(shift === 0 ? block : moved(block, shift));
  }
  const tail = to === next.length ? scan.tail : previous.tail;
  const text = joinBlocks({ blocks: updated, tail, notes });
  const shared = {
    prefix: sharedPrefix(previous.text, text, lengthOf(blocks, 0, first)),
    suffix: sharedSuffix(previous.text, text, lengthOf(blocks, last + 1, blocks.length)),
  };
  return { bytes: next, blocks: updated, tail, notes, text, shared };
}

/** Field by field: spreading thousands of blocks takes longer than all the rest of a save. */
function moved(block: DocxBlock, shift: number): DocxBlock {
  const { start, end, gap, raw, line, below, notes, isMarkDeleted, isEmpty } = block;
  return { start: start + shift, end: end + shift, gap, raw, line, below, notes, isMarkDeleted, isEmpty };
}

/** The text when only its notes have changed. */
export function withNotes(previous: DocxText, notes: DocxNotes): DocxText {
  const { blocks, tail } = previous;
  return { ...previous, notes, text: joinBlocks({ blocks, tail, notes }) };
}

function readAfresh(next: Uint8Array, notes: DocxNotes): DocxTextUpdate {
  return { ...readDocxText(next, notes), shared: { prefix: 0, suffix: 0 } };
}

/** Characters of the blocks themselves: what they take in the text, unless something around them has changed. */
function lengthOf(blocks: readonly DocxBlock[], from: number, to: number): number {
  let length = 0;
  for (let index = from; index < to; index++) length += blocks[index]?.line.length ?? 0;
  return length;
}

/** Two slices are compared as a whole, many times faster than unit by unit, or by `startsWith`. */
function sharedPrefix(before: string, after: string, guess: number): number {
  return after.slice(0, guess) === before.slice(0, guess) ? Math.min(guess, before.length) : 0;
}

function sharedSuffix(before: string, after: string, guess: number): number {
  const end = guess === 0 ? '' : before.slice(-guess);
  return after.slice(after.length - end.length) === end ? end.length : 0;
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

const usualRoot = (root: string) => `<w:${root}`;

function usesOtherPrefix(bytes: Uint8Array, root: string): boolean {
  return !latin1Of(bytes.subarray(0, 2048)).includes(usualRoot(root));
}

/** Some programs write another prefix than `w:` for the same namespace; their text is read from a rewritten copy. */
function withUsualPrefix(bytes: Uint8Array, root: string): Uint8Array {
  if (!usesOtherPrefix(bytes, root)) return bytes;
  const xml = new TextDecoder().decode(bytes);
  const prefix = new RegExp(`<([\\w.-]+):${root}[\\s>]`).exec(xml)?.[1];
  const usual =
    prefix === undefined
      ? xml.replace(/<(\/?)([\w.-]+)(?=[\s/>])/g, '<$1w:$2')
      : xml.replaceAll(`<${prefix}:`, '<w:').replaceAll(`</${prefix}:`, '</w:');
  return new TextEncoder().encode(usual);
}

function readNotePart(part: Uint8Array, root: string): NoteLines {
  const bytes = withUsualPrefix(part, root);
  const { blocks, tail, isWhole } = scanBlocks({ bytes, xml: latin1Of(bytes), origin: 0 });
  if (!isWhole) throw notWellFormed();
  return linesOfNotes(blocks, tail);
}
