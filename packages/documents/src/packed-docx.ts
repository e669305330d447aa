import type { DocxNotes } from './docx-lines.ts';
import { type DocxBlock, type Gap, isOneLine, noGap } from './docx-paragraphs.ts';
import type { DocxText } from './docx-text.ts';

/**
 * A parsed text in a form that is fast to transfer between threads: a few long strings and number arrays instead of an object per paragraph. The text
 * and the part are transferred separately.
 */
export interface PackedDocx {
  offsets: Uint32Array;
  isVerbatim: boolean;
  tail: Gap;
  notes: DocxNotes;
  /** All lines concatenated, and the length of each. */
  lines: string;
  lengths: Uint32Array;
  gaps: readonly Gap[];
  /** For each block, the index of its gap in `gaps`. */
  gapIndexes: Uint16Array;
  isEmpty: Uint8Array;
  /** Blocks that are more than one line as written, by index. */
  irregularBlocks: readonly [number, Pick<DocxBlock, 'raw' | 'textBoxLines' | 'notes' | 'isMarkDeleted'>][];
}

/** Limits for unpacking within some 10 ms. */
const maxBlocks = 30_000;
const maxIrregularBlocks = 3000;
const maxGaps = 1000;

/** Null for a text that is faster to read again. */
export function packDocx(docx: DocxText): PackedDocx | null {
  const { blocks, offsets, isVerbatim, tail, notes } = docx;
  if (blocks.length > maxBlocks) return null;
  const irregular: [number, PackedDocx['irregularBlocks'][number][1]][] = [];
  const gaps = new Map<string, number>();
  const knownGaps: Gap[] = [];
  const gapIndexes = new Uint16Array(blocks.length);
  for (const [index, block] of blocks.entries()) {
    const key = JSON.stringify(block.gap);
    const number = gaps.get(key) ?? knownGaps.push(block.gap) - 1;
    gaps.set(key, number);
    gapIndexes[index] = number;
    if (isIrregular(block)) {
      const { raw, textBoxLines: below, notes: references, isMarkDeleted } = block;
      irregular.push([index, { raw, textBoxLines: below, notes: references, isMarkDeleted }]);
    }
    if (irregular.length > maxIrregularBlocks || knownGaps.length > maxGaps) return null;
  }
  return {
    offsets,
    isVerbatim,
    tail,
    notes,
    gaps: knownGaps,
    gapIndexes,
    irregularBlocks: irregular,
    lines: blocks.map(({ line }) => line).join(''),
    lengths: Uint32Array.from(blocks, ({ line }) => line.length),
    isEmpty: Uint8Array.from(blocks, (block) => (block.isEmpty ? 1 : 0)),
  };
}

function isIrregular({ raw, line, textBoxLines: below, notes, isMarkDeleted }: DocxBlock): boolean {
  return raw !== line || below.length > 0 || notes.length > 0 || isMarkDeleted;
}

const noNames: readonly string[] = [];

export function unpackDocx(packed: PackedDocx, { bytes, text }: Pick<DocxText, 'bytes' | 'text'>): DocxText {
  const { offsets, isVerbatim, tail, notes, lines, lengths, gapIndexes, isEmpty } = packed;
  const gaps = packed.gaps.map((gap) => (gap.closes.length + gap.opens.length === 0 ? noGap : gap));
  const irregular = new Map(packed.irregularBlocks);
  const blocks: DocxBlock[] = [];
  let offset = 0;
  for (const [index, length] of lengths.entries()) {
    const line = lines.slice(offset, offset + length);
    offset += length;
    blocks.push({
      gap: gaps[gapIndexes[index] ?? 0] ?? noGap,
      ...(irregular.get(index) ?? { raw: line, textBoxLines: noNames, notes: noNames, isMarkDeleted: false }),
      line,
      isEmpty: isEmpty[index] === 1,
    });
  }
  return { bytes, blocks, offsets, isVerbatim, isPlain: blocks.every(isOneLine), tail, notes, text };
}
