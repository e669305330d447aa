import {
  type DocxNotes,
  joinBlocks,
  linesOfNotes,
  type NoteLines,
  noNotes,
  notWellFormed,
} from './docx-lines.ts';
import { type DocxBlock, decodeLatin1, type Gap, isOneLine, noGap, scanBlocks } from './docx-paragraphs.ts';

/**
 * The text of `word/document.xml` with the position of each paragraph, so that for the next version only the paragraphs between the shared bytes at
 * start and end are read again.
 */
export interface DocxText {
  bytes: Uint8Array;
  /** Whether the bytes are those of the part itself, as in nearly all cases. */
  isVerbatim: boolean;
  blocks: readonly DocxBlock[];
  /** Start and end of each block in bytes, alternating; as numbers they can be shifted quickly. */
  offsets: Uint32Array;
  /** Whether each block is one line, and there are no other lines. */
  isPlain: boolean;
  /** Elements that end after the last block. */
  tail: Gap;
  notes: DocxNotes;
  text: string;
}

/** The number of bytes that two versions share at both ends; they do not overlap in either version. */
export interface CommonBytes {
  prefix: number;
  suffix: number;
}

/** Reads the notes parts; null for a part that the file lacks. */
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
 * Reads the whole part. Line breaks are "\n", one line per paragraph, NFC (docs/metrics.md#the-log); a note follows the paragraph with its first
 * reference. Throws a DocumentError if it is not well-formed.
 */
export function readDocxText(documentXml: Uint8Array, notes: DocxNotes = noNotes): DocxText {
  const bytes = normalizePrefix(documentXml, 'document');
  const { blocks, offsets, tail, isWhole } = scanBlocks({ bytes, xml: decodeLatin1(bytes), origin: 0 });
  if (!isWhole) throw notWellFormed();
  const text = joinBlocks({ blocks, tail, notes });
  const isPlain = blocks.every(isOneLine);
  const isVerbatim = bytes === documentXml;
  return { bytes, isVerbatim, blocks, offsets: Uint32Array.from(offsets), isPlain, tail, notes, text };
}

/** The text of a truncated part, as far as it goes. */
export function readDocxBeginning(documentXml: Uint8Array): string {
  const bytes = normalizePrefix(documentXml, 'document');
  const { blocks } = scanBlocks({ bytes, xml: decodeLatin1(bytes), origin: 0 });
  return joinBlocks({ blocks, tail: null, notes: noNotes });
}

/** The next version of the text, and the number of UTF-16 units known to be equal at both ends. */
export interface DocxTextUpdate extends DocxText {
  shared: { prefix: number; suffix: number };
}

/** Reads the next version of the part: same result as `readDocxText(next)`, at a cost proportional to the change. */
export function updateDocxText(
  previous: DocxText,
  next: Uint8Array,
  commonBytes: CommonBytes,
  notes: DocxNotes = noNotes,
): DocxTextUpdate {
  return updateIncrementally(previous, next, commonBytes, notes) ?? readFully(next, notes);
}

/** As `updateDocxText`, but null if the whole part must be read. */
export function updateIncrementally(
  previous: DocxText,
  next: Uint8Array,
  commonBytes: CommonBytes,
  notes: DocxNotes = noNotes,
): DocxTextUpdate | null {
  if (usesOtherPrefix(next, 'document') || !previous.isVerbatim || previous.blocks.length === 0) return null;
  const { blocks, offsets } = previous;
  const count = blocks.length;
  const first = Math.max(0, findLastBlockStartingBefore(offsets, commonBytes.prefix));
  const last = Math.min(
    count,
    findFirstBlockEndingAfter(offsets, previous.bytes.length - commonBytes.suffix),
  );
  const shift = next.length - previous.bytes.length;
  const from = commonBytes.prefix > getBlockStart(offsets, 0) ? getBlockStart(offsets, first) : 0;
  const to = last < count ? getBlockEnd(offsets, last) + shift : next.length;
  const scan = scanBlocks({ bytes: next, xml: decodeLatin1(next.subarray(from, to)), origin: from });
  // Both ends must be paragraph boundaries again; anything else (a text box cut in two) is read completely.
  const startsAlike = from === 0 || scan.offsets[0] === from;
  const endsAlike = to === next.length || scan.offsets.at(-1) === to;
  if (!scan.isWhole || !startsAlike || !endsAlike) return null;
  const [newBlock] = scan.blocks;
  if (newBlock && from > 0) scan.blocks[0] = { ...newBlock, gap: blocks[first]?.gap ?? noGap };
  const change = { first, end: Math.min(last + 1, count), inserted: scan.blocks };
  const updated = blocks.slice(0, first).concat(scan.blocks, blocks.slice(change.end));
  const tail = to === next.length ? scan.tail : previous.tail;
  const isPlain = previous.isPlain && scan.blocks.every(isOneLine);
  const isNestingSame = isSameGap(tail, previous.tail) && hasSameNesting(blocks, change);
  const { text, shared } =
    isPlain && isNestingSame
      ? replaceLines(previous, change)
      : rejoin(previous, { blocks: updated, tail, notes }, change);
  return {
    bytes: next,
    isVerbatim: true,
    blocks: updated,
    offsets: moveOffsets(offsets, { ...change, offsets: scan.offsets, shift }),
    isPlain: isPlain || updated.every(isOneLine),
    tail,
    notes,
    text,
    shared,
  };
}

/** The blocks `inserted` replace those from `first` to before `end`. */
interface BlockChange {
  first: number;
  end: number;
  inserted: readonly DocxBlock[];
}

/** Whether the nesting around the blocks is certainly unchanged, so that it need not be tracked from the beginning. */
function hasSameNesting(blocks: readonly DocxBlock[], { first, end, inserted: added }: BlockChange): boolean {
  const removed = blocks.slice(first, end);
  if (added.length === 0 || !isSameGap(added[0]?.gap, removed[0]?.gap)) return false;
  const isAlike =
    added.length === removed.length && added.every(({ gap }, index) => isSameGap(gap, removed[index]?.gap));
  const isFlat = (list: readonly DocxBlock[]) => list.every(({ gap }, index) => index === 0 || gap === noGap);
  return isAlike || (isFlat(added) && isFlat(removed));
}

function isSameGap(a: Gap | undefined, b: Gap | undefined): boolean {
  const isSame = (x: readonly string[] = [], y: readonly string[] = []) =>
    x.length === y.length && x.every((name, index) => name === y[index]);
  return a === b || (isSame(a?.closes, b?.closes) && isSame(a?.opens, b?.opens));
}

/** For a text in which each block is one line. */
function replaceLines({ text, blocks }: DocxText, { first, end, inserted: added }: BlockChange) {
  const prefix = countLines(blocks, 0, first);
  const suffix = Math.max(0, text.length - prefix - countLines(blocks, first, end) + 1);
  const lines = added.map(({ line }) => line).join('\n');
  const next = text.slice(0, prefix) + lines + text.slice(text.length - suffix);
  return { text: next, shared: { prefix, suffix } };
}

/** Length of these lines, each with its separator. */
function countLines(blocks: readonly DocxBlock[], from: number, to: number): number {
  return measureText(blocks, from, to) + to - from;
}

function rejoin(
  previous: DocxText,
  next: Pick<DocxText, 'blocks' | 'tail' | 'notes'>,
  { first, end }: BlockChange,
) {
  const { blocks } = previous;
  const text = joinBlocks(next);
  const prefix = sharedPrefix(previous.text, text, measureText(blocks, 0, first));
  const suffix = sharedSuffix(previous.text, text, measureText(blocks, end, blocks.length));
  return { text, shared: { prefix, suffix } };
}

function moveOffsets(
  old: Uint32Array,
  change: BlockChange & { offsets: readonly number[]; shift: number },
): Uint32Array {
  const { first, end, offsets, shift } = change;
  const shifted = new Uint32Array(2 * first + offsets.length + old.length - 2 * end);
  shifted.set(old.subarray(0, 2 * first));
  shifted.set(offsets, 2 * first);
  const tailStart = 2 * first + offsets.length;
  shifted.set(old.subarray(2 * end), tailStart);
  if (shift !== 0)
    for (let index = tailStart; index < shifted.length; index++)
      shifted[index] = (shifted[index] ?? 0) + shift;
  return shifted;
}

/** The text after only its notes have changed. */
export function replaceNotes(previous: DocxText, notes: DocxNotes): DocxText {
  const { blocks, tail } = previous;
  return { ...previous, notes, text: joinBlocks({ blocks, tail, notes }) };
}

function readFully(next: Uint8Array, notes: DocxNotes): DocxTextUpdate {
  return { ...readDocxText(next, notes), shared: { prefix: 0, suffix: 0 } };
}

/** Length of the blocks themselves, which is their length in the text unless something around them has changed. */
function measureText(blocks: readonly DocxBlock[], from: number, to: number): number {
  let length = 0;
  for (let index = from; index < to; index++) length += blocks[index]?.line.length ?? 0;
  return length;
}

/** Comparing whole slices is many times faster than unit by unit, or than `startsWith`. */
function sharedPrefix(before: string, after: string, guess: number): number {
  return after.slice(0, guess) === before.slice(0, guess) ? Math.min(guess, before.length) : 0;
}

function sharedSuffix(before: string, after: string, guess: number): number {
  const end = guess === 0 ? '' : before.slice(-guess);
  return after.slice(after.length - end.length) === end ? end.length : 0;
}

const getBlockStart = (offsets: Uint32Array, block: number): number => offsets[2 * block] ?? 0;
const getBlockEnd = (offsets: Uint32Array, block: number): number => offsets[2 * block + 1] ?? 0;

/** Index of the first block with `end > offset`; the number of blocks if there is none. */
function findFirstBlockEndingAfter(offsets: Uint32Array, offset: number): number {
  let low = 0;
  let high = offsets.length / 2;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (getBlockEnd(offsets, middle) > offset) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Index of the last block with `start < offset`, -1 if there is none. */
function findLastBlockStartingBefore(offsets: Uint32Array, offset: number): number {
  let low = 0;
  let high = offsets.length / 2;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (getBlockStart(offsets, middle) < offset) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

const standardRoot = (root: string) => `<w:${root}`;

function usesOtherPrefix(bytes: Uint8Array, root: string): boolean {
  return !decodeLatin1(bytes.subarray(0, 2048)).includes(standardRoot(root));
}

/** Some programs use another prefix than `w:` for the namespace; their text is read from a copy with normalised names. */
export function normalizePrefix(bytes: Uint8Array, root: string): Uint8Array {
  if (!usesOtherPrefix(bytes, root)) return bytes;
  const xml = new TextDecoder().decode(bytes);
  const prefix = new RegExp(`<([\\w.-]+):${root}[\\s>]`).exec(xml)?.[1];
  const normalized =
    prefix === undefined
      ? xml.replace(/<(\/?)([\w.-]+)(?=[\s/>])/g, '<$1w:$2')
      : xml.replaceAll(`<${prefix}:`, '<w:').replaceAll(`</${prefix}:`, '</w:');
  return new TextEncoder().encode(normalized);
}

/** The lines of each note or comment of a part. */
export function readNotePart(part: Uint8Array, root: string): NoteLines {
  const bytes = normalizePrefix(part, root);
  const { blocks, tail, isWhole } = scanBlocks({ bytes, xml: decodeLatin1(bytes), origin: 0 });
  if (!isWhole) throw notWellFormed();
  return linesOfNotes(blocks, tail);
}
