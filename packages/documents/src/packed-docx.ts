import type { DocxNotes } from './docx-lines.ts';
import { type DocxBlock, type Gap, isOneLine, noGap } from './docx-paragraphs.ts';
import type { DocxText } from './docx-text.ts';

/**
 * A parsed text in a form that is fast to transfer between threads: a few long strings and number arrays instead of an object per paragraph. The text
 * and the part are transferred separately.
 */
export interface PackedDocx {
  places: Uint32Array;
  isVerbatim: boolean;
  tail: Gap;
  notes: DocxNotes;
  /** All lines concatenated, and the length of each. */
  lines: string;
  lengths: Uint32Array;
  gaps: readonly Gap[];
  gapOf: Uint16Array;
  isEmpty: Uint8Array;
  /** Additional data of some blocks. */
  odd: readonly [number, Pick<DocxBlock, 'raw' | 'below' | 'notes' | 'isMarkDeleted'>][];
}

/** Limits for unpacking within some 10 ms. */
const maxBlocks = 30_000;
const maxOdd = 3000;
const maxGaps = 1000;

/** Null for a text that is faster to read again. */
export function packDocx(docx: DocxText): PackedDocx | null {
  const { blocks, places, isVerbatim, tail, notes } = docx;
  if (blocks.length > maxBlocks) return null;
  const specialBlocks: [number, PackedDocx['odd'][number][1]][] = [];
  const gaps = new Map<string, number>();
  const knownGaps: Gap[] = [];
  const gapOf = new Uint16Array(blocks.length);
  for (const [index, block] of blocks.entries()) {
    const key = JSON.stringify(block.gap);
    const number = gaps.get(key) ?? knownGaps.push(block.gap) - 1;
    gaps.set(key, number);
    gapOf[index] = number;
    if (isIrregular(block)) {
      const { raw, below, notes: references, isMarkDeleted } = block;
      specialBlocks.push([index, { raw, below, notes: references, isMarkDeleted }]);
    }
    if (specialBlocks.length > maxOdd || knownGaps.length > maxGaps) return null;
  }
  return {
    places,
    isVerbatim,
    tail,
    notes,
    gaps: knownGaps,
    gapOf,
    odd: specialBlocks,
    lines: blocks.map(({ line }) => line).join(''),
    lengths: Uint32Array.from(blocks, ({ line }) => line.length),
    isEmpty: Uint8Array.from(blocks, (block) => (block.isEmpty ? 1 : 0)),
  };
}

function isIrregular({ raw, line, below, notes, isMarkDeleted }: DocxBlock): boolean {
  return raw !== line || below.length > 0 || notes.length > 0 || isMarkDeleted;
}

const noNames: readonly string[] = [];

export function unpackDocx(packed: PackedDocx, { bytes, text }: Pick<DocxText, 'bytes' | 'text'>): DocxText {
  const { places, isVerbatim, tail, notes, lines, lengths, gapOf, isEmpty } = packed;
  const gaps = packed.gaps.map((gap) => (gap.closes.length + gap.opens.length === 0 ? noGap : gap));
  const specialBlocks = new Map(packed.odd);
  const blocks: DocxBlock[] = [];
  let offset = 0;
  for (const [index, length] of lengths.entries()) {
    const line = lines.slice(offset, offset + length);
    offset += length;
    blocks.push({
      gap: gaps[gapOf[index] ?? 0] ?? noGap,
      ...(specialBlocks.get(index) ?? { raw: line, below: noNames, notes: noNames, isMarkDeleted: false }),
      line,
      isEmpty: isEmpty[index] === 1,
    });
  }
  return { bytes, blocks, places, isVerbatim, isPlain: blocks.every(isOneLine), tail, notes, text };
}
