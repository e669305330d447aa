import { type DocxBlock, findBlocks, latin1Of, readBlock } from './docx-paragraphs.ts';

/**
 * The text of a `word/document.xml` with the place of each of its paragraphs, so that the next version is
 * read by re-reading only the paragraphs between the bytes that both versions share at start and end.
 */
export interface DocxText {
  bytes: Uint8Array;
  blocks: readonly DocxBlock[];
  text: string;
}

/** How much two versions of the part have in common, in bytes; the two never overlap in either version. */
export interface CommonBytes {
  prefix: number;
  suffix: number;
}

/** Reads the whole part. Line breaks are "\n", one line a paragraph, NFC (spec 4 §0). */
export function readDocxText(documentXml: Uint8Array): DocxText {
  const bytes = withUsualPrefix(documentXml);
  const xml = latin1Of(bytes);
  const blocks = findBlocks(xml, 0).map(({ start, end }) => readBlock(bytes, xml, { start, end, origin: 0 }));
  return { bytes, blocks, text: joinBlocks(blocks) };
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
  const xml = latin1Of(next.subarray(from, to));
  const ranges = findBlocks(xml, from);
  // Both ends must fall on paragraphs again; anything else (a text box cut in two) is read afresh.
  const startsAlike = from === 0 || ranges[0]?.start === from;
  const endsAlike = to === next.length || ranges.at(-1)?.end === to;
  if (!startsAlike || !endsAlike) return readAfresh(next);
  const updated = blocks.slice(0, first);
  for (const { start, end } of ranges) updated.push(readBlock(next, xml, { start, end, origin: from }));
  for (const block of blocks.slice(last + 1)) {
    updated.push(shift === 0 ? block : { ...block, start: block.start + shift, end: block.end + shift });
  }
  const shared = { prefix: lengthOf(blocks, 0, first), suffix: lengthOf(blocks, last + 1, blocks.length) };
  return { bytes: next, blocks: updated, text: joinBlocks(updated), shared };
}

function readAfresh(next: Uint8Array): DocxTextUpdate {
  return { ...readDocxText(next), shared: { prefix: 0, suffix: 0 } };
}

/** Characters of the blocks themselves: a lower bound of what they take in the text, line breaks left out. */
function lengthOf(blocks: readonly DocxBlock[], from: number, to: number): number {
  let length = 0;
  for (let index = from; index < to; index++) length += blocks[index]?.text.length ?? 0;
  return length;
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

function joinBlocks(blocks: readonly DocxBlock[]): string {
  let text = '';
  for (let index = 0; index < blocks.length; index++) {
    const block = blocks[index];
    if (!block) break;
    text += block.text;
    if (!block.runsOn && index < blocks.length - 1) text += '\n';
  }
  return text;
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
